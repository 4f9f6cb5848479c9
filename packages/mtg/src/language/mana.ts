import { type GameIssue, type Result, ok, refuse } from '@reticle/core';
import type { Span } from '@reticle/core/text';
import * as z from 'zod';
import { COLORS, type Color } from './vocabulary.js';

/** The six types of mana: the colours and colourless (rules 106.1a and 106.1b). */
export const MANA_TYPES = [...COLORS, 'colorless'] as const;

/** One of the six types of mana. */
export type ManaType = (typeof MANA_TYPES)[number];

/** As which types mana may be spent, by its own type; what is not named is spent as what it is (rule 609.4b). */
export type ManaAs = { readonly [Type in ManaType]?: readonly ManaType[] };

/** No number of mana goes above it: an amount in a pool, a number in a cost, the mana of one payment. */
export const MANA_LIMITS = { pool: 10_000, payment: 200, symbols: 64 } as const;
const amount = z.int().nonnegative().max(MANA_LIMITS.pool).optional();

/** Mana by type; what is not named is none: `{ "green": 1, "colorless": 2 }`. */
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
 * Symbols that ask for one payment of their own, without braces (rules 107.4a, c, e, f). Halves and the like are not
 * modelled, and refused where they are read.
 */
export const MANA_SYMBOLS = [
  ...(['W', 'U', 'B', 'R', 'G', 'C'] as const),
  ...(['W/U', 'W/B', 'U/B', 'U/R', 'B/R', 'B/G', 'R/G', 'R/W', 'G/W', 'G/U'] as const),
  ...(['2/W', '2/U', '2/B', '2/R', '2/G'] as const),
  ...(['C/W', 'C/U', 'C/B', 'C/R', 'C/G'] as const),
  ...(['W/P', 'U/P', 'B/P', 'R/P', 'G/P'] as const),
  ...(['W/U/P', 'W/B/P', 'U/B/P', 'U/R/P', 'B/R/P', 'B/G/P', 'R/G/P', 'R/W/P', 'G/W/P', 'G/U/P'] as const),
] as const;

/** One mana from a snow source (rule 107.4h): it is read and printed, and no match can pay it. */
export const SNOW = 'S';

/** A symbol of one payment of its own. */
export type ManaSymbol = (typeof MANA_SYMBOLS)[number] | typeof SNOW;

const costPart = z.union([
  z.int().nonnegative().max(MANA_LIMITS.payment),
  z.literal('X'),
  z.enum([...MANA_SYMBOLS, SNOW]),
]);

/** A part of a cost: a number of generic mana, X, or a symbol. */
export type ManaCostPart = z.infer<typeof costPart>;

/**
 * A cost of mana as plain JSON, in printed order: `[2, "U", "U"]`, `["X", "R/W", "2/B", "G/P"]`; `[0]` is free. An
 * object without a mana cost has no such list, and that cost can't be paid (rules 202.1b and 118.6).
 */
export const manaCost = z.array(costPart).max(MANA_LIMITS.symbols).readonly();
export type ManaCost = z.infer<typeof manaCost>;

/** The letter of each type in a symbol (rules 107.4a and 107.4c). */
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
  /** Or so much generic mana (rule 107.4e). */
  readonly orGeneric: number;
  /** Or so much life (rule 107.4f). */
  readonly orLife: number;
}

/** What a symbol asks for. */
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

/** The mana value of a cost (rules 202.3, e to g): X is 0 unless announced, a hybrid symbol counts its larger half. */
export function manaValueOf(cost: ManaCost, x = 0): number {
  return cost.reduce<number>((sum, part) => sum + partValue(part, x), 0);
}

/** The colours of an object with this cost, in the order of {@link COLORS} (rules 202.2, b and d). */
export function colorsOfCost(cost: ManaCost): readonly Color[] {
  const types = new Set(
    cost.flatMap((part) => (typeof part === 'number' || part === 'X' ? [] : symbolFacts(part).of)),
  );
  return COLORS.filter((color) => types.has(color));
}

/** How often X stands in a cost. */
export function countX(cost: ManaCost): number {
  return cost.filter((part) => part === 'X').length;
}

/** How many symbols of a cost could be paid with 2 life each (rule 107.4f). */
export function countPhyrexian(cost: ManaCost): number {
  return cost.filter((part) => typeof part === 'string' && part !== 'X' && symbolFacts(part).orLife > 0)
    .length;
}

const letters = (symbol: string): string => symbol.replaceAll('/', '').split('').toSorted().join('');

/** Every printed symbol, by what stands between its braces. */
const PRINTED: ReadonlyMap<string, ManaCostPart> = new Map([
  ['X', 'X'],
  [SNOW, SNOW],
  ...MANA_SYMBOLS.map((symbol) => [symbol, symbol] as const),
]);

/** The same by their letters, for databases that leave out the strokes or turn the halves round. */
const BY_LETTERS: ReadonlyMap<string, ManaCostPart> = new Map(
  [...PRINTED].map(([symbol, part]) => [letters(symbol), part]),
);

function byLetters(symbol: string): ManaCostPart | undefined {
  const spelt = !symbol.includes('/') || symbol.split('/').every((half) => half.length === 1);
  return spelt ? BY_LETTERS.get(letters(symbol)) : undefined;
}

/** Symbols that the game has and that are not modelled: other variables, halves, infinity. */
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

/** The parts that a pattern finds one after the other, nothing between them left over. */
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

/**
 * Reads a printed mana cost: `{2}{U}{U}`. Only what {@link printManaCost} prints is read; no symbol at all is refused,
 * since no cost is not the cost {0} (rules 107.4 and 202.1b).
 *
 * @returns the cost, or `mtg.unknownManaSymbol`, `mtg.unmodelledManaSymbol` or `mtg.tooMuchMana` with the span
 */
export function readManaCost(text: string): Result<ManaCost> {
  if (text === '') return refuse(unreadSymbol('', { start: 0, end: 0 }));
  return readParts(text, /^\{([^{}]*)\}/u, (symbol) => PRINTED.get(symbol));
}

/** A cost as it is printed: `{2}{U}{U}`; {@link readManaCost} reads it back. An empty list is printed as {0}. */
export function printManaCost(cost: ManaCost): string {
  return cost.length === 0 ? '{0}' : cost.map((part) => `{${part}}`).join('');
}

/**
 * Reads a mana cost as lists of cards spell it: `2 U U`, hybrids as `W/U` or `WU`, `no cost` for none. For importing facts.
 *
 * @returns the cost, `undefined` for "no cost" (it can't be paid, rule 118.6), or the issues of {@link readManaCost}
 */
export function readSpacedManaCost(text: string): Result<ManaCost | undefined> {
  if (text === 'no cost') return ok(undefined);
  if (text === '') return refuse(unreadSymbol('', { start: 0, end: 0 }));
  return readParts(text, /^([^ ]+)(?: (?! |$)|$)/u, byLetters);
}

/** Mana as it is added: `{ "green": 2 }` as "{G}{G}". */
export function printManaAmounts(mana: ManaAmounts): string {
  return MANA_TYPES.map((type) => `{${TYPE_LETTERS[type]}}`.repeat(mana[type] ?? 0)).join('');
}
