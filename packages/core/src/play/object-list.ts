import { RecentCache } from './caches.js';

/** An object of a list, found by its id and by its zone. */
export interface ListedObject {
  readonly instanceId: string;
  readonly zone: string;
}

/** The layout of a list: an index of its objects by id and by zone. */
interface Layout<Obj> {
  /**
   * The positions by id. Lists share this map if one of them has more objects at its end. It may name a
   * position that a list does not have, so look-ups compare the id.
   */
  readonly at: Map<string, number>;
  /** The positions by zone, ascending. Made when a zone is first asked for. */
  zones?: ReadonlyMap<string, readonly number[]> | undefined;
  /**
   * The objects of the zones that were asked for. There are few zones, and lists are handed on with each
   * change.
   */
  lists: readonly ZoneList<Obj>[];
}

interface ZoneList<Obj> {
  readonly zone: string;
  readonly objects: readonly Obj[];
}

const NO_LISTS: readonly never[] = [];

/**
 * The number of lists whose layouts are kept. A move of a match makes a dozen lists, and a search returns to
 * where it began.
 */
const KEPT = 64;

/**
 * Finds objects on lists by id and by zone without a search. A list never changes. Its layout is kept beside
 * it, since states are plain JSON, and is handed on to the list that is made from it, as far as the change
 * left it valid. Layouts are kept for the lists that were asked for last, and made anew for others.
 */
export class ObjectLists<Obj extends ListedObject> {
  readonly #kept = new RecentCache<readonly Obj[], Layout<Obj>>(KEPT);

  /** Returns the position of the object with that id, the first if there are several. */
  positionOf(list: readonly Obj[], id: string): number | undefined {
    const at = this.#layout(list).at.get(id);
    return at !== undefined && list[at]?.instanceId === id ? at : undefined;
  }

  /** Returns the object with that id. */
  at(list: readonly Obj[], id: string): Obj | undefined {
    const at = this.#layout(list).at.get(id);
    const found = at === undefined ? undefined : list[at];
    return found?.instanceId === id ? found : undefined;
  }

  /**
   * Returns the objects of a zone, in the order of the list. The result is the identical list while nothing
   * in that zone changes.
   */
  in(list: readonly Obj[], zone: string): readonly Obj[] {
    const layout = this.#layout(list);
    for (const known of layout.lists) if (known.zone === zone) return known.objects;
    const made: Obj[] = [];
    for (const position of this.#zones(list, layout).get(zone) ?? []) {
      const object = list[position];
      if (object) made.push(object);
    }
    layout.lists = [...layout.lists, { zone, objects: made }];
    return made;
  }

