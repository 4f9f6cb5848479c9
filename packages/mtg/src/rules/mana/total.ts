import { type GameIssue, type Result, ok, refuse } from '@reticle/core';
import {
  type ManaCost,
  type ManaCostPart,
  type ManaSymbol,
  countX,
  symbolFacts,
} from '../../language/mana.js';
import type { PaymentTerms } from './demand.js';

/** The increases and reductions of a mana cost (rule 601.2f). */
export interface CostChanges {
  /** Additional costs and increases. */
  readonly more?: readonly ManaCost[] | undefined;
  /** Reductions: numbers and symbols of one type of mana. */
  readonly less?: readonly ManaCost[] | undefined;
}

interface Parts {
  readonly generic: number;
  readonly xs: number;
  readonly symbols: readonly ManaSymbol[];
}
const isSymbol = (part: ManaCostPart): part is ManaSymbol => typeof part === 'string' && part !== 'X';

const unclear = (reduction: ManaCostPart, part: ManaCostPart): Result<never> => {
  const found: GameIssue = { code: 'mtg.unclearReduction', data: { reduction, part, rule: '118.7' } };
  return refuse(found);
};

const partsOf = (cost: ManaCost): Parts => ({
  generic: cost.reduce<number>((sum, part) => sum + (typeof part === 'number' ? part : 0), 0),
  xs: countX(cost),
  symbols: cost.filter(isSymbol),
});

/**
 * Takes one symbol off. If the cost has none of its type, takes off one generic mana (rules 118.7c, 118.7d).
 */
function lessSymbol(
  { parts, off }: { parts: Parts; off: number },
  symbol: ManaSymbol,
): Result<{ parts: Parts; off: number }> {
  const [type] = symbolFacts(symbol).of;
  if (type === undefined || symbol.length > 1) return unclear(symbol, symbol);
  const at = parts.symbols.indexOf(symbol);
  if (at >= 0) return ok({ parts: { ...parts, symbols: parts.symbols.toSpliced(at, 1) }, off });
  const hybrid = parts.symbols.find((part) => symbolFacts(part).of.includes(type));
  return hybrid === undefined ? ok({ parts, off: off + 1 }) : unclear(symbol, hybrid);
}

/**
 * Computes the total of a mana cost (rule 601.2f): the cost with its X, plus increases, minus reductions, but
 * at least {0}. Generic reductions take off generic mana only (rule 118.7a): first the numbers, then X, which
 * becomes a number. `X`s that no reduction reaches stay.
 *
 * @returns the total, X first, then the number, then the symbols in order; `mtg.unclearReduction` if the
 * answer depends on how a hybrid symbol or a restricted X is read, `mtg.announceX` if X is needed and missing
 */
export function totalManaCost(
  cost: ManaCost,
  { more = [], less = [] }: CostChanges,
  { X, restrict }: Pick<PaymentTerms, 'X' | 'restrict'> = {},
): Result<ManaCost> {
  const { generic: number, xs: foreignXs } = partsOf(less.flat());
  if (foreignXs > 0) return unclear('X', 'X');
  let reduced: Result<{ parts: Parts; off: number }> = ok({
    parts: partsOf([cost, ...more].flat()),
    off: number,
  });
  for (const symbol of less.flat().filter(isSymbol)) {
    reduced = reduced.ok ? lessSymbol(reduced.value, symbol) : reduced;
  }
  if (!reduced.ok) return reduced;
  const { parts, off } = reduced.value;
  const { generic, xs, symbols } = parts;
  const over = Math.max(0, off - generic);
  const half = symbols.find((symbol) => symbolFacts(symbol).orGeneric > 0);
  if (over > 0 && half !== undefined) return unclear(over, half);
  if (over > 0 && xs > 0 && restrict?.X) return unclear(over, 'X');
  if (over > 0 && xs > 0 && X === undefined) {
    return refuse({ code: 'mtg.announceX', data: { X: null, rule: '601.2b' } });
  }
  const left = over > 0 ? Math.max(0, xs * (X ?? 0) - over) : generic - off;
  const total: readonly ManaCostPart[] = [
    ...(over > 0 ? [] : Array.from({ length: xs }, () => 'X' as const)),
    ...(left > 0 ? [left] : []),
    ...symbols,
  ];
  return ok(total.length > 0 ? total : [0]);
}
