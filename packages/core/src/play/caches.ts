/**
 * A cache for the latest keys, found by identity. A weak map does the same for any number of keys, but the
 * garbage collector visits each of its entries. If keys are made by the thousand and soon forgotten, like the
 * lists and states of a match, that costs more than the cache saves. Here the newest key is compared first,
 * and the oldest is dropped; a key that is asked for again counts as new.
 */
export class RecentCache<Key extends object, Value> {
  readonly #keys: (Key | undefined)[] = [];
  readonly #values: (Value | undefined)[] = [];
  readonly #size: number;
  /** The place of the newest key. Older ones stand before it, wrapping around the end. */
  #newest = 0;

  /** @param size the number of keys that are kept, a power of two */
  constructor(size: number) {
    this.#size = size;
    for (let at = 0; at < size; at++) {
      this.#keys.push(undefined);
      this.#values.push(undefined);
    }
  }

  /** Returns the value that is kept for this key. Returns undefined if there is none, or none any more. */
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

  /** Keeps a value for a key, replacing the one before. */
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
 * A cache of the places of objects that satisfy a predicate, which must depend on each object alone. Lists
 * that are asked in turn mostly hold the same objects at the same places, so only the others are tested.
 */
export class PlaceCache<Obj extends object> {
  readonly #holds: (object: Obj) => boolean;
  #list: readonly Obj[] = [];
  #places: readonly number[] = [];

  constructor(holds: (object: Obj) => boolean) {
    this.#holds = holds;
  }

  /** Returns the places on a list, ascending. */
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
