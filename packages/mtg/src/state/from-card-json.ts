import { type Result, ok, parseWith } from '@reticle/core';
import * as z from 'zod';
import type { MtgKeyword } from '../language/keyword.js';
import { type Color, PERMANENT_TYPES, plainHyphens } from '../language/vocabulary.js';
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

/** Keywords that need data which a list of names does not have. */
const NEEDS_DATA: ReadonlySet<string> = new Set(['protection', 'ward', 'hexproof from', 'enchant']);

/** Card data as databases publish it. Other keys are ignored. */
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
  /** What was not understood: keywords that need data, and power or toughness that is no number. */
  readonly unread: readonly string[];
}

function number(text: string | null | undefined): number | undefined {
  return text !== null && text !== undefined && /^-?\d+$/.test(text) ? Number(text) : undefined;
}

/**
 * Reads a type line such as "Legendary Creature - Elf Druid". Supertypes and types become lower case;
 * subtypes stay as printed.
 */
export function readTypeLine(line: string): Pick<MtgCard, 'supertypes' | 'types' | 'subtypes'> {
  const [front = '', back = ''] = plainHyphens(line).split(/ \u2014 | - /u);
  const words = front.toLowerCase().split(' ');
  return {
    supertypes: words.filter((word) => SUPERTYPES.has(word)),
    types: words.filter((word) => TYPES.has(word)),
    subtypes: back.split(' ').filter((word) => word !== ''),
  };
}

/**
 * Reads published card data into the facts of a card in a state. It reads facts only, never rules text, and
 * lists what it could not read.
 */
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
