import { matchesOf } from './games.js';
import { gamesIn } from './own/load.js';
import { playDuel } from './arena/duel.js';
import { playChecked } from './simulate/one-match.js';
import type { DuelResult, PlannedDuel } from './workers/duel-plan.js';
import type { CheckedMatch, PlannedMatch } from './workers/match-plan.js';

/** Loads the matches of a game of a module. @throws if it does not exist */
async function matchesIn(module: string, game: string, command: string) {
  const found = (await gamesIn(module, module)).find(({ id }) => id === game);
  if (!found) throw new Error(`There is no game ${game} here`);
  return matchesOf(found, command);
}

/** Plays one match of `reticle simulate` on a thread. */
export async function playOne({ module, ...plan }: PlannedMatch): Promise<CheckedMatch> {
  return (await matchesIn(module, plan.game, 'simulate')).with((game) => playChecked(game, plan));
}

/** Plays one match of `reticle arena` on a thread. */
export async function playDuelOf({ module, ...plan }: PlannedDuel): Promise<DuelResult> {
  return (await matchesIn(module, plan.game, 'arena')).with((game) => playDuel(game, plan));
}
