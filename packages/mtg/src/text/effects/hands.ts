import { sameValue } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import { type Selector, isBound } from '../../language/selector.js';
import { countOf } from '../phrases/amounts.js';
import { filterOf, someCards, type Some } from '../phrases/cards-of.js';
import { type EffectWords, effectAt, saysAll, unlessYou } from '../phrases/effect-words.js';
import { who } from '../phrases/selectors.js';

const onTop = (bound: string): Effect => ({
  effect: 'moveCards',
  what: { bound },
  to: 'library',
  position: 'top',
});

const THROWN: Selector = { bound: 'thrown' };
const drawsThatMany = (player: Selector): Effect => ({
  effect: 'draw',
  ...unlessYou(player),
  amount: { numberOf: THROWN },
});

/** Effects that count the discarded cards. */
const discardedWords: EffectWords = [
  saysAll({
    words: '<who> discards|discard <cards>, then draws|draw as many cards as they discarded this way',
    also: ['<who> discards|discard <cards>, then draws|draw that many cards'],
    holes: { who, cards: someCards },
    make: ({ who: player, cards: { what, count } }) => [
      {
        effect: 'discard',
        ...unlessYou(player),
        ...filterOf(what),
        ...(count === undefined ? {} : { amount: count }),
        bind: 'thrown',
      },
      drawsThatMany(player),
    ],
    parts(effects) {
      const found = effects.length === 2 ? effectAt(effects, 0, 'discard') : undefined;
      const { who: player = 'you', amount, filter = {}, bind, chooser } = found ?? {};
      return found &&
        amount !== 'all' &&
        bind === 'thrown' &&
        chooser === undefined &&
        sameValue(effects[1], drawsThatMany(player))
        ? { who: player, cards: { what: filter, ...(amount === undefined ? {} : { count: amount }) } }
        : undefined;
    },
  }),
  saysAll({
    words:
      'you discard <cards>, then return a card from your graveyard to your hand for each card discarded this way',
    holes: { cards: someCards },
    make: ({ cards: { what, count } }) => [
      {
        effect: 'discard',
        ...filterOf(what),
        ...(count === undefined ? {} : { amount: count }),
        bind: 'thrown',
      },
      ...RETURNED,
    ],
    parts(effects) {
      const found = effectAt(effects, 0, 'discard');
      const { who: player, amount, filter = {}, bind, chooser } = found ?? {};
      return found &&
        amount !== 'all' &&
        bind === 'thrown' &&
        player === undefined &&
        chooser === undefined &&
        sameValue(effects.slice(1), RETURNED)
        ? { cards: { what: filter, ...(amount === undefined ? {} : { count: amount }) } }
        : undefined;
    },
  }),
];
const RETURNED: readonly Effect[] = [
  {
    effect: 'choose',
    filter: { zone: 'graveyard', owner: 'self' },
    count: { numberOf: THROWN },
    bind: 'returned',
  },
  { effect: 'moveCards', what: { bound: 'returned' }, to: 'hand' },
];

const TWO_ENDS =
  'put <cards> from your hand both on top of your library or both on the bottom of your library';
const bothTo = (count: Some['count']): readonly Effect[] => [
  {
    effect: 'choose',
    filter: { zone: 'hand', owner: 'self' },
    ...(count === undefined ? {} : { count }),
    bind: 'returned',
  },
  {
    effect: 'may',
    effects: [onTop('returned')],
    else: [{ effect: 'moveCards', what: { bound: 'returned' }, to: 'library', position: 'bottom' }],
  },
];

/** Builds the effects of putting a whole hand below the library and drawing that many cards. */
const handBelow = (player: { readonly bound: string }): readonly Effect[] => [
  {
    effect: 'moveCards',
    what: { each: { zone: 'hand', owner: `role.${player.bound}` } },
    to: 'library',
    position: 'bottom',
    bind: 'returned',
  },
  { effect: 'draw', who: player, amount: { numberOf: { bound: 'returned' } } },
];

const handsBelow: EffectWords = [
  saysAll({
    words: TWO_ENDS,
    holes: { cards: countOf('card') },
    make: ({ cards }) => (cards === 2 ? bothTo(cards) : undefined),
    parts: (effects) => (sameValue(effects, bothTo(2)) ? { cards: 2 } : undefined),
  }),
  saysAll({
    words:
      '<who> puts the cards in their hand on the bottom of their library in any order, then draws that many cards',
    holes: { who },
    make: ({ who: player }) => (isBound(player) ? handBelow(player) : undefined),
    parts(effects) {
      const player = effectAt(effects, 1, 'draw')?.who;
      return isBound(player) && sameValue(effects, handBelow(player)) ? { who: player } : undefined;
    },
  }),
];

/** Effects on cards in hands. */
export const handWords: EffectWords = [...discardedWords, ...handsBelow];
