import { KeptPlaces } from '@reticle/core/play';
import type { MtgCard } from '../../state/card.js';
import { identityOf, permanentsIn } from '../../state/cards.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { memo } from '../../state/memo.js';
import { entryAt } from '../../state/sure.js';
import { type StaticsOf, couldBe, reachesOut, staticsOn } from './statics.js';
import { baseOf } from './layers.js';

/**
 * Static abilities of permanents that affect cards elsewhere: on the stack, in hands, libraries, graveyards ... (rule 611.3). Few cards
 * have one; in a match without them no card that is no permanent is looked at.
 */

/** Whether some card of the match, one side up or the other, has such an ability. */
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

/** Where cards lie that are no permanents and are not what they are by themselves. */
const altered = new KeptPlaces<MtgCard>((card) => card.zone !== 'battlefield' && baseOf(card) !== card);

/** Where permanents stand that have such an ability now. */
const reachers = memo(
  (staticsOf: StaticsOf) =>
    new KeptPlaces<MtgCard>((card) => staticsOn(card, staticsOf).some((ability) => reachesOut(ability))),
);

/** Whether a permanent has such an ability now. */
const isReached = (state: MtgMatchState, staticsOf: StaticsOf): boolean =>
  reachers(staticsOf).of(permanentsIn(state)).length > 0;

/**
 * Whether cards that are no permanents, and do not define themselves, may be others than they are by themselves: a permanent has such an
 * ability, or one had it and left. While it is not so, they are as in a match without such cards.
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
 * The cards to make anew that are no permanents: all of them while such an ability works; else what defines itself, and what is not
 * yet again what it is by itself.
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
