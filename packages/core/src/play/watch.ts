import type { PinnedRef } from '../ref.js';
import { sameList } from './derived.js';
import type { AbilityContext } from './effect.js';
import { requiredRole, TABLE_EVENTS, type EventFields, matchesPattern } from './event.js';
import { hasBegun } from './lasting.js';
import { settingOf } from './layers.js';
import { PlaceCache, RecentCache } from './caches.js';
import type { TableContext, TableTypesWith, Replacer, Watcher, Watchers } from './types.js';
import type { WorkingAbilities } from './working.js';

/** An event that happened, or is about to, with its facts by name. */
export interface EventFacts {
  readonly type: string;
  readonly [fact: string]: unknown;
}

const NO_FIELDS: EventFields = {};
const isTableEventType = (type: string): type is keyof typeof TABLE_EVENTS =>
  Object.hasOwn(TABLE_EVENTS, type);

/** Returns the facts of a type of event with their roles. Empty for a type that was not declared. */
function fieldsOf(own: Readonly<Record<string, EventFields>>, type: string): EventFields {
  if (Object.hasOwn(own, type)) return own[type] ?? NO_FIELDS;
  return isTableEventType(type) ? TABLE_EVENTS[type] : NO_FIELDS;
}

/** Reads a pinned reference in an event's data. */
function refIn(fact: unknown): PinnedRef | undefined {
  if (typeof fact !== 'object' || fact === null) return undefined;
  const { kind, id, incarnation }: Partial<Record<keyof PinnedRef, unknown>> = fact;
  return typeof kind === 'string' && typeof id === 'string' && typeof incarnation === 'number'
    ? { kind, id, incarnation }
    : undefined;
}

/**
 * Whether an event matches a pattern, asked in the context of `scene`.
 *
 * @param reads returns the reference under which an object of the event is looked up: an object that arrived
 * is read as it is now
 */
export function waitsFor<G extends TableTypesWith<G>>(
  own: G['events'],
  event: EventFacts,
  pattern: G['words']['pattern'],
  scene: TableContext<G>,
  reads: (ref: PinnedRef) => PinnedRef = (ref) => ref,
): boolean {
  return matchesPattern(fieldsOf(own, event.type), event, pattern, {
    context: scene.context,
    isObject(fact, wanted) {
      const named = refIn(fact);
      const ref = named && reads(named);
      if (!ref) return false;
      if (wanted === 'self')
        return ref.id === scene.source.id && ref.incarnation === scene.source.incarnation;
      const object = ref.kind === 'card' ? scene.known(ref) : undefined;
      return object !== undefined && isFilter<G>(wanted) && scene.matches(wanted, object);
    },
  });
}

/**
 * Whether a part of a pattern is a filter. Patterns were parsed by their schema, so every object in them is.
 */
const isFilter = <G extends TableTypesWith<G>>(wanted: unknown): wanted is G['words']['filter'] =>
  typeof wanted === 'object' && wanted !== null;

/**
 * Returns what the names of an event's facts refer to in effects. An object that moved is referred to as what
 * it became.
 */
export function namesIn(
  own: Readonly<Record<string, EventFields>>,
  event: EventFacts,
): AbilityContext['bound'] {
  return Object.fromEntries(
    Object.entries(fieldsOf(own, event.type)).flatMap(([name, role]) => {
      const fact = event[name];
      const sure = requiredRole(role);
      if (sure === 'player' && typeof fact === 'string')
        return [[name, [{ kind: 'player', id: fact, incarnation: 0 }]]];
      const ref = sure === 'object' ? refIn(fact) : undefined;
      return ref ? [[name, [event.type === 'moved' ? arrivedRef(ref) : ref]]] : [];
    }),
  );
}

/** Returns the reference to what an object became by changing its zone. */
export const arrivedRef = (ref: PinnedRef): PinnedRef => ({ ...ref, incarnation: ref.incarnation + 1 });

/** Returns the variables of an event's effects: X is the event's `amount`. */
export const amountIn = ({ amount }: EventFacts): AbilityContext['variables'] =>
  typeof amount === 'number' && Number.isInteger(amount) && amount >= 0 ? { X: amount } : {};

function add<Entry>(map: Map<string, Entry[]>, type: string, entry: Entry): void {
  const list = map.get(type);
  if (!list) map.set(type, [entry]);
  else if (!list.includes(entry)) list.push(entry);
}

