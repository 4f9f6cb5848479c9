import { KeptPlaces, Recent } from '@reticle/core/play';

/** A question about a thing that lives as long as a match's cards do: a card, an ability, a filter. Worked out once for each. */
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

/** So many answers {@link lately} keeps, if it is not told. */
const LATELY = 16;

/**
 * A question about what a match makes anew with every move: a state, a list of cards. Worked out once for each of those that were
 * asked about last.
 *
 * @param size how many answers are kept, a power of two
 */
export function lately<Key extends object, Answer>(
  work: (key: Key) => Answer,
  size = LATELY,
): (key: Key) => Answer {
  const kept = new Recent<Key, { readonly answer: Answer }>(size);
  return (key) => (kept.get(key) ?? kept.add(key, { answer: work(key) })).answer;
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
  const places = new KeptPlaces<Obj>((object) => foundIn(object).length > 0);
  let latest: { readonly having: readonly Obj[]; readonly answer: Answer } | undefined;
  return lately((list: readonly Obj[]): Answer => {
    const having = places.of(list).flatMap((at) => list[at] ?? []);
    if (latest?.having.length === having.length && isSame(latest.having, having)) return latest.answer;
    const answer = make(having.flatMap((object) => foundIn(object)));
    latest = { having, answer };
    return answer;
  });
}
