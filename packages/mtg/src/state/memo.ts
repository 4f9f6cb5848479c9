/** A question about a state (states are values), worked out once for each. */
export function memo<Key extends object, Answer>(work: (key: Key) => Answer): (key: Key) => Answer {
  const kept = new WeakMap<Key, { readonly answer: Answer }>();
  return (key) => {
    const found = kept.get(key) ?? { answer: work(key) };
    kept.set(key, found);
    return found.answer;
  };
}

/** The same for a name within one state: each asked for once. */
export function keyed<Answer>(work: (key: string) => Answer): (key: string) => Answer {
  const kept = new Map<string, { readonly answer: Answer }>();
  return (key) => {
    const found = kept.get(key) ?? { answer: work(key) };
    kept.set(key, found);
    return found.answer;
  };
}

/** A list worked out once a state; states are values, so that it never changes. */
export function once<State extends object, Obj>(
  list: (state: State) => readonly Obj[],
): (state: State) => readonly Obj[] {
  const kept = new WeakMap<State, readonly Obj[]>();
  return (state) => {
    const found = kept.get(state) ?? list(state);
    kept.set(state, found);
    return found;
  };
}
