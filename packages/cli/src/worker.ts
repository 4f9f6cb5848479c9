import { matchesOf } from './games.js';
import { gamesIn } from './own/load.js';
import { playChecked, type CheckedMatch } from './simulate/one-match.js';
import type { PlannedMatch } from './simulate/plan.js';

/** What a thread of `reticle simulate` does: one match. */
export async function playOne({ module, ...plan }: PlannedMatch): Promise<CheckedMatch> {
  const found = (await gamesIn(module, module)).find(({ id }) => id === plan.game);
  if (!found) throw new Error(`There is no game ${plan.game} here`);
  return matchesOf(found, 'simulate').with((game) => playChecked(game, plan));
}