const watches = <G extends TableTypesWith<G>>({ triggered, replacements }: WorkingAbilities<G>): boolean =>
  triggered.length > 0 || replacements.length > 0;

/** Gathers all abilities, watches and shields that wait for events, the oldest replacements first. */
function gatherWatchers<G extends TableTypesWith<G>>(
  working: (object: G['now']) => WorkingAbilities<G>,
  things: readonly G['now'][],
  places: readonly number[],
  state: Pick<G['state'], 'watches' | 'shields'>,
): Watchers<G> {
  const triggers = new Map<string, Watcher<G>[]>();
  const replacers: Replacer<G>[] = [];
  for (const at of places) {
    const object = things[at];
    if (!object) continue;
    const found = working(object);
    const setting = settingOf(object);
    for (const ability of found.triggered) {
      const watcher: Watcher<G> = { ...setting, ability };
      for (const { on } of ability.on) add(triggers, on, watcher);
    }
    for (const ability of found.replacements) {
      const key = `${object.instanceId} ${object.incarnation} ${ability.id}`;
      replacers.push({ ...setting, key, timestamp: object.timestamp, ability });
    }
  }
  for (const watch of state.watches) {
    if (!hasBegun(watch)) continue;
    const { controller, source, bound } = watch;
    const watcher: Watcher<G> = { controller, source, variables: {}, bound, watch };
    for (const { on } of watch.on) add(triggers, on, watcher);
  }
  for (const shield of state.shields) {
    if (!hasBegun(shield)) continue;
    const { id, controller, source } = shield;
    replacers.push({
      controller,
      source,
      variables: {},
      bound: {},
      key: `shield ${id}`,
      timestamp: id,
      shield,
    });
  }
  const byType = new Map<string, Replacer<G>[]>();
  for (const replacer of replacers.toSorted((a, b) => a.timestamp - b.timestamp))
    add(byType, (replacer.ability ?? replacer.shield).on.on, replacer);
  return { triggers, replacers: byType };
}

/** What waits for events in a state, and what it was derived from. */
interface WatcherDerivation<G extends TableTypesWith<G>> extends Pick<G['state'], 'watches' | 'shields'> {
  readonly things: readonly G['now'][];
  /** The places of the objects whose abilities wait. */
  readonly places: readonly number[];
  readonly watchers: Watchers<G>;
}

/**
 * A cache of what waits for events, from state to state. It stays valid until something that waits comes,
 * goes or changes.
 */
export class WatcherCache<G extends TableTypesWith<G>> {
  readonly #working: (object: G['now']) => WorkingAbilities<G>;
  readonly #waiting: PlaceCache<G['now']>;
  readonly #byThings = new RecentCache<readonly G['now'][], WatcherDerivation<G>>(32);
  #latest: WatcherDerivation<G> | undefined;

  constructor(working: (object: G['now']) => WorkingAbilities<G>) {
    this.#working = working;
    this.#waiting = new PlaceCache((object) => watches(working(object)));
  }

  /** Returns what waits for events in a state with these objects. */
  of(state: G['state'], things: readonly G['now'][]): Watchers<G> {
    const kept = this.#byThings.get(things);
    if (kept && sameWaiting(kept, state)) return kept.watchers;
    const { watches: waiting, shields } = state;
    const before = this.#latest;
    const places = this.#waiting.of(things);
    const watchers =
      before && sameWaiting(before, state) && sameAt(places, things, before)
        ? before.watchers
        : gatherWatchers(this.#working, things, places, state);
    const made = { watches: waiting, shields, things, places, watchers };
    this.#byThings.add(things, made);
    this.#latest = made;
    return watchers;
  }
}

/** Whether the identical objects wait, at the same places. */
const sameAt = (
  places: readonly number[],
  things: readonly object[],
  before: { readonly places: readonly number[]; readonly things: readonly object[] },
): boolean =>
  places.length === before.places.length &&
  places.every((at, index) => at === before.places[index] && things[at] === before.things[at]);

const sameWaiting = <G extends TableTypesWith<G>>(
  one: Pick<G['state'], 'watches' | 'shields'>,
  other: Pick<G['state'], 'watches' | 'shields'>,
): boolean => sameList(one.watches, other.watches) && sameList(one.shields, other.shields);
