import { type GameIssue, type Result, ok, parseWith, refuse } from '@reticle/core';
import type { Span } from '@reticle/core/text';
import * as z from 'zod';
import { COLORS, type Color } from './vocabulary.js';

/** The six types of mana: the colours and colourless (rules 106.1a and 106.1b). */
export const MANA_TYPES = [...COLORS, 'colorless'] as const;

/** One of the six types of mana. */
export type ManaType = (typeof MANA_TYPES)[number];

/**
 * The types as which mana of each type may be spent. A type that is not listed is spent as itself (rule
 * 609.4b).
 */
export type ManaAs = { readonly [Type in ManaType]?: readonly ManaType[] };

/**
 * The upper limits: an amount in a pool, a number in a cost or the mana of one payment, and the symbols of a
 * cost.
 */
export const MANA_LIMITS = { pool: 10_000, payment: 200, symbols: 64 } as const;
const amount = z.int().nonnegative().max(MANA_LIMITS.pool).optional();

/** Amounts of mana by type: `{ "green": 1, "colorless": 2 }`. Types that are left out count as 0. */
export const manaAmounts = z.strictObject({
  white: amount,
  blue: amount,
  black: amount,
  red: amount,
  green: amount,
  colorless: amount,
});
export type ManaAmounts = z.infer<typeof manaAmounts>;

/**
 * The mana symbols that stand for one payment each, without braces (rules 107.4a, c, e, f). Half mana and the
 * like are not modelled; reading them is refused.
 */
export const MANA_SYMBOLS = [
  ...(['W', 'U', 'B', 'R', 'G', 'C'] as const),
  ...(['W/U', 'W/B', 'U/B', 'U/R', 'B/R', 'B/G', 'R/G', 'R/W', 'G/W', 'G/U'] as const),
  ...(['2/W', '2/U', '2/B', '2/R', '2/G'] as const),
  ...(['C/W', 'C/U', 'C/B', 'C/R', 'C/G'] as const),
  ...(['W/P', 'U/P', 'B/P', 'R/P', 'G/P'] as const),
  ...(['W/U/P', 'W/B/P', 'U/B/P', 'U/R/P', 'B/R/P', 'B/G/P', 'R/G/P', 'R/W/P', 'G/W/P', 'G/U/P'] as const),
] as const;

/** One mana from a snow source (rule 107.4h). It is read and printed; no match can pay it. */
export const SNOW = 'S';

/** A symbol that stands for one payment. */
export type ManaSymbol = (typeof MANA_SYMBOLS)[number] | typeof SNOW;

const costPart = z.union([
  z.int().nonnegative().max(MANA_LIMITS.payment),
  z.literal('X'),
  z.enum([...MANA_SYMBOLS, SNOW]),
]);

/** One part of a mana cost: generic mana, X, or a symbol. */
export type ManaCostPart = z.infer<typeof costPart>;

/**
 * A mana cost as plain JSON, in printed order: `[2, "U", "U"]`, `["X", "R/W", "2/B", "G/P"]`; `[0]` is free.
 * An object without a mana cost has no such list, and its cost can't be paid (rules 202.1b, 118.6).
 */
export const manaCost = z.array(costPart).max(MANA_LIMITS.symbols).readonly();
export type ManaCost = z.infer<typeof manaCost>;

/** The letter of each mana type in a symbol (rules 107.4a and 107.4c). */
const TYPE_LETTERS = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
  colorless: 'C',
} as const satisfies Record<ManaType, ManaSymbol>;

/** How one symbol can be paid. */
export interface SymbolFacts {
  /** One mana of any of these types. */
  readonly of: readonly ManaType[];
  /** Alternatively, this much generic mana (rule 107.4e). */
  readonly orGeneric: number;
  /** Alternatively, this much life (rule 107.4f). */
  readonly orLife: number;
}

/** Returns how a symbol can be paid. */
export const symbolFacts = (symbol: ManaSymbol): SymbolFacts => FACTS.get(symbol) ?? factsOf(symbol);

function factsOf(symbol: ManaSymbol): SymbolFacts {
  const halves = symbol.split('/');
  return {
    of: halves.flatMap((half) => MANA_TYPES.filter((type) => TYPE_LETTERS[type] === half)),
    orGeneric: halves.includes('2') ? 2 : 0,
    orLife: halves.includes('P') ? 2 : 0,
  };
}

const FACTS: ReadonlyMap<ManaSymbol, SymbolFacts> = new Map(
  MANA_SYMBOLS.map((symbol) => [symbol, factsOf(symbol)]),
);

function partValue(part: ManaCostPart, x: number): number {
  if (typeof part === 'number') return part;
  return part === 'X' ? x : Math.max(1, symbolFacts(part).orGeneric);
}

/**
 * Returns the mana value of a cost (rules 202.3, e to g). X is 0 unless announced; a hybrid symbol counts its
 * larger half.
 */
export function manaValueOf(cost: ManaCost, x = 0): number {
  return cost.reduce<number>((sum, part) => sum + partValue(part, x), 0);
}

/** Returns the colours of an object with this cost, in the order of {@link COLORS} (rules 202.2, b and d). */
export function colorsOfCost(cost: ManaCost): readonly Color[] {
  const types = new Set(
    cost.flatMap((part) => (typeof part === 'number' || part === 'X' ? [] : symbolFacts(part).of)),
  );
  return COLORS.filter((color) => types.has(color));
}

