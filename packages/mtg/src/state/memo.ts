import { RecentCache } from '@reticle/core/play';

/**
 * Caches the answers to a question about something that lives as long as a match's cards: a card, an ability,
 * a filter. Each answer is computed once and held weakly. The latest answer is kept at hand, since the same
 * key is often asked for many times in a row.
 */
export function memo<Key extends object, Answer>(work: (key: Key) => Answer): (key: Key) => Answer {
  const kept = new WeakMap<Key, { readonly key: Key; readonly answer: Answer }>();
  let latest: { readonly key: Key; readonly answer: Answer } | undefined;
  return (key) => {
    if (latest?.key === key) return latest.answer;
    latest = kept.get(key);
    if (latest) return latest.answer;
    const found = { key, answer: work(key) };
    kept.set(key, found);
    latest = found;
    return found.answer;
  };
}

/** The default number of answers that {@link lately} keeps. */
const LATELY = 16;

/**
 * Caches the answers to a question about something that every move makes anew: a state, a list of cards.
 * Keeps the answers for the latest keys only.
 *
 * @param size how many answers are kept, a power of two
 */
export function lately<Key extends object, Answer>(
  work: (key: Key) => Answer,
  size = LATELY,
): (key: Key) => Answer {
  const kept = new RecentCache<Key, { readonly answer: Answer }>(size);
  return (key) => (kept.get(key) ?? kept.add(key, { answer: work(key) })).answer;
}

/** Caches the answers by name, for as long as the returned function lives: usually one state. */
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

/**
 * Caches the latest answer to a question about several values, for as long as every value is the same object.
 */
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

/** A list, and what was found in each of its objects, by position. */
interface ListFinds<Obj, Found> {
  readonly list: readonly Obj[];
  readonly found: readonly (readonly Found[])[];
}

/**
 * Looks at each object of a list. Objects that were in the list before, at the same position or shifted by
 * those that came or went, keep what was found in them; only the others are looked at.
 */
function findsOn<Obj, Found>(
  list: readonly Obj[],
  before: ListFinds<Obj, Found>,
  look: (object: Obj) => readonly Found[],
): ListFinds<Obj, Found> {
  const found: (readonly Found[])[] = [];
  let was = 0;
  for (const object of list) {
    if (object !== before.list[was] && object === before.list[was + 1]) was++;
    const isKnown = object === before.list[was];
    found.push((isKnown ? before.found[was] : undefined) ?? look(object));
    if (isKnown || list[found.length] !== before.list[was]) was++;
  }
  return { list, found };
}

/**
 * Caches an answer that is made from some objects of a list. `look` is called once for each object. The
 * answer stays the same object as long as the objects in which something was found stay the same.
 */
export function among<Obj extends object, Found, Answer>(
  look: (object: Obj) => readonly Found[],
  make: (found: readonly Found[]) => Answer,
): (list: readonly Obj[]) => Answer {
  // No weak map by object: most objects are new, and entries of weak maps are slow to add and to collect.
  let finds: ListFinds<Obj, Found> = { list: [], found: [] };
  let latest: { readonly having: readonly Obj[]; readonly answer: Answer } | undefined;
  return lately((list: readonly Obj[]): Answer => {
    const { found } = (finds = findsOn(list, finds, look));
    const having: Obj[] = [];
    for (const [at, object] of list.entries()) if (found[at]?.length) having.push(object);
    if (latest?.having.length === having.length && isSame(latest.having, having)) return latest.answer;
    const answer = make(found.flat());
    latest = { having, answer };
    return answer;
  });
}