  /**
   * Replaces the object with the same id. Returns the same list if there is none, or if it is the same
   * object.
   */
  with(list: readonly Obj[], object: Obj): readonly Obj[] {
    const position = this.positionOf(list, object.instanceId);
    const before = position === undefined ? undefined : list[position];
    if (position === undefined || before === undefined || before === object) return list;
    const after = list.with(position, object);
    const layout = this.#layout(list);
    this.#kept.add(
      after,
      before.zone === object.zone
        ? changedIn(layout, position, object)
        : movedFrom(layout, position, before.zone, object.zone),
    );
    return after;
  }

  /** Changes the objects of a zone, each in its place. Returns the same list if none changes. */
  change(list: readonly Obj[], zone: string, change: (object: Obj) => Obj): readonly Obj[] {
    const layout = this.#layout(list);
    let after: Obj[] | undefined;
    for (const position of this.#zones(list, layout).get(zone) ?? []) {
      const before = list[position];
      const now = before && change(before);
      if (now === undefined || now === before) continue;
      after ??= [...list];
      after[position] = now;
    }
    if (!after) return list;
    const { at, zones, lists } = layout;
    this.#kept.add(after, { at, zones, lists: without(lists, zone) });
    return after;
  }

  /** Changes objects in all zones, each in its place. Returns the same list if none changes. */
  changeEach(list: readonly Obj[], change: (object: Obj) => Obj): readonly Obj[] {
    let after: Obj[] | undefined;
    const touched: string[] = [];
    for (let position = 0; position < list.length; position++) {
      const before = list[position];
      const now = before && change(before);
      if (now === undefined || now === before) continue;
      after ??= [...list];
      after[position] = now;
      if (!touched.includes(now.zone)) touched.push(now.zone);
    }
    if (!after) return list;
    const { at, zones, lists } = this.#layout(list);
    this.#kept.add(after, { at, zones, lists: without(lists, ...touched) });
    return after;
  }

  /** Appends an object to a list. */
  withMore(list: readonly Obj[], more: Obj): readonly Obj[] {
    const after = [...list, more];
    this.handOnMore(list, after);
    return after;
  }

  /** Hands the layout on to a list that has one more object at its end. */
  handOnMore(list: readonly Obj[], after: readonly Obj[]): void {
    const { at } = this.#layout(list);
    const id = after[list.length]?.instanceId ?? '';
    const taken = at.get(id);
    if (taken !== undefined && taken !== list.length) return;
    at.set(id, list.length);
    this.#kept.add(after, { at, lists: NO_LISTS });
  }

  /**
   * Hands the layout on to a list on which every object of the first has its place, whatever else changed.
   */
  handOn(list: readonly Obj[], after: readonly Obj[]): void {
    this.#kept.add(after, { at: this.#layout(list).at, lists: NO_LISTS });
  }

  /**
   * Returns a key for the objects of a list, whatever changes about them: it is the same while none comes or
   * goes.
   */
  identity(list: readonly Obj[]): object {
    return this.#layout(list).at;
  }

  #layout(list: readonly Obj[]): Layout<Obj> {
    const found = this.#kept.get(list);
    if (found) return found;
    const at = new Map<string, number>();
    for (const [position, { instanceId }] of list.entries())
      if (!at.has(instanceId)) at.set(instanceId, position);
    return this.#kept.add(list, { at, lists: NO_LISTS });
  }

  #zones(list: readonly Obj[], layout: Layout<Obj>): NonNullable<Layout<Obj>['zones']> {
    if (layout.zones) return layout.zones;
    const zones = new Map<string, number[]>();
    for (const [position, { zone }] of list.entries()) {
      const there = zones.get(zone);
      if (there) there.push(position);
      else zones.set(zone, [position]);
    }
    return (layout.zones = zones);
  }
}

/** Makes the layout after an object changed in its place. */
function changedIn<Obj extends ListedObject>(
  { at, zones, lists }: Layout<Obj>,
  position: number,
  object: Obj,
): Layout<Obj> {
  const place = zones?.get(object.zone)?.indexOf(position) ?? -1;
  const after: ZoneList<Obj>[] = [];
  for (const known of lists) {
    if (known.zone !== object.zone) after.push(known);
    else if (place >= 0) after.push({ zone: known.zone, objects: known.objects.with(place, object) });
  }
  return { at, zones, lists: after };
}

/** Makes the layout after an object moved from one zone to another. */
function movedFrom<Obj extends ListedObject>(
  { at, zones, lists }: Layout<Obj>,
  position: number,
  from: string,
  to: string,
): Layout<Obj> {
  if (!zones) return { at, lists: NO_LISTS };
  const there = zones.get(to) ?? [];
  const before = there.findLastIndex((other) => other < position) + 1;
  const after = new Map(zones);
  after.set(from, zones.get(from)?.filter((other) => other !== position) ?? []);
  after.set(to, there.toSpliced(before, 0, position));
  return { at, zones: after, lists: without(lists, from, to) };
}

const without = <Obj>(
  lists: readonly ZoneList<Obj>[],
  ...zones: readonly string[]
): readonly ZoneList<Obj>[] => lists.filter(({ zone }) => !zones.includes(zone));
