import type { CardFiles, HostedGame, HostWords, OpenMatches } from '@reticle/core/host';
import { cliIssue, EXIT, Failure } from './failure.js';

/** The commands that a game has something for. */
export function commandsFor({ words, cards, matches }: HostedGame): readonly string[] {
  return [
    ...(matches ? ['play', 'simulate', 'replay', 'bisect'] : []),
    ...(words ? ['parse'] : []),
    ...(words && cards ? ['coverage'] : []),
    'explain',
    'scenario',
    'schema',
  ];
}

/** A game's matches; @throws Failure with what can be done with a game that has none */
export function matchesOf(game: HostedGame, command: string): OpenMatches {
  if (!game.matches) throw cannot(game, command, 'no matches are played');
  return game.matches;
}

/** How a game reads words; @throws Failure with what can be done with a game that reads none */
export function wordsOf(game: HostedGame, command: string): HostWords {
  if (!game.words) throw cannot(game, command, 'cards are not read from words');
  return game.words;
}

/** How a game reads files of cards, and their words; @throws Failure with what can be done with a game that reads none */
export function cardsOf(
  game: HostedGame,
  command: string,
): { readonly words: HostWords; readonly cards: CardFiles } {
  const words = wordsOf(game, command);
  const { cards } = game;
  if (!cards) throw cannot(game, command, 'files of cards are not read');
  return { words, cards };
}

function cannot(game: HostedGame, command: string, because: string): Failure {
  const data = { game: game.id, command, because, can: commandsFor(game) };
  return new Failure(EXIT.usage, [cliIssue('cannot', data)]);
}
