import type { PinnedRef } from '../ref.js';
import type { AbilityContext, Tools } from './effect.js';
import { TABLE_EVENTS, type GameEvent, type ZoneMove, type TableEvent } from './event.js';
import { refTo } from './layers.js';
import type { Duration, WaitingAbility } from './lasting.js';
import {
  forgetObjects,
  idsIn,
  movedObject,
  objectAt,
  orderedZone,
  remembering,
  withObject,
  withoutObject,
  isInPlay,
  seesZone,
} from './object-store.js';
import { type ReplacementResult, Replacing } from './replacing.js';
import type {
  EventRequest,
  EventAction,
  EventAudience,
  TableParts,
  TableReader,
  TableRules,
  TableTypesWith,
  Watcher,
} from './types.js';
import { amountIn, arrivedRef, namesIn, waitsFor, type EventFacts } from './watch.js';

/**
 * An emission: events that happen at the same time, on their way through the one door by which a table
 * changes. It runs through four stages: replacements change or replace each event, the event changes the
 * state and is reported to whoever may see it, abilities trigger on it, and durations end.
 */
export class Emission<G extends TableTypesWith<G>> {
  readonly #rules: TableRules<G>;
  readonly #table: TableReader<G>;
  readonly #tools: Tools;
  readonly #before: G['state'];
  readonly #replacing: Replacing<G>;
  #state: G['state'];

  constructor(rules: TableRules<G>, table: TableReader<G>, state: G['state'], tools: Tools) {
    this.#rules = rules;
    this.#table = table;
    this.#before = state;
    this.#replacing = new Replacing<G>(rules, table, tools.emit.observe);
    this.#state = state;
    this.#tools = tools;
  }

  /** Performs the events. Returns the state after them. */
  all(events: readonly EventRequest<G>[]): G['state'] {
    const happened: EventFacts[] = [];
    for (const asked of events) {
      // Each replacement applies at most once to an event, whatever others make of it.
      let done: Set<string> | undefined;
      for (let event: EventRequest<G> | undefined = asked; event;) {
        const fact = this.#factOf(event);
        if (!fact) break;
        const replaced: ReplacementResult<G> | undefined = this.#mayBeReplaced(fact)
          ? this.#replacing.replace(this.#state, event, fact, (done ??= new Set()))
          : undefined;
        if (!replaced) {
          this.#perform(event);
          this.#log(fact, event);
          happened.push(fact);
          break;
        }
        this.#state = replaced.state;
        event = replaced.event;
      }
    }
    if (happened.length === 0) return this.#state;
    if (happened.some(({ type }) => type === this.#rules.turnBegins)) this.#beginTurn();
    for (const fact of happened) this.#triggerOn(fact);
    this.#endDurations(happened);
    return this.#state;
  }

  /** Changes parts of the table. */
  #change(change: Partial<TableParts<G>>): void {
    this.#state = this.#table.stateWith(this.#state, change);
  }

  #mayBeReplaced({ type }: EventFacts): boolean {
    const { replaced, awaited } = this.#rules;
    return this.#state.shields.length > 0 || (replaced ?? awaited)?.(type, this.#state) !== false;
  }

  /** Returns an event's facts, as patterns ask for them. Returns undefined if the event cannot happen. */
  #factOf(event: EventRequest<G>): EventFacts | undefined {
    const table = tableEvent<G>(event);
    if (!table) return event;
    if (table.type === 'shuffled') return table;
    if (table.type === 'created') {
      const { owner, zone } = table.object;
      return { type: 'created', card: refTo(table.object), player: owner, to: zone };
    }
    const object = objectAt(this.#state.objects, table.card);
    if (!object) return undefined;
    const fact = { type: table.type, card: refTo(object), player: object.owner, from: object.zone };
    return table.type === 'moved' ? { ...fact, to: table.to } : fact;
  }

