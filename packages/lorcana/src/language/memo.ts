/**
 * A question about a thing that lives as long as what asks about it: a card, a filter, a list. Worked out once for each, by its
 * identity; what else it takes to work it out must be the same for that thing. An answer is something, never `undefined`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function memo<Key extends object, Answer extends object | boolean, From = void>(
  work: (key: Key, from: From) => Answer,
): (key: Key, from: From) => Answer {
  const kept = new WeakMap<Key, Answer>();
  /** The thing that was asked about last, which mostly is asked about again. */
  let last: { readonly key: Key; readonly answer: Answer } | undefined;
  return (key, from) => {
    if (last?.key === key) return last.answer;
    const known = kept.get(key);
    const answer = known === undefined ? work(key, from) : known;
    if (known === undefined) kept.set(key, answer);
    last = { key, answer };
    return answer;
  };
}
