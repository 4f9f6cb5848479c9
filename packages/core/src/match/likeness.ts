/** A thing of a state that one is like, for as long as nothing else names it. */
export interface Likeness {
  /** What everything in a state that a thing is told by comes to, its identity aside: equal texts are equal things. */
  (thing: object, id: string): string;
}

const counts = new WeakMap<object, ReadonlyMap<string, number>>();

/** How often each text stands in a state. */
function textsIn(state: object): ReadonlyMap<string, number> {
  const known = counts.get(state);
  if (known) return known;
  const found = new Map<string, number>();
  const open: unknown[] = [state];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') found.set(value, (found.get(value) ?? 0) + 1);
    else if (Array.isArray(value)) for (const each of value) open.push(each);
    else if (typeof value === 'object' && value !== null)
      for (const each of Object.values(value)) open.push(each);
  }
  counts.set(state, found);
  return found;
}

/**
 * Tells which things of a state are alike, so that people choose "one of three" and not among three that are the same. A
 * thing whose id stands anywhere else in the state is like no other.
 *
 * @param identity keys of a thing that tell only which one it is
 */
export function likenessIn(state: object, identity: readonly string[]): Likeness {
  const texts = textsIn(state);
  const hidden = new Set(identity);
  return (thing, id) =>
    (texts.get(id) ?? 0) > 1 ? id : JSON.stringify(Object.entries(thing).filter(([key]) => !hidden.has(key)));
}

/**
 * A name for one of several things of that name: by itself where all are alike, else with how it looks, and where that is
 * the same for things that differ, with a number.
 *
 * @param peers all things that have the name, it among them, in an order that stays
 */
export function nameAmong<Thing>(
  name: string,
  thing: Thing,
  peers: readonly Thing[],
  { key, looks }: { readonly key: (thing: Thing) => string; readonly looks: (thing: Thing) => string },
): string {
  const mine = key(thing);
  const others = peers.filter((peer) => key(peer) !== mine);
  if (others.length === 0) return name;
  const look = looks(thing);
  const same = [...new Set(peers.filter((peer) => looks(peer) === look).map(key))];
  const words = same.length > 1 ? [look, `number ${same.indexOf(mine) + 1}`] : [look];
  const told = words.filter((word) => word !== '');
  return told.length === 0 ? name : `${name} (${told.join(', ')})`;
}
