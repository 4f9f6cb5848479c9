import { cliIssue, EXIT, Failure, type ExitCode } from './failure.js';
import { listed, type ListedGame } from './game-module.js';
import { taktikModule } from './games/taktik.js';
import { nearest } from './suggest.js';

/** Every game that the command knows: one line each. */
export const games: readonly ListedGame[] = [listed(taktikModule)];

/** The game with that id; @throws Failure with the names that were probably meant */
export function gameNamed(id: string, exit: ExitCode = EXIT.usage): ListedGame {
  const found = games.find((game) => game.id === id);
  if (found) return found;
  const known = games.map((game) => game.id);
  const path = exit === EXIT.badInput ? ['game'] : [];
  throw new Failure(exit, [cliIssue('unknownGame', { game: id, known, near: nearest(id, known) }, path)]);
}
