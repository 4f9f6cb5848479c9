import { type Result, ok, parseWith } from '@reticle/core';
import * as z from 'zod';
import type { MtgKeyword } from '../language/keyword.js';
import { type Color, PERMANENT_TYPES } from '../language/vocabulary.js';
import type { MtgCard } from './card.js';

const LETTERS: ReadonlyMap<string, Color> = new Map([
  ['W', 'white'],
  ['U', 'blue'],
  ['B', 'black'],
  ['R', 'red'],
  ['G', 'green'],
]);

const SUPERTYPES: ReadonlySet<string> = new Set([
  'basic',
  'legendary',
  'ongoing',
  'snow',
  'world',
  'host',
  'elite',
]);

const TYPES: ReadonlySet<string> = new Set([
  ...PERMANENT_TYPES,
  'instant',
  'sorcery',
  'kindred',
  'conspiracy',
  'dungeon',
  'phenomenon',
  'plane',
  'scheme',
  'vanguard',
]);

/** Keywords that mean nothing without data which a list of names does not have. */
const NEEDS_DATA: ReadonlySet<string> = new Set(['protection', 'ward', 'hexproof from', 'enchant']);

/** Card data as databases publish it; only these keys are looked at. */
const cardJson = z.object({
  id: z.string().optional(),
  name: z.string(),
  type_line: z.string(),
  cmc: z.number().optional(),
  colors: z.array(z.string()).optional(),
  keywords: z.array(z.string()).optional(),
  power: z.string().nullish(),
  toughness: z.string().nullish(),
  loyalty: z.string().nullish(),
  defense: z.string().nullish(),
});

interface FactsRead {
  /** The printed facts, for `mtgCardOf`. */
  readonly facts: Partial<MtgCard>;
  /** What was there and was not understood: keywords that need data, numbers that are no numbers. */
  readonly unread: readonly string[];
}

function number(text: string | null | undefined): number | undefined {
  return text !== null && text !== undefined && /^-?\d+$/.test(text) ? Number(text) : undefined;
}

/** "Legendary Creature - Elf Druid" as lists; names of types are lower case, subtypes as printed. */
export function readTypeLine(line: string): Pick<MtgCard, 'supertypes' | 'types' | 'subtypes'> {
  const [front = '', back = ''] = line.split(/ \u2014 | - /u);
  const words = front.toLowerCase().split(' ');
  return {
    supertypes: words.filter((word) => SUPERTYPES.has(word)),
    types: words.filter((word) => TYPES.has(word)),
    subtypes: back.split(' ').filter((word) => word !== ''),
  };
}

/** Card JSON to the facts of a card in a state. Only facts are read, never rules text; what is not read is told. */
export function cardFromJson(json: unknown): Result<FactsRead> {
  const parsed = parseWith(cardJson, json);
  if (!parsed.ok) return parsed;
  const { id, name, type_line: line, cmc = 0, colors = [], keywords = [], ...numbers } = parsed.value;
  const known: MtgKeyword[] = [];
  const unread: string[] = [];
  for (const keyword of keywords.map((word) => word.toLowerCase())) {
    if (NEEDS_DATA.has(keyword)) unread.push(`keyword ${keyword}`);
    else known.push({ keyword });
  }
  const inColors: Color[] = [];
  for (const letter of colors) {
    const color = LETTERS.get(letter);
    if (color) inColors.push(color);
    else unread.push(`color ${letter}`);
  }
  const read: { [key: string]: number } = {};
  for (const [key, text] of Object.entries(numbers)) {
    const value = number(text);
    if (value !== undefined) read[key] = value;
    else if (text !== null && text !== undefined) unread.push(`${key} ${text}`);
  }
  const facts = {
    publicId: id ?? name,
    names: name.split(' // '),
    ...readTypeLine(line),
    colors: inColors,
    keywords: known,
    manaValue: cmc,
    ...read,
  };
  return ok({ facts, unread });
}
