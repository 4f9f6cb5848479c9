import { cliIssue, EXIT, Failure, type ExitCode } from './failure.js';
import { listed, listedWithMatches, type ListedGame, type ListedMatches } from './game-module.js';
import { lorcanaMatches, lorcanaModule } from './games/lorcana.js';
import { mtgMatchModule, mtgModule } from './games/mtg.js';
import { taktikModule } from './games/taktik.js';
import { nearest } from './suggest.js';
import type { GameWords } from './words/game-words.js';

/** Every game that the command knows: one line each. */
export const games: readonly ListedGame[] = [
  listedWithMatches(taktikModule),
  listedWithMatches(mtgMatchModule, listed(mtgModule)),
  listedWithMatches(lorcanaMatches, listed(lorcanaModule)),
];

/** The game with that id; @throws Failure with the names that were probably meant */
export function gameNamed(id: string, exit: ExitCode = EXIT.usage): ListedGame {
  const found = games.find((game) => game.id === id);
  if (found) return found;
  const known = games.map((game) => game.id);
  const path = exit === EXIT.badInput ? ['game'] : [];
  throw new Failure(exit, [cliIssue('unknownGame', { game: id, known, near: nearest(id, known) }, path)]);
}

/** The matches of the game with that id; @throws Failure with what can be done with a game that has none */
export function matchesOf(id: string, command: string, exit: ExitCode = EXIT.usage): ListedMatches {
  const game = gameNamed(id, exit);
  if (!game.matches) throw cannot(game, command, 'no matches are played');
  return game.matches;
}

/** How the game with that id reads words; @throws Failure with what can be done with a game that reads none */
export function wordsOf(id: string, command: string): GameWords {
  const game = gameNamed(id);
  if (!game.words) throw cannot(game, command, 'cards are not read from words');
  return game.words;
}

function cannot({ id, words, matches }: ListedGame, command: string, because: string): Failure {
  const can = [
    ...(matches ? ['play', 'simulate', 'replay'] : []),
    ...(words ? ['parse', 'coverage'] : []),
    'explain',
    'scenario',
    'schema',
  ];
  return new Failure(EXIT.usage, [cliIssue('cannot', { game: id, command, because, can })]);
}
