import { sameValue } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import type { MtgCardFilter } from '../../language/filter.js';
import type { Selector } from '../../language/selector.js';
import { filterOf, some, someCards, type Some } from '../phrases/cards-of.js';
import { type EffectWords, effectAt, saysAll } from '../phrases/effect-words.js';
import { who } from '../phrases/selectors.js';

const GIVEN = 'givenUp';

/**
 * Builds the effects in which each of some players chooses objects of their own, which then move. For you,
 * the words would differ.
 */
function choosing(
  player: Selector,
  { what, count }: Some,
  own: MtgCardFilter,
  to: 'exile' | 'hand',
): readonly Effect[] {
  return [
    {
      effect: 'choose',
      who: player,
      ...filterOf({ ...own, ...what }),
      ...(count === undefined ? {} : { count }),
      bind: GIVEN,
    },
    { effect: 'moveCards', what: { bound: GIVEN }, to },
  ];
}

/** Returns who chooses what, if the effects have that form. */
function chosenIn(
  effects: readonly Effect[],
  own: MtgCardFilter,
  to: 'exile' | 'hand',
): { readonly who: Selector; readonly cards: Some } | undefined {
  const choose = effectAt(effects, 0, 'choose');
  if (choose?.who === undefined || choose.count === 'all' || choose.filter === undefined) return undefined;
  const what = Object.fromEntries(Object.entries(choose.filter).filter(([key]) => !(key in own)));
  const cards: Some = { what, ...(choose.count === undefined ? {} : { count: choose.count }) };
  return sameValue(effects, choosing(choose.who, cards, own, to)) ? { who: choose.who, cards } : undefined;
}

/** "Target opponent exiles two cards from their hand" (rule 608.2d). */
const exilesOwn: EffectWords = (['hand', 'graveyard'] as const).map((zone) => {
  const own = { zone, owner: 'self' } as const;
  return saysAll({
    words: `<who> exiles <cards> from their ${zone}`,
    holes: { who, cards: someCards },
    make: ({ who: player, cards }) => (player === 'you' ? undefined : choosing(player, cards, own, 'exile')),
    parts: (effects) => chosenIn(effects, own, 'exile'),
  });
});

const YOURS = { controller: 'self' } as const;

/** Whether it is one permanent of the player, whom the sentence names. */
const isPlain = ({ what, count }: Some): boolean =>
  count === undefined && what.zone === undefined && what.controller === undefined && what.owner === undefined;

/** "Each player returns a creature they control to its owner's hand". "They" may be resolved already. */
const returnsOwn: EffectWords = [
  saysAll({
    words: "<who> returns <cards> they control to its owner's hand",
    holes: { who, cards: some },
    make: ({ who: player, cards }) =>
      player !== 'you' && isPlain(cards) ? choosing(player, cards, YOURS, 'hand') : undefined,
    parts(effects) {
      const found = chosenIn(effects, YOURS, 'hand');
      return found && isPlain(found.cards) ? found : undefined;
    },
  }),
  saysAll({
    words: "<who> returns <cards> <again> controls to its owner's hand",
    holes: { who, cards: some, again: who },
    make: ({ who: player, cards, again }) =>
      sameValue(player, again) && isPlain(cards) ? choosing(player, cards, YOURS, 'hand') : undefined,
    parts: () => undefined,
  }),
];

/** What other players choose among their own objects. */
export const ownChoiceWords: EffectWords = [...exilesOwn, ...returnsOwn];
