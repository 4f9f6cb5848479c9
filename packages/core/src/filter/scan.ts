import type { FilterContext } from './comparison.js';
import type { Sieve } from './sieve.js';

/** Where a scan writes: the first place of the output list, and the offset that is added to each position. */
export interface ScanPlace {
  readonly at: number;
  readonly offset: number;
}

/** The buffer of the last scan, which the next scan reuses. Undefined while a scan is running. */
let spare: number[] | undefined = [];

/**
 * Writes the positions of the objects that pass every sieve into a list, ascending. Each sieve filters what
 * the sieves before it left.
 *
 * @returns one past the last place that was written
 */
export function scanInto<Obj extends object>(
  objects: readonly (Obj | undefined)[],
  sieves: readonly Sieve<Obj>[],
  context: FilterContext,
  into: number[],
  { at, offset }: ScanPlace,
): number {
  const places = spare ?? [];
  spare = undefined;
  let count = 0;
  for (let place = 0; place < objects.length; place++)
    if (objects[place] !== undefined) places[count++] = place;
  for (const sieve of sieves) count = sieve(objects, places, count, context);
  for (let next = 0; next < count; next++) into[at + next] = offset + (places[next] ?? 0);
  spare = places;
  return at + count;
}
