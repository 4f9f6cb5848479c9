/** A thing that is there by what was looked at before. @throws where it is not, which no state and no move can bring about */
export function present<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw new RangeError(`There is no ${what}`);
  return thing;
}
