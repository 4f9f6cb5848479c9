import { countName, type MtgMatchState } from '../../state/match-state.js';
import { isAnyWith, permanentsWith } from '../../state/permanents-with.js';
import { type Emit, happen } from '../events/happen.js';
import { transformed } from '../effects/actions.js';
import { sure } from '../../state/sure.js';
import { teamOf } from '../../state/teams.js';

type Day = NonNullable<MtgMatchState['day']>;

/** The keyword of the side that is not up at a time (rules 702.145b, 702.145e). */
const TURNS = { day: 'nightbound', night: 'daybound' } as const;

/** What it becomes as a turn begins, by how many spells its player cast in the turn before (rules 502.2, 731.2); undefined if it stays. */
export function dayOfNextTurn(state: MtgMatchState): Day | undefined {
  const { day, activePlayer, turn } = state;
  // 731.2c: what any player of the team cast counts.
  const casts = Math.max(
    ...teamOf(state, sure(activePlayer)).map((player) => turn.happened?.[countName('cast', player)] ?? 0),
  );
  if (day === 'day' && casts === 0) return 'night';
  return day === 'night' && casts >= 2 ? 'day' : undefined;
}

/**
 * It becomes day or night as the first permanent comes that looks at it; such permanents have the side up that belongs to the time
 * (rules 702.145c to 702.145g).
 */
export function withDay(before: MtgMatchState, emit: Emit): MtgMatchState {
  if (!isAnyWith(before, Object.values(TURNS))) return before;
  const { day = isAnyWith(before, ['daybound']) ? 'day' : 'night' } = before;
  const state = before.day === undefined ? happen(before, { type: 'dayBecame', day }, emit) : before;
  return permanentsWith(before, TURNS[day]).reduce(
    (now, { instanceId }) => transformed(now, instanceId, emit),
    state,
  );
}
