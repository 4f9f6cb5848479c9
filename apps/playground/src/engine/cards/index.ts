import { jsonObject, parseJsonText, type Issue, type JsonObject, type Result } from '@reticle/core';
import { deckMessages, readDecks, type HostBoard, type HostMatch } from '@reticle/core/host';
import * as z from 'zod';
import type { BoardPlace } from '../../address/place.js';
import { answerOf, refusalOf, type Answer } from '../answer.js';
import { cardMeant, cardOf, entryOf, inShelf, json, lackOf, pageOf, refused } from './shelf.js';
import type {
  CardEntry,
  CardPage,
  CardsOffer,
  DeckQuestion,
  FileOfCards,
  FileQuestion,
  Lack,
  WhichCard,
} from './shapes.js';

/** The most cards of one file that a page lists. */
const MOST_CARDS = 2_000;
/** The most values that are reported because they are not cards. */
const MOST_REFUSED = 20;

/** Parses the values of a text: an array, an object that has a list, one object, or one per line. */
function valuesOf(text: string, list: string | undefined): Result<readonly unknown[]> {
  const whole = parseJsonText(text);
  if (whole.ok) {
    const { value } = whole;
    if (Array.isArray(value)) return { ok: true, value };
    const listed: unknown =
      list !== undefined && typeof value === 'object' && value !== null
        ? Reflect.get(value, list)
        : undefined;
    return { ok: true, value: Array.isArray(listed) ? listed : [value] };
  }
  const values: unknown[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const read = parseJsonText(line);
    if (!read.ok) return whole;
    values.push(read.value);
  }
  return { ok: true, value: values };
}

/** The questions of the cards page. */
export const cardQuestions = {
  /** Returns the cards of a game, and whether others are made by hand. */
  cards: (game: string): Promise<Answer<CardsOffer>> =>
    inShelf(game, (shelf) => {
      return {
        ok: true,
        value: {
          entries: [...shelf.known.values()].map((card) => entryOf(shelf, card)),
          makes: shelf.files.draft !== undefined,
          plays: shelf.matches?.with((match) => match.withCards !== undefined) ?? false,
        },
      };
    }),

  /** Returns one card. */
  card: (which: WhichCard): Promise<Answer<CardPage>> =>
    inShelf(which.game, (shelf) => {
      const found = cardMeant(shelf, which);
      return found.ok ? { ok: true, value: pageOf(shelf, found.value, which.json) } : found;
    }),

  /** Reads the cards of a file's text. */
  cardsRead: ({ game, text }: FileQuestion) =>
    inShelf(game, (shelf): Answer<FileOfCards> => {
      const values = answerOf(valuesOf(text, shelf.files.list), shelf);
      if (!values.ok) return values;
      const entries = new Map<string, CardEntry>();
      const refusals: Lack[] = [];
      let left = 0;
      for (const [at, value] of values.value.entries()) {
        const found = cardOf(shelf.files, value);
        if (found.ok && entries.size < MOST_CARDS) {
          const own = jsonObject.safeParse(value);
          if (own.success) entries.set(found.value.id, entryOf(shelf, found.value, own.data));
        } else if (found.ok) {
          left++;
        } else if (refusals.length < MOST_REFUSED) {
          const path = (issue: Issue) => [at, ...(issue.path ?? [])];
          refusals.push(...found.issues.map((issue) => ({ ...refusalOf(issue, shelf), path: path(issue) })));
        }
      }
      if (left > 0) {
        const told: Issue = { code: 'playground.cardsLeft', data: { most: MOST_CARDS, left } };
        refusals.push(refusalOf(told, shelf));
      }
      return { ok: true, value: { entries: [...entries.values()], refusals } };
    }),

  /** Returns the options of a match with these cards and decks. It is refused with what is missing. */
  cardsDeck: ({ game, cards, decks }: DeckQuestion): Promise<Answer<JsonObject>> =>
    inShelf(game, (shelf) => {
      const { matches, files, types, messages } = shelf;
      const lists = answerOf(readDecks(decks, { parts: types, ...files.decks }), {
        messages: { ...messages, ...deckMessages },
      });
      if (!lists.ok) return lists;
      const own = cards
        .map((value) => cardOf(files, value))
        .flatMap((found) => (found.ok ? [found.value] : []));
      const { idOf = (name: string) => name } = files;
      const byId = new Map([...shelf.known, ...own.map((card) => [card.id, card] as const)]);
      const lacks = lists.value.flatMap((deck, at) =>
        Object.keys({ ...deck.main, ...deck.sideboard, ...deck.commander }).flatMap((name) =>
          (byId.get(idOf(name))?.lacks ?? []).map((issue): Lack => {
            const lack = lackOf(issue, shelf);
            return { ...lack, words: `${name}: ${lack.words}`, path: ['decks', at, name] };
          }),
        ),
      );
      if (lacks.length > 0) return { ok: false, refusals: lacks };
      const begun = matches?.with(<State>(match: HostMatch<State>): Answer<JsonObject> | undefined => {
        if (!match.withCards) return undefined;
        const options = match.withCards(
          own.map(({ definition }) => definition),
          lists.value,
        );
        const started = answerOf(match.runtime.start(options, '1'), match.runtime.game);
        return started.ok ? { ok: true, value: json(options) } : started;
      });
      return begun ?? refused('noDecks', 'No decks of such cards are played.');
    }),

  /** Returns the game's first board with a card on it, and the question of the card's words. */
  cardOnBoard: (which: WhichCard): Promise<Answer<BoardPlace>> =>
    inShelf(which.game, (shelf) => {
      const found = cardMeant(shelf, which);
      if (!found.ok) return found;
      const { definition } = found.value;
      const { text, about } = pageOf(shelf, found.value, which.json);
      const placed = shelf.board.with(
        <State>({ put, examples }: HostBoard<State>): BoardPlace | undefined => {
          const [first] = examples ?? [];
          if (!put || !first) return undefined;
          const { state, source } = put(first.state, definition);
          const { controller } = first.attempt;
          return {
            state: z.json().parse(JSON.parse(JSON.stringify(state))),
            source,
            controller,
            asked: { text, ...about },
          };
        },
      );
      return placed
        ? { ok: true, value: placed }
        : refused('noBoard', 'Cards of this game are put on no board.');
    }),
};
