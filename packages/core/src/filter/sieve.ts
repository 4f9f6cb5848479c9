import type { FilterContext, Test } from './comparison.js';

/**
 * A sieve: one condition, asked of many objects in one loop. The first `count` entries of `places` are
 * positions in `objects`. The sieve moves those whose objects hold the condition to the front and keeps their
 * order.
 *
 * @returns how many it keeps
 */
export type Sieve<Obj> = (
  objects: readonly (Obj | undefined)[],
  places: number[],
  count: number,
  context: FilterContext,
) => number;

/** Makes a sieve of any test. */
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
