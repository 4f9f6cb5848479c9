import {
  jsonObject,
  parseJsonText,
  type GameMessages,
  type Issue,
  type JsonObject,
  type Result,
} from '@reticle/core';
import {
  deckMessages,
  readDecks,
  type CardFiles,
  type HostBoard,
  type HostMatch,
  type OpenHost,
  type PlayableCard,
  type SignView,
} from '@reticle/core/host';
import * as z from 'zod';
import type { BoardPlace } from '../../address/place.js';
import { answerOf, refusalOf, type Answer, type Describer, type Refused } from '../answer.js';
import type { ListedGame } from '../contract.js';
import { GAMES } from '../games.js';
import type {
  CardEntry,
  CardPage,
  CardsOffer,
  DeckQuestion,
  FileOfCards,
  FileQuestion,
  Lack,
  MadeQuestion,
  WhichCard,
} from './shapes.js';

/** The most cards of one file that a page lists. */
const MOST_CARDS = 2_000;
/** The most values that are reported because they are not cards. */
const MOST_REFUSED = 20;

const json = (value: object): JsonObject => jsonObject.parse(JSON.parse(JSON.stringify(value)));
const spanned = z.object({ span: z.object({ start: z.number(), end: z.number() }) });

const NO_CARD: GameMessages = {
  'playground.noCard': ({ what }) => `This is no card to play: ${String(what)}.`,
  'playground.cardsLeft': ({ most, left }) =>
    `The first ${String(most)} cards are listed; ${String(left)} more of the file are left out.`,
};

const refused = (code: string, words: string): Refused => ({
  ok: false,
  refusals: [{ code, words, path: [] }],
});

/** A game whose cards are listed: its files, and how to show a card. */
interface Shelf extends Describer {
  readonly files: CardFiles & Required<Pick<CardFiles, 'playable' | 'shown'>>;
  readonly board: Awaited<ReturnType<OpenHost['board']>>;
  readonly matches: Awaited<ReturnType<NonNullable<OpenHost['matches']>>> | undefined;
  readonly types: readonly string[];
  readonly known: ReadonlyMap<string, PlayableCard>;
}

const cardOf = ({ playable }: Shelf['files'], value: unknown): Result<PlayableCard> => {
  const found = playable(value);
  if (!found.ok) return found;
  if ('definition' in found.value) return { ok: true, value: found.value };
  return { ok: false, issues: [{ code: 'playground.noCard', data: { what: found.value.skipped } }] };
};

async function openShelf(game: ListedGame): Promise<Shelf | undefined> {
  const host = await game.host();
  const [files, boards, read, played] = await Promise.all([
    host.cards?.(),
    host.board(),
    host.words?.(),
    host.matches?.(),
  ]);
  const { playable, shown } = files ?? {};
  if (!files || !playable || !shown) return undefined;
  const whole = { ...files, playable, shown };
  const known = (files.known ?? []).flatMap((definition) => {
    const found = cardOf(whole, definition);
    return found.ok ? [[found.value.id, found.value] as const] : [];
  });
  const messages = {
    ...read?.messages,
    ...boards.with((each) => each.game.messages),
    ...played?.with(({ runtime }) => runtime.game.messages),
    ...NO_CARD,
  };
  return {
    files: whole,
    board: boards,
    matches: played,
    types: read?.types ?? [],
    known: new Map(known),
    messages,
  };
}

const plainSign = (part: string | SignView): string => (typeof part === 'string' ? part : part.words);

/** Returns a card as an entry of a list. */
function entryOf({ files }: Shelf, { id, definition, lacks }: PlayableCard, own?: JsonObject): CardEntry {
  const thing = files.shown(definition);
  const { name, face } = thing;
  const cost = face?.cost.map(({ words }) => words).join(' ') ?? '';
  const line = [cost, face?.types ?? ''].filter((part) => part !== '').join(', ');
  const said = (face?.text ?? []).map((parts) => parts.map(plainSign).join('')).join('\n');
  return {
    id,
    name,
    line,
    words: `${name}\n${line}\n${said}`.toLowerCase(),
    thing,
    isWhole: lacks.length === 0,
    ...(own ? { json: own } : {}),
  };
}

function lackOf(issue: Issue, shelf: Shelf): Lack {
  const found = spanned.safeParse(issue.data);
  return { ...refusalOf(issue, shelf), ...(found.success ? { span: found.data.span } : {}) };
}

/** Returns a card with all that is known of it. */
function pageOf(shelf: Shelf, card: PlayableCard, own?: JsonObject): CardPage {
  const { files } = shelf;
  const thing = files.shown(card.definition);
  const read = own === undefined ? undefined : files.read(own);
  const face = read?.ok && 'faces' in read.value ? read.value.faces[0] : undefined;
  const printed = files.printed?.(card.definition) ?? [];
  const isTyped = face !== undefined && face.text !== '';
  return {
    entry: entryOf(shelf, card, own),
    thing,
    definition: json(card.definition),
    lacks: card.lacks.map((lack) => lackOf(lack, shelf)),
    text: isTyped ? face.text : printed.join('\n'),
    about: { name: face?.name ?? thing.name, ...(face?.types ? { types: face.types } : {}) },
    isTyped,
  };
}

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

const shelves = new Map<string, Promise<Shelf | undefined>>();

async function inShelf<T>(id: string, task: (shelf: Shelf) => Answer<T>): Promise<Answer<T>> {
  const game = GAMES.find((each) => each.id === id);
  if (!game) return refused('unknownGame', `There is no game ${JSON.stringify(id)}.`);
  const opening = shelves.get(id) ?? openShelf(game);
  shelves.set(id, opening);
  // A failed load is tried again the next time.
  opening.catch(() => shelves.delete(id));
  const shelf = await opening;
  return shelf ? task(shelf) : refused('noCards', `${game.name} has no files of cards.`);
}

/** Finds the requested card, by its id or the JSON that it was read from. */
function cardMeant(shelf: Shelf, { id, json: own }: WhichCard): Answer<PlayableCard> {
  if (own !== undefined) return answerOf(cardOf(shelf.files, own), shelf);
  const known = id === undefined ? undefined : shelf.known.get(id);
  return known
    ? { ok: true, value: known }
    : refused('unknownCard', `There is no card ${JSON.stringify(id ?? '')}.`);
}

/** The questions of the cards page. */
export const cardQuestions = {
  /** Returns the cards of a game, and the fields of the form for cards made by hand. */
  cards: (game: string): Promise<Answer<CardsOffer>> =>
    inShelf(game, (shelf) => {
      const { draft } = shelf.files;
      return {
        ok: true,
        value: {
          entries: [...shelf.known.values()].map((card) => entryOf(shelf, card)),
          ...(draft ? { fields: draft.fields } : {}),
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

  /** Returns the card that the values of the form make, as a file would have it. */
  cardMade: ({ game, values }: MadeQuestion) =>
    inShelf(game, (shelf): Answer<CardPage> => {
      const { draft } = shelf.files;
      if (!draft) return refused('noDraft', 'No cards of this game are made by hand.');
      const own = json(draft.card(values));
      const found = answerOf(cardOf(shelf.files, own), shelf);
      return found.ok ? { ok: true, value: pageOf(shelf, found.value, own) } : found;
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
