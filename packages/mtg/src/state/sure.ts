/**
 * Returns a value that an earlier lookup guarantees.
 *
 * @throws RangeError if the value is missing, which means that the guarantee was wrong
 */
export function sure<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new RangeError('Something that is surely there is missing');
  return value;
}

/** Returns the entry at a position that must be in the list. @throws RangeError as {@link sure} does */
export const entryAt = <Entry>(list: ArrayLike<Entry>, place: number): Entry => sure(list[place]);
