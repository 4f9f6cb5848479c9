/**
 * Returns a function that works out its answer once for each key and keeps it as long as the key lives. Keys
 * are objects (a card, a filter, a list) and are compared by identity. `from` is passed on to the work, and
 * for one key it must always lead to the same answer. An answer is never `undefined`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function memo<Key extends object, Answer extends object | boolean, From = void>(
  work: (key: Key, from: From) => Answer,
): (key: Key, from: From) => Answer {
  const kept = new WeakMap<Key, Answer>();
  /** The key of the last call. The next call mostly has the same one. */
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