  #perform(emitted: EventRequest<G>): void {
    const event = tableEvent<G>(emitted);
    if (!event) {
      const act: EventAction<G, object> = this.#rules.actions[emitted.type];
      this.#state = act(this.#state, emitted);
      return;
    }
    const { objects, clock } = this.#state;
    switch (event.type) {
      case 'created':
        this.#change({
          clock: clock + 1,
          objects: withObject(objects, { ...event.object, timestamp: clock }, event.position),
        });
        return;
      case 'shuffled': {
        const { random } = this.#tools;
        const order = random
          .stream('shuffle', event.player)
          .shuffle(idsIn(objects, event.zone, event.player));
        this.#change({ objects: orderedZone(objects, event.zone, event.player, order) });
        return;
      }
      case 'removed':
        this.#remember(event.card);
        this.#remove(event.card);
        return;
      case 'moved':
        this.#remember(event.card);
        this.#move(event);
    }
  }

  /** Remembers an object that leaves play as it is now (last known information). */
  #remember(ref: PinnedRef): void {
    const object = objectAt(this.#state.objects, ref);
    if (!object || !isInPlay(this.#rules.zones, object.zone)) return;
    const was = this.#table.thing(this.#before, ref.id);
    if (was?.incarnation !== ref.incarnation) return;
    this.#change({ objects: remembering(this.#state.objects, was) });
  }

  #remove(ref: PinnedRef): void {
    const object = objectAt(this.#state.objects, ref);
    if (object) this.#change({ objects: withoutObject(this.#state.objects, object) });
  }

  #move({ card, to, position, arriving }: ZoneMove): void {
    const { objects, clock } = this.#state;
    const object = objectAt(objects, card);
    if (!object) return;
    const arrive = (moved: G['object']): G['object'] => {
      const fresh = this.#rules.arrives(moved, object.zone);
      return arriving ? this.#rules.object.parse({ ...fresh, ...arriving }) : fresh;
    };
    const moved = movedObject(objects, object, { zone: to, position, timestamp: clock }, arrive);
    this.#change({ clock: clock + 1, objects: moved });
  }

  #log(fact: EventFacts, event: EventRequest<G>): void {
    const told = this.#rules.tells?.(fact, this.#state) ?? [this.#logEntry(fact, event)];
    for (const one of told) this.#tools.emit(one);
  }

  /** Returns an event as the log reports it, with who may see it. */
  #logEntry(fact: EventFacts, event: EventRequest<G>): GameEvent {
    const sees = (zone: unknown, player: unknown, viewer: string | undefined) =>
      typeof zone === 'string' &&
      typeof player === 'string' &&
      seesZone(this.#rules.zones, zone, player, viewer);
    if (tableEvent<G>(event)) {
      const { player, from, to } = fact;
      const seenBy = (viewer: string | undefined) => sees(from, player, viewer) || sees(to, player, viewer);
      if (event.type === 'shuffled' || seenBy(undefined)) return fact;
      const { card: _card, ...otherwise } = fact;
      return {
        ...fact,
        visibleTo: typeof player === 'string' && seenBy(player) ? [player] : [],
        otherwise,
      };
    }
    const audience: EventAudience<G, object> | undefined = this.#rules.sees?.[event.type];
    const visibleTo = audience?.(event, this.#state);
    return visibleTo ? { ...fact, visibleTo } : fact;
  }

  #beginTurn(): void {
    const objects = forgetObjects(this.#state.objects);
    this.#change({ objects, used: [] });
  }

  /**
   * Triggers abilities. Events of objects leaving play trigger the abilities of the moment before; all others
   * trigger the current ones.
   */
  #triggerOn(fact: EventFacts): void {
    const { from } = fact;
    const looksBack = typeof from === 'string' && isInPlay(this.#rules.zones, from);
    const at = looksBack ? this.#before : this.#state;
    if (at.watches.length === 0 && this.#rules.awaited?.(fact.type, at) === false) return;
    const reads = fact.type === 'moved' && !looksBack ? arrivedRef : (ref: PinnedRef) => ref;
    for (const watcher of this.#table.watchers(at).triggers.get(fact.type) ?? []) {
      const scene = this.#table.scene(at, watcher);
      const { on } = watcher.ability ?? watcher.watch;
      if (on.some((pattern) => waitsFor<G>(this.#rules.events, fact, pattern, scene, reads)))
        this.#trigger(watcher, fact);
    }
  }

  #trigger(watcher: Watcher<G>, fact: EventFacts): void {
    const { ability, watch, controller, source } = watcher;
    const frame = {
      controller,
      source,
      variables: amountIn(fact),
      bound: {
        ...watch?.bound,
        ...namesIn(this.#rules.events, fact),
        ...this.#rules.names?.(fact, watcher, this.#state),
      },
      todo: (ability ?? watch).do,
    };
    const key = `${source.id}:${source.incarnation}:${ability?.id ?? ''}`;
    if (ability?.once === true && this.#state.used.includes(key)) return;
    if (ability?.if !== undefined && !this.#rules.holds(ability.if, this.#table.scene(this.#state, frame)))
      return;
    const { clock, waiting, used, watches } = this.#state;
    const found: WaitingAbility<G['words']> = {
      id: clock,
      frame,
      ...(ability === undefined ? {} : { ability: ability.id }),
      ...(ability?.if === undefined ? {} : { if: ability.if }),
      ...(ability?.may === true ? { may: true } : {}),
      ...(ability?.targets === undefined ? {} : { targets: ability.targets }),
    };
    this.#change({
      clock: clock + 1,
      waiting: [...waiting, found],
      used: ability?.once === true ? [...used, key] : used,
      watches: watch?.once === true ? watches.filter(({ id }) => id !== watch.id) : watches,
    });
  }

  /** Ends what lasted until one of these events. */
  #endDurations(happened: readonly EventFacts[]): void {
    const { modifiers, shields, watches } = this.#state;
    if (modifiers.length === 0 && shields.length === 0 && watches.length === 0) return;
    const after = {
      modifiers: this.#remainingIn(modifiers, happened),
      shields: this.#remainingIn(shields, happened),
      watches: this.#remainingIn(watches, happened),
    };
    if (after.modifiers === modifiers && after.shields === shields && after.watches === watches) return;
    this.#change(after);
  }

  #remainingIn<
    One extends {
      readonly controller: string;
      readonly source: PinnedRef;
      readonly lasts: Duration<G['words']>;
    },
  >(list: readonly One[], happened: readonly EventFacts[]): readonly One[] {
    const after = list.flatMap((one) => this.#remaining(one, happened) ?? []);
    return after.length === list.length && after.every((one, at) => one === list[at]) ? list : after;
  }

  #remaining<
    One extends {
      readonly controller: string;
      readonly source: PinnedRef;
      readonly lasts: Duration<G['words']>;
    },
  >(one: One, happened: readonly EventFacts[]): One | undefined {
    const { controller, source, lasts } = one;
    if (!this.#table.lasts(this.#state, one)) return undefined;
    if (typeof lasts === 'string' || !('until' in lasts)) return one;
    const { from, ...begun } = lasts;
    const awaited: G['words']['pattern'] = from ?? lasts.until;
    if (happened.every(({ type }) => type !== awaited.on)) return one;
    const setting: AbilityContext = { controller, source, variables: {}, bound: {} };
    const scene = this.#table.scene(this.#before, setting);
    const ends = happened.filter((fact) => waitsFor<G>(this.#rules.events, fact, awaited, scene)).length;
    if (from !== undefined) return ends === 0 ? one : { ...one, lasts: begun };
    const times = (lasts.times ?? 1) - ends;
    if (times <= 0) return undefined;
    return ends === 0 ? one : { ...one, lasts: { ...lasts, times } };
  }
}

/** Returns an event if it is one of core's. Returns undefined for the game's own. */
function tableEvent<G extends TableTypesWith<G>>(
  event: EventRequest<G>,
): TableEvent<G['object']> | undefined {
  return isTableEvent<G>(event) ? event : undefined;
}

const isTableEvent = <G extends TableTypesWith<G>>(
  event: EventRequest<G>,
): event is EventRequest<G> & TableEvent<G['object']> => Object.hasOwn(TABLE_EVENTS, event.type);
