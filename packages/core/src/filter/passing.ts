import type { FilterContext } from './comparison.js';
import type { Sieve } from './sieve.js';

/** Where a scan writes: from which place of the list on, and what it adds to each position. */
export interface ScanPlace {
  readonly at: number;
  readonly offset: number;
}

/** The places that the last scan was about, to be written over by the next; none while one is under way. */
let spare: number[] | undefined = [];

/**
 * Writes into a list, where those objects stand that pass every sieve, ascending: one sieve after the other, each over what the
 * ones before it left.
 *
 * @returns one past the last place that was written
 */
export function passing<Obj extends object>(
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
