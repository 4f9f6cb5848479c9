import { MANA_TYPES } from './mana.js';
import type { Demand } from './demand.js';

/** Mana that is of the least use elsewhere is spent first: colourless, then the colours. */
const SPENT_FIRST = [5, 0, 1, 2, 3, 4] as const;

const NOTHING: readonly number[] = MANA_TYPES.map(() => 0);

/** What is still to be paid once a bundle of mana is spent as far as it goes, and what of the bundle is over, by type. */
export interface Reached {
  readonly state: number;
  readonly left: readonly number[];
}

/** All half-paid states of a cost, numbered: a state's number gets less with every mana; 0 is paid. */
export interface PaymentSpace {
  readonly size: number;
  readonly numberOf: (counts: readonly number[]) => number;
  readonly countsOf: (state: number) => readonly number[];
  /** Where one bundle (mana by type, in the order of the types) leads from a state; nowhere if nothing is paid. */
  readonly reach: (state: number, bundle: readonly number[]) => readonly Reached[];
}

/** The space of a demand; `undefined` where it has more states than that. */
export function paymentSpace({ classes, most }: Demand, mostStates: number): PaymentSpace | undefined {
  let size = 1;
  const steps = most.map((count) => {
    const step = size;
    size *= count + 1;
    return step;
  });
  if (size > mostStates) return undefined;
  const numberOf = (counts: readonly number[]) =>
    counts.reduce((sum, count, index) => sum + count * (steps[index] ?? 0), 0);
  const countAt = (state: number, index: number) =>
    Math.floor(state / (steps[index] ?? 1)) % ((most[index] ?? 0) + 1);

  /** For each type, the classes that it pays; and for each class, those that are strictly narrower. */
  const payableBy = MANA_TYPES.map((_type, bit) =>
    classes.flatMap((mask, index) => (mask & (1 << bit) ? index : [])),
  );
  const narrower = classes.map((mask) =>
    classes.flatMap((other, index) => (other !== mask && (other & mask) === other ? index : [])),
  );

  /**
   * Where one mana of a type leads. Spending on a wider class while a narrower one is open gains nothing: the two
   * payments could change places.
   */
  function spend(state: number, type: number): readonly number[] {
    const open = (payableBy[type] ?? []).filter((index) => countAt(state, index) > 0);
    const narrowest =
      open.length < 2
        ? open
        : open.filter((index) => !(narrower[index] ?? []).some((other) => open.includes(other)));
    return narrowest.map((index) => state - (steps[index] ?? 0));
  }

  function reach(from: number, bundle: readonly number[]): readonly Reached[] {
    let reached = new Map<number, readonly number[]>([[from, NOTHING]]);
    for (const type of SPENT_FIRST) {
      for (let unit = bundle[type] ?? 0; unit > 0; unit--) {
        const next = new Map<number, readonly number[]>();
        for (const [state, left] of reached) {
          const found = spend(state, type);
          for (const paid of found) if (!next.has(paid)) next.set(paid, left);
          if (found.length === 0 && !next.has(state)) next.set(state, left.with(type, (left[type] ?? 0) + 1));
        }
        reached = next;
      }
    }
    reached.delete(from);
    return [...reached].map(([state, left]) => ({ state, left }));
  }

  const countsOf = (state: number) => classes.map((_mask, index) => countAt(state, index));
  return { size, numberOf, countsOf, reach };
}
