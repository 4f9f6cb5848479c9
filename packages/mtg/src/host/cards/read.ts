import { parseWith, type Result } from '@reticle/core';
import type { CardFace, CardInFile, CardShape } from '@reticle/core/host';
import * as z from 'zod';
import { cardFromJson } from '../../index.js';

const text = z.string();
/** Databases leave a key out or give null. */
const number = z.string().nullish();

const scryfallFace = z.object({
  name: text.min(1).max(300),
  type_line: text.nullish(),
  oracle_text: text.nullish(),
  mana_cost: text.max(200).nullish(),
  colors: z
    .array(z.enum(['W', 'U', 'B', 'R', 'G']))
    .max(5)
    .nullish(),
  cmc: z.number().min(0).nullish(),
  power: number,
  toughness: number,
  loyalty: number,
  defense: number,
});

/** The facts of a card in Scryfall's files. Other keys are ignored. */
export const scryfallCard = scryfallFace.extend({
  object: text.nullish(),
  id: text.max(100).nullish(),
  oracle_id: text.max(100).nullish(),
  layout: text.max(100).nullish(),
  set: text.max(100).nullish(),
  set_type: text.max(100).nullish(),
  keywords: z.array(text.max(100)).max(100).nullish(),
  card_faces: z.array(scryfallFace).min(1).max(20).nullish(),
});
type ScryfallCard = z.infer<typeof scryfallCard>;
export type ScryfallFace = z.infer<typeof scryfallFace>;

/** The layouts of objects that are not put into decks. */
const NO_CARDS: ReadonlySet<string> = new Set([
  'token',
  'double_faced_token',
  'emblem',
  'art_series',
  'planar',
  'scheme',
  'vanguard',
]);
const NO_SETS: ReadonlySet<string> = new Set(['token', 'memorabilia', 'minigame']);

/** Returns why an object of a file is no playable card. Returns undefined if it is one. */
export function skippedAs({
  object,
  layout,
  set_type: set,
  type_line: line,
}: ScryfallCard): string | undefined {
  if (typeof object === 'string' && object !== 'card') return object;
  if (typeof layout === 'string' && NO_CARDS.has(layout)) return layout;
  if (typeof set === 'string' && NO_SETS.has(set)) return set;
  if (line === 'Card' || line === 'Card // Card') return 'no type';
  return undefined;
}

/** Reads one object of a Scryfall file: a card, or something else. */
export function readScryfall(json: unknown): Result<CardInFile> {
  const parsed = parseWith(scryfallCard, json);
  if (!parsed.ok) return parsed;
  const card = parsed.value;
  const skipped = skippedAs(card);
  if (skipped !== undefined) return { ok: true, value: { skipped } };
  const { oracle_id: oracle, id, name, layout, set } = card;
  const key = oracle ?? id ?? name;
  const faces: CardFace[] = [];
  for (const part of card.card_faces ?? [card]) {
    const face = readFace(part, card, key);
    if (!face.ok) return face;
    faces.push(face.value);
  }
  return { ok: true, value: { id: key, name, layout: layout ?? 'normal', ...setOf(set), faces } };
}

const setOf = (set: string | null | undefined): { readonly set?: string } =>
  typeof set === 'string' && set !== '' ? { set: set.toLowerCase() } : {};

function readFace(face: ScryfallFace, card: ScryfallCard, id: string): Result<CardFace> {
  const several = (card.card_faces ?? []).length > 1;
  const keywords = card.keywords ?? [];
  const read = cardFromJson({
    id,
    name: face.name,
    type_line: face.type_line ?? card.type_line ?? '',
    cmc: face.cmc ?? card.cmc ?? 0,
    colors: face.colors ?? card.colors ?? [],
    // The list is about the whole card. With several faces it doesn't say which one has a keyword.
    keywords: several ? [] : keywords,
    power: face.power,
    toughness: face.toughness,
    loyalty: face.loyalty,
    defense: face.defense,
  });
  if (!read.ok) return read;
  const { facts, unread } = read.value;
  return {
    ok: true,
    value: {
      name: face.name,
      types: facts.types ?? [],
      text: face.oracle_text ?? '',
      facts,
      unread: several ? [...unread, ...keywords.map((word) => `keyword ${word.toLowerCase()}`)] : unread,
    },
  };
}

/** A text that may be empty, as a cell of a table is where a card has no such thing. */
const cell = (most: number) =>
  z
    .string()
    .max(most)
    .optional()
    .transform((found) => (found === '' ? undefined : found));

/** A single face in its shortest form. Other keys are ignored. */
export const plainFace = z.object({
  name: z.string().min(1).max(300),
  types: z.union([z.string(), z.array(z.string())]).optional(),
  oracle: z.string(),
  set: cell(100),
  /** What a match needs in addition: the cost in braces, and numbers as printed. */
  cost: cell(200),
  power: cell(10),
  toughness: cell(10),
  loyalty: cell(10),
});

/** The columns of a table of faces, each in its shortest form. */
export const COLUMNS: readonly string[] = Object.keys(plainFace.shape);

/**
 * The shapes of cards: the shortest form of a face, and Scryfall's cards, which have a type line, and faces
 * or a text.
 */
export const CARD_SHAPE: CardShape = {
  keys: ['oracle', 'oracle_text', 'type_line', 'card_faces'],
  example: { name: 'Spark', types: ['Instant'], oracle: 'Spark deals 2 damage to any target.' },
};

/** Whether a value is a single face. */
export const isPlain = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && Object.hasOwn(json, 'oracle');

/**
 * Reads one value of a file of Magic cards: a Scryfall card, or a face with its name, types and text
 * (`oracle`).
 */
export function cardInFile(json: unknown): Result<CardInFile> {
  if (!isPlain(json)) return readScryfall(json);
  const parsed = parseWith(plainFace, json);
  if (!parsed.ok) return parsed;
  const { name, types, oracle, set } = parsed.value;
  const list = typeof types === 'string' ? types.split(/[\s,]+/) : types;
  const context = list === undefined ? {} : { types: list.map((type) => type.toLowerCase()) };
  return { ok: true, value: { id: undefined, ...setOf(set), faces: [{ name, text: oracle, ...context }] } };
}
