/** The facts with their optional keys never `undefined`, only absent. */
type DefinedFacts<Facts> = { [Fact in keyof Facts]: Exclude<Facts[Fact], undefined> };

/** Returns the facts of an object without those that are `undefined`, since JSON has no `undefined`. */
export function withoutUndefined<Facts extends object>(facts: Facts): Partial<DefinedFacts<Facts>>;
export function withoutUndefined(facts: Readonly<Record<string, unknown>>): object {
  const there: Record<string, unknown> = {};
  for (const fact in facts) {
    const value = facts[fact];
    if (value !== undefined) there[fact] = value;
  }
  return there;
}
