import { allOf, type FilterContext, type Test } from './comparison.js';

/** Where a scan writes: from which place of the list on, and what it adds to each position. */
export interface ScanPlace {
  readonly at: number;
  readonly offset: number;
}

/**
 * Writes into a list, where those objects stand that hold every test, ascending. The tests are called in the loop
 * itself, each at a place of its own: quicker than one function that calls them all.
 *
 * @returns one past the last place that was written
 */
export function passing<Obj extends object>(
  objects: readonly (Obj | undefined)[],
  tests: readonly Test<Obj>[],
  context: FilterContext,
  into: number[],
  { at, offset }: ScanPlace,
): number {
  const [a = always, b = always, c = always, ...more] = tests;
  const rest = more.length === 0 ? always : allOf(more);
  let end = at;
  for (let index = 0; index < objects.length; index++) {
    const object = objects[index];
    if (object === undefined || !a(object, context) || !b(object, context)) continue;
    if (c(object, context) && rest(object, context)) into[end++] = offset + index;
  }
  return end;
}

const always = (): boolean => true;
