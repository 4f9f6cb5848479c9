/**
 * A value that is surely there, by what was looked up before.
 *
 * @throws RangeError if it is not: then something was taken for granted that does not hold
 */
export function sure<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new RangeError('Something that is surely there is missing');
  return value;
}

/** The entry of a list at a place that is surely on it; throws as {@link sure} does. */
export const entryAt = <Entry>(list: ArrayLike<Entry>, place: number): Entry => sure(list[place]);
