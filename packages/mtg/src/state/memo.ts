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

/** The same for some values together: the latest answer is given again for as long as every value is the very same. */
export function whileSame<Asked extends readonly unknown[], Answer>(
  work: (...asked: Asked) => Answer,
): (...asked: Asked) => Answer {
  let latest: { readonly asked: Asked; readonly answer: Answer } | undefined;
  return (...asked) => {
    if (latest && isSame(latest.asked, asked)) return latest.answer;
    latest = { asked, answer: work(...asked) };
    return latest.answer;
  };
}

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  for (let index = 0; index < now.length; index++) if (now[index] !== before[index]) return false;
  return true;
}
