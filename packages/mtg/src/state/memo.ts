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

/**
 * What some objects of a list come to. Each object is looked at once, and what is made of all that was found stays the very same
 * for as long as the objects do in which something was.
 */
export function among<Obj extends object, Found, Answer>(
  look: (object: Obj) => readonly Found[],
  make: (found: readonly Found[]) => Answer,
): (list: readonly Obj[]) => Answer {
  const foundIn = memo(look);
  let latest: { readonly having: readonly Obj[]; readonly answer: Answer } | undefined;
  return memo((list: readonly Obj[]): Answer => {
    const having = list.filter((object) => foundIn(object).length > 0);
    if (latest?.having.length === having.length && isSame(latest.having, having)) return latest.answer;
    const answer = make(having.flatMap((object) => foundIn(object)));
    latest = { having, answer };
    return answer;
  });
}
