import { countName } from '../../language/happened.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { isAnyWith, permanentsWith } from '../../state/permanents-with.js';
import { type Emit, happen } from '../events/happen.js';
import { transformPermanent } from '../effects/actions.js';
import { sure } from '../../state/sure.js';
import { teamOf } from '../../state/teams.js';

type Day = NonNullable<MtgMatchState['day']>;

/** For each time, the keyword of the side that is not up then (rules 702.145b, 702.145e). */
const TURNS = { day: 'nightbound', night: 'daybound' } as const;

/**
 * Returns what it becomes as a turn begins, by how many spells its player cast in the turn before (rules
 * 502.2, 731.2). Returns undefined if it stays day or night.
 */
export function dayOfNextTurn(state: MtgMatchState): Day | undefined {
  const { day, activePlayer, turn } = state;
  // 731.2c: spells of any player of the team count.
  const casts = Math.max(
    ...teamOf(state, sure(activePlayer)).map((player) => turn.happened?.[countName('cast', player)] ?? 0),
  );
  if (day === 'day' && casts === 0) return 'night';
  return day === 'night' && casts >= 2 ? 'day' : undefined;
}

/**
 * Makes it day or night as the first permanent that looks at it enters, and turns such permanents to the side
 * of that time (rules 702.145c to 702.145g).
 */
export function withDay(before: MtgMatchState, emit: Emit): MtgMatchState {
  if (!isAnyWith(before, Object.values(TURNS))) return before;
  const { day = isAnyWith(before, ['daybound']) ? 'day' : 'night' } = before;
  const state = before.day === undefined ? happen(before, { type: 'dayBecame', day }, emit) : before;
  return permanentsWith(before, TURNS[day]).reduce(
    (now, { instanceId }) => transformPermanent(now, instanceId, emit),
    state,
  );
}
