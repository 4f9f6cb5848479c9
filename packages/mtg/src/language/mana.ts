import * as z from 'zod';
import { COLORS, type Color } from './vocabulary.js';

/** The six types of mana: the colours and colourless (rules 106.1a and 106.1b). */
export const MANA_TYPES = [...COLORS, 'colorless'] as const;

/** One of the six types of mana. */
export type ManaType = (typeof MANA_TYPES)[number];

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
export const TYPE_LETTERS = {
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
