import { parsePlace, type Place } from '../address/place.js';
import { answerOf, type Answer, type Refused } from './answer.js';
import { boardQuestions } from './board/index.js';
import type { ListedGame } from './contract.js';
import { GAMES } from './games.js';
import { playQuestions } from './play/ask.js';
import { offerOf, readWords } from './words/read.js';
import type { Reading, WordsOffer, WordsQuestion } from './words/reading.js';

const noGame = (id: string): Refused => {
  const known = GAMES.map((game) => game.id).join(', ');
  const words = `There is no game ${JSON.stringify(id)}; there are ${known}.`;
  return { ok: false, refusals: [{ code: 'unknownGame', words, path: ['game'] }] };
};

async function inGame<T>(id: string, task: (game: ListedGame) => Promise<Answer<T>>): Promise<Answer<T>> {
  const game = GAMES.find((each) => each.id === id);
  return game ? task(game) : noGame(id);
}

/**
 * All that the pages ask. It lives in a worker: questions and answers are plain JSON. What is kept between them, the code
 * that was fetched and matches that were played, changes no answer.
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
    return game ? { ok: true, value: { words: game.words, play: game.play } } : noGame(id);
  },

  /** Texts to begin with, and what may be known of a card. */
  wordsOffer: (id: string): Promise<Answer<WordsOffer>> => inGame(id, offerOf),

  /** What a text asks to be chosen. */
  words: (question: WordsQuestion): Promise<Answer<Reading>> =>
    inGame(question.game, (game) => readWords(game, question)),

  ...boardQuestions,

  ...playQuestions(GAMES),
};

export type Engine = typeof engine;