/** Counts the X symbols of a cost. */
export function countX(cost: ManaCost): number {
  return cost.filter((part) => part === 'X').length;
}

/** Counts the symbols of a cost that could be paid with 2 life each (rule 107.4f). */
export function countPhyrexian(cost: ManaCost): number {
  return cost.filter((part) => typeof part === 'string' && part !== 'X' && symbolFacts(part).orLife > 0)
    .length;
}

const letters = (symbol: string): string => symbol.replaceAll('/', '').split('').toSorted().join('');

/** The symbols and parts of costs by what is printed between the braces. */
const PRINTED: ReadonlyMap<string, ManaCostPart> = new Map([
  ['X', 'X'],
  [SNOW, SNOW],
  ...MANA_SYMBOLS.map((symbol) => [symbol, symbol] as const),
]);

/** The same by their letters alone, for databases that leave out the slashes or swap the halves. */
const BY_LETTERS: ReadonlyMap<string, ManaCostPart> = new Map(
  [...PRINTED].map(([symbol, part]) => [letters(symbol), part]),
);

function byLetters(symbol: string): ManaCostPart | undefined {
  const spelt = !symbol.includes('/') || symbol.split('/').every((half) => half.length === 1);
  return spelt ? BY_LETTERS.get(letters(symbol)) : undefined;
}

/** Symbols that the game has and Reticle does not model: other variables, halves, infinity. */
const NOT_MODELLED: ReadonlySet<string> = new Set(['Y', 'Z', 'HW', 'HR', '½', '∞']);
const LONGEST = 20 * MANA_LIMITS.symbols;

function unreadSymbol(symbol: string, span: Span): GameIssue {
  const code = NOT_MODELLED.has(symbol) ? 'mtg.unmodelledManaSymbol' : 'mtg.unknownManaSymbol';
  return { code, data: { symbol: symbol.slice(0, LONGEST), span } };
}

function readNumber(symbol: string, span: Span): Result<number> | undefined {
  if (!/^(?:0|[1-9]\d{0,8})$/u.test(symbol)) return undefined;
  const number = Number(symbol);
  if (number <= MANA_LIMITS.payment) return ok(number);
  return refuse({ code: 'mtg.tooMuchMana', data: { what: 'cost', limit: MANA_LIMITS.payment, span } });
}

/** Reads the parts that a pattern matches one after the other, with nothing left between them. */
function readParts(
  text: string,
  pattern: RegExp,
  partOf: (symbol: string) => ManaCostPart | undefined,
): Result<ManaCost> {
  if (text.length > LONGEST) {
    return refuse({ code: 'mtg.tooMuchMana', data: { what: 'symbols', limit: MANA_LIMITS.symbols } });
  }
  const parts: ManaCostPart[] = [];
  let start = 0;
  while (start < text.length) {
    const [found = '', symbol = found] = pattern.exec(text.slice(start)) ?? [];
    const span = { start, end: found === '' ? text.length : start + found.length };
    if (found === '') return refuse(unreadSymbol(text.slice(start), span));
    const read = readNumber(symbol, span);
    if (read?.ok === false) return read;
    const part = read?.value ?? partOf(symbol);
    if (part === undefined) return refuse(unreadSymbol(symbol, span));
    parts.push(part);
    start = span.end;
  }
  if (parts.length <= MANA_LIMITS.symbols) return ok(parts);
  return refuse({ code: 'mtg.tooMuchMana', data: { what: 'symbols', limit: MANA_LIMITS.symbols } });
}

const printedText = z.string();

/**
 * Reads a printed mana cost: `{2}{U}{U}`. Reads only what {@link printManaCost} prints. Refuses an empty
 * text, since no cost is not the cost {0} (rules 107.4 and 202.1b).
 *
 * @returns the cost, or `mtg.unknownManaSymbol`, `mtg.unmodelledManaSymbol` or `mtg.tooMuchMana` with the
 * span, or `wrongType` if it isn't given a text
 */
export function readManaCost(text: string): Result<ManaCost> {
  const given = parseWith(printedText, text);
  if (!given.ok) return given;
  if (text === '') return refuse(unreadSymbol('', { start: 0, end: 0 }));
  return readParts(text, /^\{([^{}]*)\}/u, (symbol) => PRINTED.get(symbol));
}

/** Prints a cost: `{2}{U}{U}`; {@link readManaCost} reads it back. An empty list prints as {0}. */
export function printManaCost(cost: ManaCost): string {
  return cost.length === 0 ? '{0}' : cost.map((part) => `{${part}}`).join('');
}

/**
 * Reads a mana cost as databases of cards spell it: `2 U U`, hybrids as `W/U` or `WU`, and `no cost`. For
 * importing facts.
 *
 * @returns the cost, `undefined` for "no cost" (which can't be paid, rule 118.6), or the issues of {@link
 * readManaCost}
 */
export function readSpacedManaCost(text: string): Result<ManaCost | undefined> {
  if (text === 'no cost') return ok(undefined);
  if (text === '') return refuse(unreadSymbol('', { start: 0, end: 0 }));
  return readParts(text, /^([^ ]+)(?: (?! |$)|$)/u, byLetters);
}

/** Prints mana as it is added: `{ "green": 2 }` as "{G}{G}". */
export function printManaAmounts(mana: ManaAmounts): string {
  return MANA_TYPES.map((type) => `{${TYPE_LETTERS[type]}}`.repeat(mana[type] ?? 0)).join('');
}
