import { sameValue } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import { type Selector, isBound } from '../../language/selector.js';
import { countOf } from '../phrases/amounts.js';
import { filterOf, someCards, type Some } from '../phrases/cards-of.js';
import { type EffectWords, effectAt, saysAll, unlessYou } from '../phrases/effect-words.js';
import { who } from '../phrases/selectors.js';

const HAND = 'hand';
const CHOSEN = 'chosen';
const LOWER = 'lower';
const onTop = (bound: string): Effect => ({
  effect: 'moveCards',
  what: { bound },
  to: 'library',
  position: 'top',
});

/** Builds the effects of looking at a hand, or of its player revealing it, and choosing cards of it. */
const fromHand = (
  whose: Selector,
  { what, count }: Some,
  effect: 'look' | 'reveal' = 'look',
): readonly Effect[] => [
  { effect, at: { hand: whose }, bind: HAND },
  {
    effect: 'choose',
    from: { bound: HAND },
    ...filterOf(what),
    ...(count === undefined ? {} : { count }),
    bind: CHOSEN,
  },
];

/** Returns whose hand it is, and what is chosen from it. */
function handIn(effects: readonly Effect[]): { readonly whose: Selector; readonly cards: Some } | undefined {
  const look = effectAt(effects, 0, 'look') ?? effectAt(effects, 0, 'reveal');
  const choose = effectAt(effects, 1, 'choose');
  if (!look || !choose || !('hand' in look.at) || choose.count === 'all') return undefined;
  const { filter = {}, count } = choose;
  return { whose: look.at.hand, cards: { what: filter, ...(count === undefined ? {} : { count }) } };
}

const discard: Effect = { effect: 'moveCards', what: { bound: CHOSEN }, to: 'graveyard', as: 'discard' };
const LEAD = "you look at <who>'s hand and choose <cards> from it. ";
const ENDS: readonly {
  readonly words: string;
  readonly fits: (cards: Some) => boolean;
  readonly after: readonly Effect[];
}[] = [
  { words: '<whose> discards that card', fits: ({ count }) => count === undefined, after: [discard] },
  { words: '<whose> discards those cards', fits: ({ count }) => count !== undefined, after: [discard] },
  {
    words: "put that card on top of <whose>'s library",
    fits: ({ count }) => count === undefined,
    after: [onTop(CHOSEN)],
  },
  {
    words: "put them on top of <whose>'s library in any order",
    fits: ({ count }) => count === 2,
    // You order the cards, not their owner: the one that will be below the other is chosen.
    after: [{ effect: 'choose', from: { bound: CHOSEN }, bind: LOWER }, onTop(LOWER), onTop(CHOSEN)],
  },
];

/** "Look at target player's hand and choose a card from it. That player discards that card". */
const chosenFromHands: EffectWords = ENDS.map(({ words, fits, after }) =>
  saysAll({
    words: `${LEAD}${words}`,
    holes: { who, cards: someCards, whose: who },
    make: ({ who: player, cards, whose }) =>
      sameValue(player, whose) && player !== 'you' && fits(cards)
        ? [...fromHand(player, cards), ...after]
        : undefined,
    parts(effects) {
      const found = handIn(effects);
      return found && fits(found.cards) && sameValue(effects.slice(2), after)
        ? { who: found.whose, cards: found.cards, whose: found.whose }
        : undefined;
    },
  }),
);

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

const exiled: readonly Effect[] = [{ effect: 'moveCards', what: { bound: CHOSEN }, to: 'exile' }];

/** "Target opponent reveals their hand. You choose a nonland card from it and exile that card". */
const exiledFromHands: EffectWords = (['reveal', 'look'] as const).map((shows) => {
  const leads =
    shows === 'look'
      ? ["you look at <who>'s hand and choose <cards> from it"]
      : [
          '<who> reveals their hand. you choose <cards> from it',
          '<who> reveals their hand and you choose <cards> from it',
        ];
  const [words = '', ...also] = leads.flatMap((lead) =>
    [' and ', '. ', ', then '].flatMap((joint) =>
      ['exile that card', 'exile it'].map((end) => `${lead}${joint}${end}`),
    ),
  );
  return saysAll({
    words,
    also,
    holes: { who, cards: someCards },
    make: ({ who: player, cards }) =>
      player !== 'you' && cards.count === undefined
        ? [...fromHand(player, cards, shows), ...exiled]
        : undefined,
    parts(effects) {
      const found = handIn(effects);
      return found && sameValue(effects, [...fromHand(found.whose, found.cards, shows), ...exiled])
        ? { who: found.whose, cards: found.cards }
        : undefined;
    },
  });
});

/** Effects on cards in hands. */
export const handWords: EffectWords = [
  ...chosenFromHands,
  ...exiledFromHands,
  ...discardedWords,
  ...handsBelow,
];
