import type { Json } from '@reticle/core';

const ownKey = (entry: object): string | undefined => {
  const id: unknown = Reflect.get(entry, 'instanceId') ?? Reflect.get(entry, 'id');
  return typeof id === 'string' ? id : undefined;
};

/**
 * Returns what identifies an entry of a list: a card, a zone, the view of a thing; of what is no object, its value.
 * Undefined if it is known by its place only.
 */
export function keyOf(entry: Json): string | undefined {
  if (typeof entry !== 'object' || entry === null) return `${typeof entry} ${String(entry)}`;
  if (Array.isArray(entry)) return undefined;
  const ref: unknown = Reflect.get(entry, 'ref');
  const id = ownKey(entry) ?? (typeof ref === 'object' && ref !== null ? ownKey(ref) : undefined);
  return id === undefined ? undefined : `id ${id}`;
}

/** Returns the places of the longest rising row in a list of numbers. */
function rising(numbers: readonly number[]): readonly number[] {
  /** The place at which the best row of each length ends. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [at, number] of numbers.entries()) {
    let length = ends.length;
    // What comes in order, nearly always, needs no search.
    if (length > 0 && (numbers[ends[length - 1] ?? 0] ?? 0) > number) {
      let low = 0;
      while (low < length) {
        const middle = (low + length) >> 1;
        if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
        else length = middle;
      }
    }
    before.push(ends[length - 1]);
    ends[length] = at;
  }
  const row: number[] = [];
  for (let at = ends.at(-1); at !== undefined; at = before[at]) row.push(at);
  return row;
}

/**
 * Finds the entries of a list that stay in another one, in the same order: by their places in the other list, their
 * places in this one. All entries have keys.
 */
export function keepable(before: readonly Json[], after: readonly Json[]): ReadonlyMap<number, number> {
  const kept = new Map<number, number>();
  const isSame = (here: number, there: number): boolean =>
    before[here] === after[there] || keyOf(before[here] ?? null) === keyOf(after[there] ?? null);
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isSame(head, head)) kept.set(head, head++);
  let tail = 0;
  while (tail < shorter - head && isSame(before.length - 1 - tail, after.length - 1 - tail)) tail++;
  for (let at = 1; at <= tail; at++) kept.set(after.length - at, before.length - at);
  const places = new Map<string | undefined, number[]>();
  for (let at = head; at < before.length - tail; at++) {
    const key = keyOf(before[at] ?? null);
    const same = places.get(key);
    if (same) same.push(at);
    else places.set(key, [at]);
  }
  const found: { readonly there: number; readonly here: number }[] = [];
  for (let there = head; there < after.length - tail; there++) {
    const here = places.get(keyOf(after[there] ?? null))?.shift();
    if (here !== undefined) found.push({ there, here });
  }
  for (const at of rising(found.map(({ here }) => here))) {
    const pair = found[at];
    if (pair) kept.set(pair.there, pair.here);
  }
  return kept;
}
