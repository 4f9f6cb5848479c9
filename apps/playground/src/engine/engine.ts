import type { TargetRef } from '@reticle/core';
import { parsePlace, type Place, type PlayPlace } from '../address/place.js';
import { answerOf, type Answer, type Refused } from './answer.js';
import type {
  BoardQuestion,
  EditQuestion,
  EditsQuestion,
  SpecQuestion,
  WhyQuestion,
} from './board/shapes.js';
import type { DeckQuestion, FileQuestion, TypedQuestion, WhichCard } from './cards/shapes.js';
import type { ListedGame } from './contract.js';
import { GAMES } from './games.js';
import type { playQuestions } from './play/ask.js';
import {
  offerOf,
  readCardWords,
  readWords,
  type ReadCardWords,
  type Reading,
  type WordsOffer,
  type WordsQuestion,
} from './words/read.js';

const noGame = (id: string): Refused => {
  const known = GAMES.map((game) => game.id).join(', ');
  const words = `There is no game ${JSON.stringify(id)}; there are ${known}.`;
  return { ok: false, refusals: [{ code: 'unknownGame', words, path: ['game'] }] };
};

async function inGame<T>(id: string, task: (game: ListedGame) => Promise<Answer<T>>): Promise<Answer<T>> {
  const game = GAMES.find((each) => each.id === id);
  return game ? task(game) : noGame(id);
}

/** The questions of the board and play pages are loaded with the first one. */
const boards = async () => (await import('./board/index.js')).boardQuestions;
let playing: Promise<ReturnType<typeof playQuestions>> | undefined;
const matches = async () =>
  await (playing ??= import('./play/ask.js').then((found) => found.playQuestions(GAMES)));

const cards = async () => (await import('./cards/index.js')).cardQuestions;
const typing = async () => (await import('./cards/typed.js')).typedQuestions;

/**
 * The questions of all pages. They run in a worker, so questions and answers are plain JSON. What is kept
 * between them (loaded code and played matches) changes no answer.
 */
export const engine = {
  /** Parses raw JSON from an address into a place. */
  place: (json: unknown): Answer<Place> => answerOf(parsePlace(json)),

  /** Returns the games to choose from, and whether cards of theirs are typed and played. */
  games: (): Answer<readonly Pick<ListedGame, 'id' | 'name' | 'make' | 'play'>[]> => ({
    ok: true,
    value: GAMES.map(({ id, name, make, play }) => ({ id, name, make, play })),
  }),

  /** Adds the visitor's own game, and forgets the matches of a game with the same id. */
  async loadGame(
    address: string,
    page: string,
  ): Promise<Answer<{ readonly id: string; readonly name: string }>> {
    const loaded = await (await import('./load.js')).loadGame(address, page);
    if (loaded.ok) playing = undefined;
    return loaded;
  },

  /** Returns which pages a game has. */
  pages(id: string): Answer<Pick<ListedGame, 'words' | 'play' | 'cards' | 'make'>> {
    const game = GAMES.find((each) => each.id === id);
    if (!game) return noGame(id);
    const { words, play, cards: listed, make } = game;
    return { ok: true, value: { words, play, cards: listed, make } };
  },

  /** Returns texts to begin with, and the facts that may be known of a card. */
  wordsOffer: (id: string): Promise<Answer<WordsOffer>> => inGame(id, offerOf),

  /** Reads what a text asks to be chosen. */
  words: (question: WordsQuestion): Promise<Answer<Reading>> =>
    inGame(question.game, (game) => readWords(game, question)),

  /** Reads a text as all that a card says. */
  cardWords: (question: WordsQuestion): Promise<Answer<ReadCardWords>> =>
    inGame(question.game, (game) => readCardWords(game, question)),

  board: async (question: BoardQuestion) => (await boards()).board(question),
  why: async (question: WhyQuestion) => (await boards()).why(question),
  edits: async (question: EditsQuestion) => (await boards()).edits(question),
  edit: async (question: EditQuestion) => (await boards()).edit(question),
  announce: async (question: BoardQuestion) => (await boards()).announce(question),
  spec: async (question: SpecQuestion) => (await boards()).spec(question),
  files: async (question: BoardQuestion) => (await boards()).files(question),

  cards: async (game: string) => (await cards()).cards(game),
  card: async (which: WhichCard) => (await cards()).card(which),
  cardsRead: async (question: FileQuestion) => (await cards()).cardsRead(question),
  cardsDeck: async (question: DeckQuestion) => (await cards()).cardsDeck(question),
  cardOnBoard: async (which: WhichCard) => (await cards()).cardOnBoard(which),

  typedOffer: async (game: string) => (await typing()).typedOffer(game),
  typed: async (question: TypedQuestion) => (await typing()).typed(question),
  trial: async (question: TypedQuestion) => (await typing()).trial(question),

  playForm: async (id: string, place: PlayPlace) => (await matches()).playForm(id, place),
  playOn: async (id: string, place: PlayPlace) => (await matches()).playOn(id, place),
  playTable: async (id: string, place: PlayPlace) => (await matches()).playTable(id, place),
  playLog: async (id: string, place: PlayPlace) => (await matches()).playLog(id, place),
  playPick: async (id: string, place: PlayPlace) => (await matches()).playPick(id, place),
  playHint: async (id: string, place: PlayPlace) => (await matches()).playHint(id, place),
  playChances: async (id: string, place: PlayPlace) => (await matches()).playChances(id, place),
  playMoves: async (id: string, place: PlayPlace) => (await matches()).playMoves(id, place),
  playCompare: async (id: string, place: PlayPlace, words: readonly [string, string]) =>
    (await matches()).playCompare(id, place, words),
  playWhy: async (id: string, place: PlayPlace, ref: TargetRef) => (await matches()).playWhy(id, place, ref),
  playRecord: async (id: string, place: PlayPlace) => (await matches()).playRecord(id, place),
};

export type Engine = typeof engine;
