import type { MtgCard } from '../../state/card.js';
import { identityOf, permanentsIn } from '../../state/cards.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { memo } from '../../state/memo.js';
import { type StaticsOf, couldBe, reachesOut, staticsOn } from './statics.js';
import { baseOf } from './layers.js';

/**
 * Static abilities of permanents that affect cards elsewhere: on the stack, in hands, libraries, graveyards ... (rule 611.3). Few cards
 * have one; in a match without them no card that is no permanent is looked at.
 */

/** Whether some card of the match, one side up or the other, has such an ability. */
export const mayReachOut = (state: MtgMatchState, staticsOf: StaticsOf): boolean =>
  couldReachOut(staticsOf)(state);

const couldReachOut = memo((staticsOf: StaticsOf) => {
  const found = new WeakMap<object, boolean>();
  return (state: MtgMatchState): boolean => {
    const identity = identityOf(state);
    const known = found.get(identity);
    if (known !== undefined) return known;
    const could = state.cards.some((card) =>
      couldBe(card).some((form) => staticsOf(form).some((ability) => reachesOut(ability))),
    );
    found.set(identity, could);
    return could;
  };
});

/**
 * The cards to make anew that are no permanents: all of them while such an ability works; else what defines itself, and what is not
 * yet again what it is by itself.
 */
export function elsewhere(
  state: MtgMatchState,
  definers: readonly MtgCard[],
  staticsOf: StaticsOf,
): readonly MtgCard[] {
  if (!mayReachOut(state, staticsOf)) return definers;
  const reached = permanentsIn(state).some((card) =>
    staticsOn(card, staticsOf).some((ability) => reachesOut(ability)),
  );
  const own = new Set(definers);
  return state.cards.filter(
    (card) => card.zone !== 'battlefield' && (reached || own.has(card) || baseOf(card) !== card),
  );
}
