import * as z from 'zod';
import type { Random } from '../random.js';
import type { PinnedRef } from '../ref.js';
import type { Position } from './event.js';
import { ObjectLists } from './object-list.js';

/** The facts that every object of a table has. `baseCard` has all of them but `timestamp`. */
export interface PlayObject {
  readonly instanceId: string;
  /** The number of zone changes. With another incarnation it is another object. */
  readonly incarnation: number;
  readonly zone: string;
  readonly owner: string;
  readonly controller: string;
  /**
   * The time at which it came to its zone, by the table's clock. Layers apply static abilities in this order.
   */
  readonly timestamp: number;
}

/** The ids of one zone's objects, the top one first. `player` is missing if all players share the zone. */
interface ZoneContents {
  readonly zone: string;
  readonly player?: string | undefined;
  readonly ids: readonly string[];
}

/**
 * The object store: all objects of a match with the zones in which they lie, and what is remembered of those
 * that left play. It is plain JSON, part of the state. Its layout is private to this file: read it with the
 * functions below, and change it by emitting events.
 *
 * Objects are found by id without a search. The index from ids to positions is kept beside the list, not in
 * it, and is handed on from state to state while no object comes or goes.
 */
export interface ObjectStore<Obj, Now = Obj> {
  readonly objects: readonly Obj[];
  readonly zones: readonly ZoneContents[];
  /** The objects that left play, as they last were there with all changes (last known information). */
  readonly lastKnown: readonly Now[];
}

const id = z.string().min(1).max(256);

/**
 * Makes the schema of a store. It refuses an object that does not lie in the zone that it names, in exactly
 * one place.
 *
 * @param object the schema of one object as the store has it
 * @param now the schema of one object as it is now, which is how it is remembered
 */
export function objectStore<Obj extends PlayObject, Now extends Obj>(
  object: z.ZodType<Obj>,
  now: z.ZodType<Now>,
): z.ZodType<ObjectStore<Obj, Now>> {
  const store = z.strictObject({
    objects: z.array(object).max(100_000).readonly(),
    zones: z
      .array(z.strictObject({ zone: z.string().max(64), player: id.optional(), ids: z.array(id).readonly() }))
      .max(10_000)
      .readonly(),
    lastKnown: z.array(now).max(100_000).readonly(),
  });
  return store.superRefine(({ objects, zones }, context) => {
    const places = new Map<string, ZoneContents>();
    for (const [at, contents] of zones.entries()) {
      for (const [index, each] of contents.ids.entries()) {
        if (places.has(each)) problem(context, `${each} lies in two places`, ['zones', at, 'ids', index]);
        places.set(each, contents);
      }
    }
    const known = new Set<string>();
    for (const [at, { instanceId, zone, owner }] of objects.entries()) {
      const place = places.get(instanceId);
      if (known.has(instanceId)) problem(context, `there are two of ${instanceId}`, ['objects', at]);
      if (!place || place.zone !== zone || (place.player ?? owner) !== owner)
        problem(context, `${instanceId} does not lie in ${zone}`, ['objects', at, 'zone']);
      known.add(instanceId);
    }
    if (places.size > known.size) problem(context, 'an id in a zone is that of no object', ['zones']);
  });
}

const problem = (
  context: { addIssue(issue: { code: 'custom'; message: string; path: (string | number)[] }): void },
  message: string,
  path: (string | number)[],
): void => context.addIssue({ code: 'custom', message, path });

/** Makes a store without objects. Each player has a zone of their own unless it is shared. */
export const emptyStore = (zones: ZoneDefinitions, players: readonly string[]): ObjectStore<never> => ({
  objects: [],
  zones: Object.entries(zones).flatMap(([zone, { of }]): readonly ZoneContents[] =>
    of === 'shared' ? [{ zone, ids: [] }] : players.map((player) => ({ zone, player, ids: [] })),
  ),
  lastKnown: [],
});

/** Makes a store. It is the only place that does, so that all stores have one layout in memory. */
const storeOf = <Obj, Now>(
  objects: readonly Obj[],
  zones: readonly ZoneContents[],
  lastKnown: readonly Now[],
): ObjectStore<Obj, Now> => ({ objects, zones, lastKnown });

/** The index of the objects of all stores. */
const lists = new ObjectLists<PlayObject>();

/** Returns the position in `objects` of the object with that id. */
export const positionOf = (
  { objects }: ObjectStore<PlayObject, unknown>,
  wanted: string,
): number | undefined => lists.positionOf(objects, wanted);

/** Appends an object to a list. */
function withMore<Obj extends PlayObject>(objects: readonly Obj[], more: Obj): readonly Obj[] {
  const after = [...objects, more];
  lists.handOnMore(objects, after);
  return after;
}

/** Returns the object with that id, whatever its zone. */
export function objectById<Obj extends PlayObject>(
  { objects }: ObjectStore<Obj, unknown>,
  wanted: string,
): Obj | undefined {
  const at = lists.positionOf(objects, wanted);
  return at === undefined ? undefined : objects[at];
}

