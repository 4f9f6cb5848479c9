import { reasonOf } from '../failure.js';
import type { CheckedMatch, PlannedMatch } from '../workers/match-plan.js';
import { runAll, type Players } from '../workers/pool.js';

/** Like {@link runAll}, for checked matches. If a thread ends, its match has a finding. */
export const playAll = (
  plans: readonly PlannedMatch[],
  players: Players,
): AsyncGenerator<CheckedMatch, void> =>
  runAll<PlannedMatch, CheckedMatch>(plans, {
    ...players,
    task: 'playOne',
    broken: (plan, error) => ({ result: crashed(plan, error) }),
  });

function crashed({ seed }: PlannedMatch, error: unknown): CheckedMatch['result'] {
  const issues = [{ code: 'cli.threw', words: `The thread broke off: ${reasonOf(error)}` }];
  return { seed, moves: 0, probed: 0, refusedOffers: 0, finding: { kind: 'crashed', issues } };
}
