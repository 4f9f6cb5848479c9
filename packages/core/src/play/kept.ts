/**
 * What is kept of the keys that came last, found by their identity. A weak map does the same for any number of keys, but each of
 * its entries is looked at whenever garbage is collected: where keys are made by the thousand and soon forgotten, as the lists and
 * states of a match are, that takes longer than what was kept saves. Here the newest is looked at first, and the oldest goes; one
 * that is still asked for counts as new.
 */
export class Recent<Key extends object, Value> {
  readonly #keys: (Key | undefined)[] = [];
  readonly #values: (Value | undefined)[] = [];
  readonly #size: number;
  /** Where the newest stands; older ones stand before it, around the end. */
  #newest = 0;

  /** @param size how many are kept; a power of two */
  constructor(size: number) {
    this.#size = size;
    for (let at = 0; at < size; at++) {
      this.#keys.push(undefined);
      this.#values.push(undefined);
    }
  }

  /** What was kept for that very key; undefined if nothing was, or not any more. */
  get(key: Key): Value | undefined {
    const keys = this.#keys;
    const newest = this.#newest;
    if (keys[newest] === key) return this.#values[newest];
    const last = this.#size - 1;
    for (let age = 1; age <= last; age++) {
      const at = (newest - age) & last;
      if (keys[at] !== key) continue;
      const found = this.#values[at];
      if (age > this.#size >> 1 && found !== undefined) {
        keys[at] = undefined;
        this.#add(key, found);
      }
      return found;
    }
    return undefined;
  }

  /** Keeps something for a key; what was kept for it before does not count any more. */
  add(key: Key, value: Value): Value {
    this.#add(key, value);
    return value;
  }

  #add(key: Key, value: Value): void {
    const at = (this.#newest + 1) & (this.#size - 1);
    this.#newest = at;
    this.#keys[at] = key;
    this.#values[at] = value;
  }
}

/**
 * Where on a list objects stand of which something holds that hangs on each object alone. Lists that are asked one after
 * the other mostly hold the same objects at the same places: only the others are looked at.
 */
export class KeptPlaces<Obj extends object> {
  readonly #holds: (object: Obj) => boolean;
  #list: readonly Obj[] = [];
  #places: readonly number[] = [];

  constructor(holds: (object: Obj) => boolean) {
    this.#holds = holds;
  }

  /** The places on such a list, ascending. */
  of(list: readonly Obj[]): readonly number[] {
    const before = this.#list;
    if (list === before) return this.#places;
    const kept = this.#places;
    const places: number[] = [];
    let next = 0;
    for (let at = 0; at < list.length; at++) {
      const object = list[at];
      const did = kept[next] === at;
      if (did) next++;
      if (object !== undefined && (object === before[at] ? did : this.#holds(object))) places.push(at);
    }
    this.#list = list;
    this.#places = places;
    return places;
  }
}
