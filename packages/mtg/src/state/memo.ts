/** A question about a state (states are values), worked out once for each. */
export function memo<Key extends object, Answer>(work: (key: Key) => Answer): (key: Key) => Answer {
  const kept = new WeakMap<Key, { readonly answer: Answer }>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known.answer;
    const found = { answer: work(key) };
    kept.set(key, found);
    return found.answer;
  };
}

/** The same for a name within one state: each asked for once. */
export function keyed<Answer>(work: (key: string) => Answer): (key: string) => Answer {
  const kept = new Map<string, { readonly answer: Answer }>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known.answer;
    const found = { answer: work(key) };
    kept.set(key, found);
    return found.answer;
  };
}
