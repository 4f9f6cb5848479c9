import { type GameIssue, type Result, ok, refuse } from '@reticle/core';
import type { Span } from '@reticle/core/text';
import {
  MANA_LIMITS,
  MANA_SYMBOLS,
  MANA_TYPES,
  SNOW,
  type ManaAmounts,
  type ManaCost,
  type ManaCostPart,
  TYPE_LETTERS,
} from './mana.js';

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
