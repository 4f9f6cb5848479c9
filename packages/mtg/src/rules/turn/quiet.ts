import { RecentCache } from '@reticle/core/play';
import { matchWith, turnWith } from '../../state/copies.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { memo } from '../../state/memo.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import type { MtgRules } from '../move-execution.js';
import { seated, seatsInOrder } from '../../state/state.js';

/** So many states are remembered: a search goes back to where it began. */
const KEPT = 16;

/**
 * The states in which a match stopped because a player has priority: nothing happens by itself in them. Nothing looks at who has
 * priority but moves, so that it is as quiet once the next player has it. Half of all moves only pass it on.
 */
const quiet = memo((_rules: MtgRules) => new RecentCache<MtgMatchState, true>(KEPT));

/** The state in which a match stopped; it is remembered if it is quiet. */
export function stopped(rules: MtgRules, state: MtgMatchState): MtgMatchState {
  const { turn, resolving, waiting } = state;
  const isQuiet =
    turn.priority !== undefined &&
    turn.declaring !== true &&
    turn.step !== 'cleanup' &&
    resolving.length + waiting.length === 0;
  return isQuiet ? keptQuiet(rules, state) : state;
}

function keptQuiet(rules: MtgRules, state: MtgMatchState): MtgMatchState {
  quiet(rules).add(state, true);
  return state;
}

/** The state in which the next player has priority; undefined once all have passed in a row (rule 117.4). */
export function passedOn(state: MtgMatchState): MtgMatchState | undefined {
  const { turn } = state;
  // Who has left is passed over (rule 800.4a).
  const seats = seatsInOrder(state).filter((id) => seated(state, id));
  const passes = turn.passes + 1;
  if (passes >= seats.length) return undefined;
  const seat = seats.findIndex((id) => id === turn.priority);
  const priority = seats[(seat + 1) % seats.length];
  return matchWith(state, { turn: turnWith(turn, { passes, ...withoutUndefined({ priority }) }) });
}

/**
 * As {@link passedOn}, where that is all that happens: undefined if it is not known that nothing happens by itself. The law is
 * in `quiet.laws.test.ts`.
 */
export function passedQuietly(rules: MtgRules, state: MtgMatchState): MtgMatchState | undefined {
  const passed = quiet(rules).get(state) === true ? passedOn(state) : undefined;
  return passed && keptQuiet(rules, passed);
}