/** Returns every object in the order of creation. The list is identical while no object changes. */
export const allObjects = <Obj>({ objects }: ObjectStore<Obj, unknown>): readonly Obj[] => objects;

/** Returns the object that a reference names. Returns undefined once it has changed its zone. */
export function objectAt<Obj extends PlayObject>(
  store: ObjectStore<Obj, unknown>,
  { id: wanted, incarnation }: Pick<PinnedRef, 'id' | 'incarnation'>,
): Obj | undefined {
  const found = objectById(store, wanted);
  return found?.incarnation === incarnation ? found : undefined;
}

/** Returns what is remembered of an object that left play. */
export const rememberedObject = <Now extends PlayObject>(
  { lastKnown }: ObjectStore<unknown, Now>,
  { id: wanted, incarnation }: Pick<PinnedRef, 'id' | 'incarnation'>,
): Now | undefined =>
  lastKnown.find((known) => known.instanceId === wanted && known.incarnation === incarnation);

const holds = (contents: ZoneContents, zone: string, player: string | undefined): boolean =>
  contents.zone === zone && (contents.player === undefined || contents.player === player);

/** Returns the ids of a zone in order, the top one first. A shared zone needs no player. */
export const idsIn = (
  { zones }: ObjectStore<PlayObject, unknown>,
  zone: string,
  player?: string,
): readonly string[] => {
  for (const contents of zones) if (holds(contents, zone, player)) return contents.ids;
  return [];
};

/** Returns the objects of a zone in order, the top one first. */
export function objectsIn<Obj extends PlayObject>(
  store: ObjectStore<Obj, unknown>,
  zone: string,
  player?: string,
): readonly Obj[] {
  const found: Obj[] = [];
  for (const each of idsIn(store, zone, player)) {
    const object = objectById(store, each);
    if (object) found.push(object);
  }
  return found;
}

/** Changes one object in its place. Returns the same store if nothing changes. */
export function changeObject<Obj extends PlayObject, Now>(
  store: ObjectStore<Obj, Now>,
  wanted: string,
  change: (object: Obj) => Obj,
): ObjectStore<Obj, Now> {
  const at = positionOf(store, wanted);
  const before = at === undefined ? undefined : store.objects[at];
  if (at === undefined || before === undefined) return store;
  const after = change(before);
  if (after === before) return store;
  const objects = store.objects.with(at, after);
  lists.handOn(store.objects, objects);
  return storeOf(objects, store.zones, store.lastKnown);
}

/** Changes every object in its place. Returns the same store if nothing changes. */
export function changeObjects<Obj extends PlayObject, Now>(
  store: ObjectStore<Obj, Now>,
  change: (object: Obj) => Obj,
): ObjectStore<Obj, Now> {
  const before = store.objects;
  let objects: Obj[] | undefined;
  for (let at = 0; at < before.length; at++) {
    const object = before[at];
    const after = object && change(object);
    if (after === undefined || after === object) continue;
    objects ??= [...before];
    objects[at] = after;
  }
  if (!objects) return store;
  lists.handOn(before, objects);
  return storeOf(objects, store.zones, store.lastKnown);
}

const withIds = (
  store: ObjectStore<PlayObject, unknown>,
  zone: string,
  player: string,
  change: (ids: readonly string[]) => readonly string[],
): readonly ZoneContents[] => {
  const at = store.zones.findIndex((contents) => holds(contents, zone, player));
  const contents = store.zones[at];
  if (!contents) throw new RangeError(`${player} has no zone ${zone}`);
  const ids = change(contents.ids);
  const { player: whose } = contents;
  return store.zones.with(at, whose === undefined ? { zone, ids } : { zone, player: whose, ids });
};

const without = (ids: readonly string[], gone: string): readonly string[] =>
  ids.filter((each) => each !== gone);
const insertId = (ids: readonly string[], more: string, position: Position): readonly string[] =>
  position === 'top' ? [more, ...ids] : [...ids, more];

/** Adds an object in the zone that it names. @throws RangeError if its id is taken */
export function withObject<Obj extends PlayObject, Now>(
  store: ObjectStore<Obj, Now>,
  object: Obj,
  position: Position = 'bottom',
): ObjectStore<Obj, Now> {
  const { instanceId, zone, owner } = object;
  if (objectById(store, instanceId)) throw new RangeError(`There is already an object ${instanceId}`);
  const zones = withIds(store, zone, owner, (ids) => insertId(ids, instanceId, position));
  return storeOf(withMore(store.objects, object), zones, store.lastKnown);
}

/** Removes an object. */
export function withoutObject<Obj extends PlayObject, Now>(
  store: ObjectStore<Obj, Now>,
  gone: Obj,
): ObjectStore<Obj, Now> {
  const { instanceId, zone, owner } = gone;
  return storeOf(
    store.objects.filter((object) => object.instanceId !== instanceId),
    withIds(store, zone, owner, (ids) => without(ids, instanceId)),
    store.lastKnown,
  );
}

