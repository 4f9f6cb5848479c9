/** Facts that are there: those of `Facts` that may be absent are left out, not `undefined`. */
type Given<Facts> = { [Fact in keyof Facts]: Exclude<Facts[Fact], undefined> };

/** The facts of an object that are given: what is `undefined` is left out, as JSON has it. */
export function given<Facts extends object>(facts: Facts): Partial<Given<Facts>>;
export function given(facts: Readonly<Record<string, unknown>>): object {
  const there: Record<string, unknown> = {};
  for (const fact in facts) {
    const value = facts[fact];
    if (value !== undefined) there[fact] = value;
  }
  return there;
}
