import { PlaceCache } from '@reticle/core/play';
import type { MtgCard } from '../../state/card.js';
import { identityOf, permanentsIn } from '../../state/cards.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { memo } from '../../state/memo.js';
import { entryAt } from '../../state/sure.js';
import { type StaticsOf, couldBe, reachesOut, staticsOn } from './statics.js';
import { baseOf } from './layers.js';

/**
 * Static abilities of permanents that affect cards elsewhere: on the stack, in hands, libraries, graveyards
 * ... (rule 611.3). Few cards have one. In a match without them, cards off the battlefield are not looked at.
 */

/** Whether any card of the match has such an ability on one of its sides. */
const mayReachOut = (state: MtgMatchState, staticsOf: StaticsOf): boolean => couldReachOut(staticsOf)(state);

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

/** The positions of cards off the battlefield that are not what they are by themselves. */
const altered = new PlaceCache<MtgCard>((card) => card.zone !== 'battlefield' && baseOf(card) !== card);

/** The positions of the permanents that have such an ability now. */
const reachers = memo(
  (staticsOf: StaticsOf) =>
    new PlaceCache<MtgCard>((card) => staticsOn(card, staticsOf).some((ability) => reachesOut(ability))),
);

/** Whether a permanent has such an ability now. */
const isReached = (state: MtgMatchState, staticsOf: StaticsOf): boolean =>
  reachers(staticsOf).of(permanentsIn(state)).length > 0;

/**
 * Whether cards off the battlefield that don't define themselves may differ from what they are by themselves:
 * because a permanent has such an ability, or had one and left.
 */
export function isReaching(
  state: MtgMatchState,
  definers: readonly MtgCard[],
  staticsOf: StaticsOf,
): boolean {
  if (!mayReachOut(state, staticsOf)) return false;
  if (isReached(state, staticsOf)) return true;
  return altered.of(state.cards).some((at) => !definers.includes(entryAt(state.cards, at)));
}

/**
 * Returns the cards off the battlefield to compute anew: all of them while such an ability works; otherwise
 * those that define themselves, and those that are not yet back to what they are by themselves.
 */
export function elsewhere(
  state: MtgMatchState,
  definers: readonly MtgCard[],
  staticsOf: StaticsOf,
): readonly MtgCard[] {
  if (!mayReachOut(state, staticsOf)) return definers;
  const reached = isReached(state, staticsOf);
  const own = new Set(definers);
  return state.cards.filter(
    (card) => card.zone !== 'battlefield' && (reached || own.has(card) || baseOf(card) !== card),
  );
}
