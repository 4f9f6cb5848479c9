import { sameValue } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import type { Selector } from '../../language/selector.js';
import { filterOf, some, type Some } from '../phrases/cards-of.js';
import { type EffectWords, effectAt, saysAll } from '../phrases/effect-words.js';
import { who } from '../phrases/selectors.js';

const GIVEN = 'givenUp';

/** Builds the effects in which each of some players chooses a permanent of their own, which then returns. */
const returning = (player: Selector, { what }: Some): readonly Effect[] => [
  { effect: 'choose', who: player, ...filterOf({ controller: 'self', ...what }), bind: GIVEN },
  { effect: 'moveCards', what: { bound: GIVEN }, to: 'hand' },
];

/** Whether it is one permanent of the player, whom the sentence names. */
const isPlain = ({ what, count }: Some): boolean =>
  count === undefined && what.zone === undefined && what.controller === undefined && what.owner === undefined;

/** "Each player returns a creature they control to its owner's hand". "They" may be resolved already. */
export const ownChoiceWords: EffectWords = [
  saysAll({
    words: "<who> returns <cards> they control to its owner's hand",
    holes: { who, cards: some },
    make: ({ who: player, cards }) =>
      player !== 'you' && isPlain(cards) ? returning(player, cards) : undefined,
    parts(effects) {
      const { who: player, filter: { controller: _whose, ...what } = {} } =
        effectAt(effects, 0, 'choose') ?? {};
      return player !== undefined && isPlain({ what }) && sameValue(effects, returning(player, { what }))
        ? { who: player, cards: { what } }
        : undefined;
    },
  }),
  saysAll({
    words: "<who> returns <cards> <again> controls to its owner's hand",
    holes: { who, cards: some, again: who },
    make: ({ who: player, cards, again }) =>
      sameValue(player, again) && isPlain(cards) ? returning(player, cards) : undefined,
    parts: () => undefined,
  }),
];
