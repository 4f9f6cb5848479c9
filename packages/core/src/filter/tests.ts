import type { FilterContext } from './context.js';

/** A question about one thing, made ready to be asked of many. */
export type Test<Thing> = (thing: Thing, context: FilterContext) => boolean;

/** Whether all hold, asked in order; the usual short lists without a loop. */
export function allOf<Thing>(tests: readonly Test<Thing>[]): Test<Thing> {
  const [a, b, c, d, ...rest] = tests;
  if (!a) return () => true;
  if (!b) return a;
  if (!c) return (thing, context) => a(thing, context) && b(thing, context);
  if (!d) return (thing, context) => a(thing, context) && b(thing, context) && c(thing, context);
  const four: Test<Thing> = (thing, context) =>
    a(thing, context) && b(thing, context) && c(thing, context) && d(thing, context);
  return rest.length === 0 ? four : allOf([four, ...rest]);
}

/** Whether at least one holds, asked in order. */
export function anyOf<Thing>(tests: readonly Test<Thing>[]): Test<Thing> {
  const [a, b, ...rest] = tests;
  if (!a) return () => false;
  if (!b) return a;
  const two: Test<Thing> = (thing, context) => a(thing, context) || b(thing, context);
  return rest.length === 0 ? two : anyOf([two, ...rest]);
}
