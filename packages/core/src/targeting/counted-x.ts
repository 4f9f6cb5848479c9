import { frozenCopy } from '../json.js';
import { countedThings, type CountedX, type TargetSpec } from './spec.js';

/** A question that was asked for all that an X counts, by position. */
interface CountedThings {
  candidates(slot: number): readonly number[];
  property(position: number, property: string): unknown;
}

const kept = new WeakMap<CountedX, TargetSpec>();

/** Makes the spec that takes everything an X counts. Kept for each X that is frozen. */
export function specOfCounted(of: CountedX): TargetSpec {
  const found = kept.get(of);
  if (found) return found;
  const spec: TargetSpec = frozenCopy({
    slots: [{ id: 'all', accepts: [countedThings(of)], min: 0, max: 'any', chooser: 'all', mode: 'choose' }],
    relations: [],
    timing: 'resolution',
  });
  if (Object.isFrozen(of)) kept.set(of, spec);
  return spec;
}

/** Counts an X among the things that it is about. A property that is no number counts 0. */
export function countAmong(of: CountedX, things: CountedThings): number {
  const found = things.candidates(0);
  if ('count' in of) return found.length;
  if (found.length === 0) return 0;
  const name = 'greatest' in of ? of.greatest : 'least' in of ? of.least : of.total;
  const numbers = found.map((position) => {
    const value = things.property(position, name);
    return typeof value === 'number' ? value : 0;
  });
  if ('total' in of) return numbers.reduce((sum, one) => sum + one, 0);
  return numbers.reduce((one, other) => ('greatest' in of ? Math.max(one, other) : Math.min(one, other)));
}
