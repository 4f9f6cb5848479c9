import { type Result, ok, refuse } from '@reticle/core';
import {
  MANA_LIMITS,
  MANA_TYPES,
  type ManaAs,
  type ManaCost,
  type ManaCostPart,
  type ManaType,
  countPhyrexian,
  countX,
  SNOW,
  symbolFacts,
} from '../../language/mana.js';
import { COLORS } from '../../language/vocabulary.js';
import { entryAt } from '../../state/sure.js';

/** What was announced about a cost, and how mana may be spent on it. */
export interface PaymentTerms {
  /** The announced X (rule 601.2b). A cost with X needs one. */
  readonly X?: number | undefined;
  /** For how many Phyrexian symbols the player pays 2 life each (rules 107.4f and 601.2b). Defaults to 0. */
  readonly phyrexianLife?: number | undefined;
  /** "Spend only red mana on X". */
  readonly restrict?: { readonly X?: readonly ManaType[] | undefined } | undefined;
  /** "Spend mana as though it were mana of any color", "of any type", or as this says (rule 609.4b). */
  readonly asThough?: 'anyColor' | 'anyType' | ManaAs | undefined;
}

/**
 * A cost as numbers: how much mana of each class it wants. A class is the set of types that can pay for it,
 * as bits: the types of mana, and above them the same types again for what is no mana and can be spent as
 * nothing else.
 */
export interface Demand {
  readonly classes: readonly number[];
  /** The most that is wanted of each class, over all readings. */
  readonly most: readonly number[];
  /**
   * The readings of the cost: each hybrid symbol as one of its halves, each Phyrexian symbol as mana or life.
   */
  readonly starts: readonly (readonly number[])[];
  readonly life: number;
}
/** Returns the position of a type's bit; what is no mana has its own bits. */
export const bitOf = (type: number, exact = false): number => (exact ? type + MANA_TYPES.length : type);
const ANY_TYPE = (1 << (2 * MANA_TYPES.length)) - 1;

/** The most readings of one cost that are looked at. */
const MOST_STARTS = 2_048;

/** One way to pay a part: that much mana of a class, or life. */
interface PaymentWay {
  readonly mask: number;
  readonly units: number;
  readonly life: 0 | 1;
}

interface Start {
  readonly counts: ReadonlyMap<number, number>;
  readonly life: number;
}

/** Returns the mana types of a set of bits. */
export function typesOf(mask: number): readonly ManaType[] {
  return MANA_TYPES.filter((_type, bit) => (mask & (1 << bit)) !== 0);
}

const ALSO = { anyColor: COLORS, anyType: MANA_TYPES } as const;

/** Returns the types as which mana of a type can be spent. */
const spentAs = (type: ManaType, asThough: PaymentTerms['asThough'] = {}): readonly ManaType[] =>
  typeof asThough === 'string' ? [type, ...ALSO[asThough]] : (asThough[type] ?? [type]);

/**
 * Returns what pays for one of these types: mana that may be spent as one of them, and what is one of them
 * without being mana.
 */
function payersOf(types: readonly ManaType[], { asThough }: PaymentTerms): number {
  return MANA_TYPES.reduce((mask, type, bit) => {
    const pays = spentAs(type, asThough).some((as) => types.includes(as)) ? 1 << bitOf(bit) : 0;
    return mask | pays | (types.includes(type) ? 1 << bitOf(bit, true) : 0);
  }, 0);
}

function waysOf(part: ManaCostPart, terms: PaymentTerms): readonly PaymentWay[] {
  if (typeof part === 'number') return [{ mask: ANY_TYPE, units: part, life: 0 }];
  if (part === 'X') {
    const only = terms.restrict?.X;
    const mask = only ? payersOf(only, terms) : ANY_TYPE;
    return [{ mask, units: terms.X ?? 0, life: 0 }];
  }
  const { of, orGeneric, orLife } = symbolFacts(part);
  return [
    { mask: payersOf(of, terms), units: 1, life: 0 },
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
      found.set(key, start);
    }
  }
  return [...found.values()];
}
const finite = (value = NaN): number | null => (Number.isFinite(value) ? value : null);
const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/**
 * Turns a cost, with what was announced for it, into numbers.
 *
 * @returns the demand, or `mtg.announceX`, `mtg.unmodelledManaSymbol` (snow), `mtg.wrongPhyrexianLife`,
 * `mtg.tooMuchMana`
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
  const most = classes.map((_mask, index) => Math.max(0, ...vectors.map((counts) => entryAt(counts, index))));
  return ok({ classes, most, starts: vectors, life: 2 * phyrexianLife });
}
