import { RecentCache } from '@reticle/core/play';
import { matchWith, turnWith } from '../../state/copies.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { memo } from '../../state/memo.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import type { MtgRules } from '../move-execution.js';
import { playerInGame, seatsInOrder } from '../../state/state.js';

/** The number of states that are remembered: a search returns to where it began. */
const KEPT = 16;

/**
 * The states in which a match stopped because a player has priority; nothing happens by itself in them. Only
 * moves look at who has priority, so the state stays quiet when the next player has it. Half of all moves
 * only pass priority.
 */
const quiet = memo((_rules: MtgRules) => new RecentCache<MtgMatchState, true>(KEPT));

/** Returns the state in which a match stopped, and remembers it if it is quiet. */
export function rememberIfQuiet(rules: MtgRules, state: MtgMatchState): MtgMatchState {
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

/**
 * Returns the state in which the next player has priority. Returns undefined once all have passed in a row
 * (rule 117.4).
 */
export function passedOn(state: MtgMatchState): MtgMatchState | undefined {
  const { turn } = state;
  // Players who have left are skipped (rule 800.4a).
  const seats = seatsInOrder(state).filter((id) => playerInGame(state, id));
  const passes = turn.passes + 1;
  if (passes >= seats.length) return undefined;
  const seat = seats.findIndex((id) => id === turn.priority);
  const priority = seats[(seat + 1) % seats.length];
  return matchWith(state, { turn: turnWith(turn, { passes, ...withoutUndefined({ priority }) }) });
}

/**
 * Does what {@link passedOn} does if that is all that happens. Returns undefined if something else may happen
 * by itself. `quiet.laws.test.ts` has the law.
 */
export function passedQuietly(rules: MtgRules, state: MtgMatchState): MtgMatchState | undefined {
  const passed = quiet(rules).get(state) === true ? passedOn(state) : undefined;
  return passed && keptQuiet(rules, passed);
}
