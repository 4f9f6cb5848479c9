import { jsonObject, type GameMessages, type Issue, type JsonObject, type Result } from '@reticle/core';
import {
  type CardFiles,
  type CardReader,
  type OpenHost,
  type PlayableCard,
  type SignView,
} from '@reticle/core/host';
import * as z from 'zod';
import { answerOf, refusalOf, type Answer, type Describer, type Refused } from '../answer.js';
import { type GameWords, type ListedGame, wordsOf } from '../contract.js';
import { GAMES } from '../games.js';
import { type ReadCardWords, toldReading } from '../words/read.js';
import type { CardEntry, CardPage, Lack, WhichCard } from './shapes.js';

export const json = (value: object): JsonObject => jsonObject.parse(JSON.parse(JSON.stringify(value)));
const spanned = z.object({ span: z.object({ start: z.number(), end: z.number() }) });

const typed = z.object({
  types: z.array(z.string()).optional().catch(undefined),
  facts: z.object({ type: z.string() }).optional().catch(undefined),
});

const NO_CARD: GameMessages = {
  'playground.noCard': ({ what }) => `This is no card to play: ${String(what)}.`,
  'playground.cardsLeft': ({ most, left }) =>
    `The first ${String(most)} cards are listed; ${String(left)} more of the file are left out.`,
};

export const refused = (code: string, words: string): Refused => ({
  ok: false,
  refusals: [{ code, words, path: [] }],
});

/** A game whose cards are listed: its files, and how to show a card. */
export interface Shelf extends Describer {
  readonly files: CardFiles & Required<Pick<CardFiles, 'playable' | 'shown'>>;
  readonly board: Awaited<ReturnType<OpenHost['board']>>;
  readonly matches: Awaited<ReturnType<NonNullable<OpenHost['matches']>>> | undefined;
  readonly types: readonly string[];
  /** How its words are read. Absent if its cards have none. */
  readonly words: GameWords | undefined;
  readonly reader: CardReader | undefined;
  readonly known: ReadonlyMap<string, PlayableCard>;
}

export const cardOf = ({ playable }: Shelf['files'], value: unknown): Result<PlayableCard> => {
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
  const words = await wordsOf(host);
  const reader = await words?.reader();
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
    words,
    reader,
    known: new Map(known),
    messages,
  };
}

const plainSign = (part: string | SignView): string => (typeof part === 'string' ? part : part.words);

/** Returns a card as an entry of a list. */
export function entryOf(
  { files }: Shelf,
  { id, definition, lacks }: PlayableCard,
  own?: JsonObject,
): CardEntry {
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

/** Finds the types that tell what a text is among the data of a card: a list of `types`, or one `type`. */
function typesOf(definition: object, known: readonly string[]): readonly string[] {
  const found = typed.safeParse(definition);
  if (!found.success) return [];
  const { types = [], facts } = found.data;
  return [...types, ...(facts ? [facts.type] : [])].filter((type) => known.includes(type));
}

export function lackOf(issue: Issue, shelf: Shelf): Lack {
  const found = spanned.safeParse(issue.data);
  return { ...refusalOf(issue, shelf), ...(found.success ? { span: found.data.span } : {}) };
}

/** Reads the words of a card, with what each of them does. */
function readingIn(
  { words, reader }: Shelf,
  { text, about }: Pick<CardPage, 'text' | 'about'>,
  repairs = true,
): ReadCardWords | undefined {
  return words && reader && toldReading(words, reader, text, { ...about, repairs });
}

/** Returns a card with all that is known of it. */
export function pageOf(shelf: Shelf, card: PlayableCard, own?: JsonObject, repairs = true): CardPage {
  const { files } = shelf;
  const thing = files.shown(card.definition);
  const read = own === undefined ? undefined : files.read(own);
  const face = read?.ok && 'faces' in read.value ? read.value.faces[0] : undefined;
  const printed = files.printed?.(card.definition) ?? [];
  const isTyped = face !== undefined && face.text !== '';
  const text = isTyped ? face.text : printed.join('\n');
  const types = face?.types ?? typesOf(card.definition, shelf.types);
  const about = { name: face?.name ?? thing.name, ...(types.length > 0 ? { types } : {}) };
  return {
    entry: entryOf(shelf, card, own),
    thing,
    definition: json(card.definition),
    lacks: card.lacks.map((lack) => lackOf(lack, shelf)),
    text,
    about,
    isTyped,
    // Only words that were typed may need mending.
    reading: readingIn(shelf, { text, about }, isTyped && repairs),
  };
}

const shelves = new Map<string, Promise<Shelf | undefined>>();

export async function inShelf<T>(
  id: string,
  task: (shelf: Shelf) => Answer<T> | Promise<Answer<T>>,
): Promise<Answer<T>> {
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
export function cardMeant(shelf: Shelf, { id, json: own }: WhichCard): Answer<PlayableCard> {
  if (own !== undefined) return answerOf(cardOf(shelf.files, own), shelf);
  const known = id === undefined ? undefined : shelf.known.get(id);
  return known
    ? { ok: true, value: known }
    : refused('unknownCard', `There is no card ${JSON.stringify(id ?? '')}.`);
}
