import { type Result, ok, refuse } from '@reticle/core';
import {
  MANA_LIMITS,
  MANA_TYPES,
  type ManaCost,
  type ManaCostPart,
  type ManaType,
  countPhyrexian,
  countX,
  SNOW,
  symbolFacts,
} from '../../language/mana.js';

/** What was announced about a cost, and how mana may be spent on it. */
export interface PaymentTerms {
  /** The announced X (rule 601.2b); a cost with X wants one. */
  readonly X?: number | undefined;
  /** For how many Phyrexian symbols 2 life each is paid (rules 107.4f and 601.2b); 0 unless said. */
  readonly phyrexianLife?: number | undefined;
  /** "Spend only red mana on X". */
  readonly restrict?: { readonly X?: readonly ManaType[] | undefined } | undefined;
  /** "Spend mana as though it were mana of any color", or "of any type" (rule 609.4b). */
  readonly asThough?: 'anyColor' | 'anyType' | undefined;
}

/** A cost as numbers: how much mana of each class is wanted. A class is the set of types that can pay it, as bits. */
export interface Demand {
  readonly classes: readonly number[];
  /** The most of each class, over all starts. */
  readonly most: readonly number[];
  /** The ways to read the cost: each hybrid as its halves, each Phyrexian symbol as mana or life. */
  readonly starts: readonly (readonly number[])[];
  readonly life: number;
}
const ANY_TYPE = (1 << MANA_TYPES.length) - 1;
const COLORLESS = 1 << MANA_TYPES.indexOf('colorless');

/** How many readings of one cost are looked at. */
const MOST_STARTS = 2_048;

/** One way to pay a part: so much mana of a class, or life. */
interface PaymentWay {
  readonly mask: number;
  readonly units: number;
  readonly life: 0 | 1;
}

interface Start {
  readonly counts: ReadonlyMap<number, number>;
  readonly life: number;
}

/** A set of types as bits. */
function maskOf(types: readonly ManaType[]): number {
  return types.reduce((mask, type) => mask | (1 << MANA_TYPES.indexOf(type)), 0);
}

/** The types of a set of bits. */
export function typesOf(mask: number): readonly ManaType[] {
  return MANA_TYPES.filter((_type, bit) => (mask & (1 << bit)) !== 0);
}

function loosened(mask: number, { asThough }: PaymentTerms): number {
  if (asThough === undefined || (asThough === 'anyColor' && (mask & ~COLORLESS) === 0)) return mask;
  return ANY_TYPE;
}

function waysOf(part: ManaCostPart, terms: PaymentTerms): readonly PaymentWay[] {
  if (typeof part === 'number') return [{ mask: ANY_TYPE, units: part, life: 0 }];
  if (part === 'X') {
    const only = terms.restrict?.X;
    const mask = only ? loosened(maskOf(only), terms) : ANY_TYPE;
    return [{ mask, units: terms.X ?? 0, life: 0 }];
  }
  const { of, orGeneric, orLife } = symbolFacts(part);
  return [
    { mask: loosened(maskOf(of), terms), units: 1, life: 0 },
    ...(orGeneric > 0 ? [{ mask: ANY_TYPE, units: orGeneric, life: 0 as const }] : []),
    ...(orLife > 0 ? [{ mask: 0, units: 0, life: 1 as const }] : []),
  ];
}

function extend(starts: readonly Start[], ways: readonly PaymentWay[], mostLife: number): readonly Start[] {
  const found = new Map<string, Start>();
  for (const { counts, life } of starts) {
    for (const way of ways) {
      if (life + way.life > mostLife) continue;
      const next = new Map(counts);
      if (way.units > 0) next.set(way.mask, (next.get(way.mask) ?? 0) + way.units);
      const start = { counts: next, life: life + way.life };
      const key = `${start.life} ${[...next].toSorted(([a], [b]) => a - b).join(' ')}`;
      if (!found.has(key)) found.set(key, start);
    }
  }
  return [...found.values()];
}
const finite = (value = NaN): number | null => (Number.isFinite(value) ? value : null);
const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/**
 * A cost and what was announced for it, as numbers.
 *
 * @returns the demand, or `mtg.announceX`, `mtg.unmodelledManaSymbol` (snow), `mtg.wrongPhyrexianLife`, `mtg.tooMuchMana`
 */
export function demandOf(cost: ManaCost, terms: PaymentTerms): Result<Demand> {
  const { X, phyrexianLife = 0 } = terms;
  if (cost.includes(SNOW)) return refuse({ code: 'mtg.unmodelledManaSymbol', data: { symbol: SNOW } });
  if (X === undefined ? countX(cost) > 0 : !isCount(X)) {
    return refuse({ code: 'mtg.announceX', data: { X: finite(X), rule: '601.2b' } });
  }
  const symbols = countPhyrexian(cost);
  if (!isCount(phyrexianLife) || phyrexianLife > symbols) {
    return refuse({ code: 'mtg.wrongPhyrexianLife', data: { announced: finite(phyrexianLife), symbols } });
  }
  const limit = MANA_LIMITS.payment;
  let starts: readonly Start[] = [{ counts: new Map(), life: 0 }];
  for (const part of cost) {
    starts = extend(starts, waysOf(part, terms), phyrexianLife);
    if (starts.length > MOST_STARTS) {
      return refuse({ code: 'mtg.tooMuchMana', data: { what: 'search', limit: MOST_STARTS } });
    }
  }
  const full = starts.filter(({ life }) => life === phyrexianLife);
  const classes = [...new Set(full.flatMap(({ counts }) => [...counts.keys()]))].toSorted((a, b) => a - b);
  const vectors = full.map(({ counts }) => classes.map((mask) => counts.get(mask) ?? 0));
  const fitting = vectors.filter((counts) => counts.reduce((sum, count) => sum + count, 0) <= limit);
  if (fitting.length < vectors.length) {
    return refuse({ code: 'mtg.tooMuchMana', data: { what: 'cost', limit } });
  }
  const most = classes.map((_mask, index) => Math.max(0, ...vectors.map((counts) => counts[index] ?? 0)));
  return ok({ classes, most, starts: vectors, life: 2 * phyrexianLife });
}
