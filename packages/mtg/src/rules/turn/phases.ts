import { matchWith, turnWith } from '../../state/copies.js';
import type { MtgMatchState, Step } from '../../state/match-state.js';
import { stepAfter } from './steps.js';

/** With which step an added phase begins; an added main phase is never the first of its turn (rules 500.8, 505.1a). */
const FIRST_STEPS = { combat: 'beginCombat', main: 'main2' } as const;

/** The last steps of the phases after which others can be added. */
const LAST_STEPS: ReadonlySet<Step> = new Set(['main1', 'endCombat', 'main2']);

/** The step that comes next in this turn, and the state with the phases that are left of those that were added. */
export function nextStepIn(state: MtgMatchState): {
  readonly step: Step | undefined;
  readonly state: MtgMatchState;
} {
  const { turn } = state;
  const natural = stepAfter(state);
  if (turn.phases === undefined || !LAST_STEPS.has(turn.step)) return { step: natural, state };
  const [phase, ...phases] = turn.phases;
  const resumes = turn.resumes ?? natural;
  if (phase === undefined || resumes === undefined)
    return { step: resumes, state: matchWith(state, { turn: turnWith(turn, {}, ['phases', 'resumes']) }) };
  const after = matchWith(state, { turn: turnWith(turn, { phases, resumes }) });
  return { step: FIRST_STEPS[phase], state: after };
}