/**
 * Moves an object to another zone. `arriving` makes the object that arrives from the one that left; its zone,
 * its incarnation and its timestamp are set here.
 */
export function movedObject<Obj extends PlayObject, Now>(
  store: ObjectStore<Obj, Now>,
  object: Obj,
  to: { readonly zone: string; readonly position?: Position | undefined; readonly timestamp: number },
  arriving: (object: Obj) => Obj,
): ObjectStore<Obj, Now> {
  const { instanceId, zone: from, owner, incarnation } = object;
  const { objects, lastKnown } = store;
  const left = storeOf(
    objects,
    withIds(store, from, owner, (ids) => without(ids, instanceId)),
    lastKnown,
  );
  const zones = withIds(left, to.zone, owner, (ids) => insertId(ids, instanceId, to.position ?? 'bottom'));
  const { zone, timestamp } = to;
  return changeObject(storeOf(objects, zones, lastKnown), instanceId, (before) => {
    const after = arriving({ ...before, zone, incarnation: incarnation + 1, timestamp });
    return after.timestamp === timestamp ? after : { ...after, timestamp };
  });
}

/** Puts a player's zone into another order. @throws RangeError if the ids are not the same */
export function orderedZone<Obj extends PlayObject, Now>(
  store: ObjectStore<Obj, Now>,
  zone: string,
  player: string,
  order: readonly string[],
): ObjectStore<Obj, Now> {
  const zones = withIds(store, zone, player, (ids) => {
    const [given, all] = [new Set(order), new Set([...ids, ...order])];
    const same = order.length === ids.length && given.size === ids.length && all.size === ids.length;
    if (!same) throw new RangeError(`The zone ${zone} holds other ids`);
    return order;
  });
  return storeOf(store.objects, zones, store.lastKnown);
}

/** The rules for dealing hidden objects anew. */
export interface Dealing<Obj> {
  readonly isHidden: (object: Obj) => boolean;
  /** Returns what the object is. Objects with equal names are equal but for their places. */
  readonly nameOf: (object: Obj) => string;
  /**
   * Puts an object in the place of another: it gets the other's id, zone and everything that the place
   * brings.
   */
  readonly inPlaceOf: (object: Obj, before: Obj) => Obj;
}

/**
 * Deals anew the hidden objects of an owner among their places. The result does not depend on which of them
 * was what before.
 */
export function dealtObjects<Obj extends PlayObject, Now>(
  store: ObjectStore<Obj, Now>,
  owner: string,
  { isHidden, nameOf, inPlaceOf }: Dealing<Obj>,
  random: Random,
): ObjectStore<Obj, Now> {
  const hidden = new Map(
    store.objects
      .filter((object) => object.owner === owner && isHidden(object))
      .map((object) => [object.instanceId, object]),
  );
  const places = store.zones.flatMap(({ ids }) => ids.flatMap((each) => hidden.get(each) ?? []));
  const named = places.map((object) => [nameOf(object), object] as const);
  const dealt = random.shuffle(named.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
  const now = new Map<string, Obj>();
  for (const [index, [name, before]] of named.entries()) {
    const [other = name, object = before] = dealt[index] ?? [];
    now.set(before.instanceId, other === name ? before : inPlaceOf(object, before));
  }
  return changeObjects(store, (object) => now.get(object.instanceId) ?? object);
}

/** Remembers an object as it was. */
export const remembering = <Obj, Now>(store: ObjectStore<Obj, Now>, was: Now): ObjectStore<Obj, Now> =>
  storeOf(store.objects, store.zones, [...store.lastKnown, was]);

/** Forgets all objects that are gone. */
export const forgetObjects = <Obj, Now>(store: ObjectStore<Obj, Now>): ObjectStore<Obj, Now> =>
  store.lastKnown.length === 0 ? store : storeOf(store.objects, store.zones, []);

/** The definition of one of a game's zones. */
export interface ZoneDefinition {
  /** Whether each player has one, or all share one. */
  readonly of: 'player' | 'shared';
  /** Who may see what is in it. */
  readonly seenBy: 'all' | 'owner' | 'nobody';
  /**
   * Whether things here are in play: abilities work here unless they say otherwise, and what leaves is
   * remembered as it last was.
   */
  readonly inPlay?: boolean;
}
/** The zones of a game, by name. */
export type ZoneDefinitions = Readonly<Record<string, ZoneDefinition>>;

/** Whether a viewer sees what a player has in a zone. A spectator owns nothing. */
export function seesZone(
  zones: ZoneDefinitions,
  zone: string,
  owner: string,
  viewer: string | undefined,
): boolean {
  const seenBy = Object.hasOwn(zones, zone) ? zones[zone]?.seenBy : undefined;
  return seenBy === 'all' || (seenBy === 'owner' && viewer === owner);
}

/** Whether things in a zone are in play. */
export const isInPlay = (zones: ZoneDefinitions, zone: string): boolean =>
  Object.hasOwn(zones, zone) && zones[zone]?.inPlay === true;
