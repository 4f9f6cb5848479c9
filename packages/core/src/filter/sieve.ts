import type { FilterContext, Test } from './comparison.js';

/**
 * One condition, asked of many objects in one loop: of the places of a list that are still in question, the first `count` of
 * `places`, it leaves those whose objects hold it in front, in their order.
 *
 * @returns how many it leaves
 */
export type Sieve<Obj> = (
  objects: readonly (Obj | undefined)[],
  places: number[],
  count: number,
  context: FilterContext,
) => number;

/** Any test as a sieve. */
export const sieveOf =
  <Obj>(holds: Test<Obj>): Sieve<Obj> =>
  (objects, places, count, context) => {
    let kept = 0;
    for (let next = 0; next < count; next++) {
      const place = places[next] ?? 0;
      const object = objects[place];
      if (object !== undefined && holds(object, context)) places[kept++] = place;
    }
    return kept;
  };
