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
