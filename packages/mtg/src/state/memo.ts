import { Recent } from '@reticle/core/play';

/**
 * A question about a thing that lives as long as a match's cards do: a card, an ability, a filter. Worked out once for each. Many are
 * asked of the same thing each time, such as the rules of a match: the latest answer is at hand.
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

/** A list, and what was found in each of its objects, by place. */
interface Finds<Obj, Found> {
  readonly list: readonly Obj[];
  readonly found: readonly (readonly Found[])[];
}

/**
 * What is found in each object of a list. Most stand on the list of before, mostly at the same place, or one further on or back since
 * something came or went before them: only the others are looked at.
 */
function findsOn<Obj, Found>(
  list: readonly Obj[],
  before: Finds<Obj, Found>,
  look: (object: Obj) => readonly Found[],
): Finds<Obj, Found> {
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
 * What some objects of a list come to. Each object is looked at once, and what is made of all that was found stays the very same
 * for as long as the objects do in which something was.
 */
export function among<Obj extends object, Found, Answer>(
  look: (object: Obj) => readonly Found[],
  make: (found: readonly Found[]) => Answer,
): (list: readonly Obj[]) => Answer {
  // No weak map by object: most objects are new ones, and its entries are slow to add and to collect.
  let finds: Finds<Obj, Found> = { list: [], found: [] };
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
