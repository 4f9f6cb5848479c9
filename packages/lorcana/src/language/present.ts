/**
 * Returns a thing that an earlier check has found. @throws if it is undefined, which no state and no move can
 * bring about
 */
export function present<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw new RangeError(`There is no ${what}`);
  return thing;
}
