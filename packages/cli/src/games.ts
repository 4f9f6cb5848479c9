import { cliIssue, EXIT, Failure } from './failure.js';
import type { ListedGame, ListedMatches } from './game-module.js';
import type { CardReading, GameWords } from './words/game-words.js';

/** The games that the command has of its own, one line each. A game is loaded where it is asked for. */
export const builtIn: ReadonlyMap<string, () => Promise<ListedGame>> = new Map([
  ['taktik', async () => (await import('./games/taktik.js')).taktikGame],
  ['mtg', async () => (await import('./games/mtg.js')).mtgGame],
  ['lorcana', async () => (await import('./games/lorcana.js')).lorcanaGame],
]);

/** The commands that a game has something for. */
export function commandsFor({ words, matches }: ListedGame): readonly string[] {
  return [
    ...(matches ? ['play', 'simulate', 'replay'] : []),
    ...(words ? ['parse'] : []),
    ...(words?.cardOf ? ['coverage'] : []),
    'explain',
    'scenario',
    'schema',
  ];
}

/** A game's matches; @throws Failure with what can be done with a game that has none */
export function matchesOf(game: ListedGame, command: string): ListedMatches {
  if (!game.matches) throw cannot(game, command, 'no matches are played');
  return game.matches;
}

/** How a game reads words; @throws Failure with what can be done with a game that reads none */
export function wordsOf(game: ListedGame, command: string): GameWords {
  if (!game.words) throw cannot(game, command, 'cards are not read from words');
  return game.words;
}

/** How a game reads files of cards; @throws Failure with what can be done with a game that reads none */
export function cardsOf(game: ListedGame, command: string): CardReading {
  const { cardOf, ...words } = wordsOf(game, command);
  if (!cardOf) throw cannot(game, command, 'files of cards are not read');
  return { ...words, cardOf };
}

function cannot(game: ListedGame, command: string, because: string): Failure {
  const data = { game: game.id, command, because, can: commandsFor(game) };
  return new Failure(EXIT.usage, [cliIssue('cannot', data)]);
}
