import { parsePlace, type Place } from '../address/place.js';
import { answerOf, type Answer, type Refused } from './answer.js';
import { GAMES } from './games.js';

const noGame = (id: string): Refused => {
  const known = GAMES.map((game) => game.id).join(', ');
  const words = `There is no game ${JSON.stringify(id)}; there are ${known}.`;
  return { ok: false, refusals: [{ code: 'unknownGame', words, path: ['game'] }] };
};

/**
 * All that the pages ask. It lives in a worker: questions and answers are plain JSON, and nothing is kept between them
 * but the code that was fetched.
 */
export const engine = {
  /** Raw JSON from an address to a place. */
  place: (json: unknown): Answer<Place> => answerOf(parsePlace(json)),

  /** The games to choose from. */
  games: (): Answer<readonly { readonly id: string; readonly name: string }[]> => ({
    ok: true,
    value: GAMES.map(({ id, name }) => ({ id, name })),
  }),

  /** Which pages a game has. */
  pages(id: string): Answer<{ readonly words: boolean; readonly play: boolean }> {
    const game = GAMES.find((each) => each.id === id);
    return game
      ? { ok: true, value: { words: game.words !== undefined, play: game.matches !== undefined } }
      : noGame(id);
  },
};

export type Engine = typeof engine;
