import { canonicalJson, frozenCopy, type JsonObject, sameValue } from '../json.js';
import { defineKind, type Kind, type KindDefinition } from '../targeting/kind.js';
import type { Random } from '../random.js';
import type { PinnedRef } from '../ref.js';
import type { Ability, AbilityContext, EffectExecution, AbilityUse, Tools } from './effect.js';
import { DerivationCache } from './derived.js';
import { Emission } from './emission.js';
import type { ZoneMove } from './event.js';
import { refTo } from './layers.js';
import type { Duration, Modifier, Shield, Watch } from './lasting.js';
import {
  dealtObjects,
  idsIn,
  objectAt,
  objectById,
  objectsIn,
  rememberedObject,
  isInPlay,
  type PlayObject,
  seesZone,
  type ZoneDefinitions,
} from './object-store.js';
import { contextOver, type FilterTest } from './table-context.js';
import type { EventRequest, TableReader, TableRules, TableContext, TableTypesWith } from './types.js';
import { WatcherCache } from './watch.js';
import { workingAbilities } from './working.js';

/** The kind of a table's objects, as a game defines it. What all tables share is left out. */
export type TableKind<G extends TableTypesWith<G>> = Omit<
  KindDefinition<'card', G['state'], G['now'], G['keys']>,
  'name' | 'list' | 'id' | 'incarnation' | 'controller' | 'lastKnown'
>;

/** A lasting effect without what the table itself adds. */
type WithoutId<Lasting> = Omit<Lasting, 'id'>;

/**
 * A game's table: its objects, and the one door through which anything about them changes, {@link
 * Table.emit}. A game defines it once with its zones, events, layers and abilities. It answers what objects
 * are now (printed facts plus all changes), which abilities they have, and who may see them. It is used by
 * effects, costs and moves, and its `kind` makes the objects targets. Every method is pure: it takes a state
 * and returns the next one.
 */
export interface Table<G extends TableTypesWith<G>> extends TableReader<G> {
  readonly zones: ZoneDefinitions;
  /** The kind of its objects, as they are now. */
  readonly kind: Kind<G['state'], 'card', G['now'], G['keys']>;
  /**
   * Returns the object that a reference names, as it is now. Returns undefined once it has changed its zone.
   */
  thingAt(state: G['state'], ref: Pick<PinnedRef, 'id' | 'incarnation'>): G['now'] | undefined;
  /** Returns the objects of a zone as they are now, the top one first. */
  inZone(state: G['state'], zone: string, player?: string): readonly G['now'][];
  /** Returns the abilities that an object has now: printed and given ones, without those that it lost. */
  abilities(object: G['now']): readonly Ability<G['words']>[];
  holds(condition: G['words']['condition'], scene: TableContext<G>): boolean;
  /**
   * Performs events that happen at the same time: the one door. Replacements apply first, then the state
   * changes, then abilities trigger and durations end. What happened goes to `tools.emit`, with who may see
   * it.
   */
  emit(state: G['state'], tools: Tools, ...events: readonly EventRequest<G>[]): G['state'];
  /** Adds a lasting change. Objects that are not there any more are left out. */
  modify(state: G['state'], modifier: WithoutId<Modifier<G['words']>>): G['state'];
  /** Adds a replacement that waits for its event. */
  shield(state: G['state'], shield: WithoutId<Shield<G['words']>>): G['state'];
  /** Adds something that triggers later. */
  watch(state: G['state'], watch: WithoutId<Watch<G['words']>>): G['state'];
  /** Returns the uses of static abilities in a state: one for each layer in which one applies. */
  staticUses(state: G['state']): readonly AbilityUse[];
  /**
   * Whether two states differ. A lasting change counts as a difference only if it changes an object.
   */
  readonly differs: (before: G['state'], after: G['state']) => boolean;
  /** Whether a viewer may see an object. A spectator is `undefined`. */
  sees(object: G['object'], viewer: string | undefined): boolean;
  /**
   * Whether a reference names an object that a viewer may not see. A match tells that viewer nothing about
   * it.
   */
  readonly hides: (
    state: G['state'],
    viewer: string | undefined,
    ref: Pick<PinnedRef, 'kind' | 'id'>,
  ) => boolean;
  /**
   * Returns a random state that a player cannot tell from this one, for `determinize` of a match. The objects that zones hide
   * from the player are dealt anew among the places of their owner. Each place keeps its id, zone, incarnation, controller
   * and timestamp; all other facts are the object's. What is dealt does not depend on which object lay where. A game that
   * shows some facts of hidden objects, or hides more than its zones do, defines its own.
   */
  readonly determinize: (state: G['state'], player: string, random: Random) => G['state'];
  /**
   * Returns the moves of the first objects of a player's zone to another zone, which is how cards are drawn.
   */
  moves(
    state: G['state'],
    of: { readonly from: string; readonly to: string; readonly player: string; readonly count: number },
  ): readonly ZoneMove[];
  /** Makes the `apply` of an effect that consists only of events. */
  emitting<Effect>(
    events: (effect: Effect, execution: EffectExecution<G['state']>) => readonly EventRequest<G>[],
  ): (effect: Effect, execution: EffectExecution<G['state']>) => { readonly state: G['state'] };
}

/** The facts of each object that do not belong to its place, as text. Objects never change, so each is written once. */
const factsKept = new WeakMap<PlayObject, string>();
function factsOf(object: PlayObject): string {
  let facts = factsKept.get(object);
  if (facts === undefined) {
    const {
      instanceId: _instanceId,
      zone: _zone,
      incarnation: _incarnation,
      controller: _controller,
      timestamp: _timestamp,
      ...own
    } = object;
    factsKept.set(object, (facts = canonicalJson(own)));
  }
  return facts;
}
/** Returns an object in the place of another. */
const inPlaceOf = <Obj extends PlayObject>(
  object: Obj,
  { instanceId, zone, incarnation, controller, timestamp }: Obj,
): Obj => ({ ...object, instanceId, zone, incarnation, controller, timestamp });

/**
 * Defines a game's table.
 *
 * @param rules the game's zones, events, abilities and changes
 * @param kind the kind of its objects: their schema, filter, matchers and protections
 */
export function defineTable<G extends TableTypesWith<G>>(rules: TableRules<G>, kind: TableKind<G>): Table<G> {
  const cards = defineKind<'card', G['state'], G['now'], G['keys']>({
    ...kind,
    name: 'card',
    id: ({ instanceId }) => instanceId,
    incarnation: ({ incarnation }) => incarnation,
    controller: ({ controller }) => controller,
    list: (state) => derived.of(state).list,
    lastKnown: (state, { id, incarnation }) =>
      incarnation === undefined ? undefined : rememberedObject(state.objects, { id, incarnation }),
  });
  /**
   * The filters of cards, each kept as a frozen copy. What a card says never changes, so each is copied once.
   */
  const filters = new WeakMap<JsonObject, JsonObject>();
  const test: FilterTest<G['now']> = (filter, object, context) => {
    let kept = filters.get(filter);
    if (!kept) filters.set(filter, (kept = frozenCopy(filter)));
    return cards.matches(kept, object, context);
  };
  const working = workingAbilities<G>(rules);
  const derived = new DerivationCache<G>(rules, working, test);
  const waiting = new WatcherCache<G>(working);

  const scene = (state: G['state'], setting: AbilityContext): TableContext<G> =>
    contextOver<G>(rules, test, state, setting, derived.of(state));

  const { stateWith = (state, change) => ({ ...state, ...change }) } = rules;
  const table: Table<G> = {
    zones: rules.zones,
    stateWith,
    kind: cards,
    scene,
    things: (state) => derived.of(state).list,
    thing: (state, id) => derived.of(state).at(id),
    thingAt(state, { id, incarnation }) {
      const found = derived.of(state).at(id);
      return found?.incarnation === incarnation ? found : undefined;
    },
    inZone(state, zone, player) {
      const { at } = derived.of(state);
      return idsIn(state.objects, zone, player).flatMap((id) => at(id) ?? []);
    },
    abilities: (object) => rules.abilities(object),
    holds: (condition, asked) => rules.holds(condition, asked),
    emit: (state, tools, ...events) => new Emission<G>(rules, table, state, tools).all(events),
    modify(state, modifier) {
      const affects = modifier.affects.filter((ref) => objectAt(state.objects, ref));
      if (affects.length === 0) return state;
      const { clock, modifiers } = state;
      return stateWith(state, {
        clock: clock + 1,
        modifiers: [...modifiers, { ...modifier, affects, id: clock }],
      });
    },
    shield: (state, shield) =>
      stateWith(state, {
        clock: state.clock + 1,
        shields: [...state.shields, { ...shield, id: state.clock }],
      }),
    watch: (state, watch) =>
      stateWith(state, {
        clock: state.clock + 1,
        watches: [...state.watches, { ...watch, id: state.clock }],
      }),
    watchers: (state) => waiting.of(state, derived.of(state).list),
    lasts(state, { controller, source, lasts }) {
      const duration: Duration<G['words']> = lasts;
      if (duration === 'forever') return true;
      if (duration === 'whileSourceInPlay') {
        const object = objectAt(state.objects, source);
        return object !== undefined && isInPlay(rules.zones, object.zone);
      }
      if (!('while' in duration)) return true;
      return rules.holds(duration.while, scene(state, { controller, source, variables: {}, bound: {} }));
    },
    staticUses: (state) => derived.staticUses(state),
    differs: (before, after) =>
      before !== after &&
      !(
        sameValue(table.things(before), table.things(after)) &&
        sameValue({ ...before, modifiers: [], clock: 0 }, { ...after, modifiers: [], clock: 0 })
      ),
    sees: ({ zone, owner }, viewer) => seesZone(rules.zones, zone, owner, viewer),
    hides(state, viewer, { kind: named, id }) {
      const object = named === 'card' ? objectById(state.objects, id) : undefined;
      return object !== undefined && !table.sees(object, viewer);
    },
    determinize(state, player, random) {
      const dealing = {
        isHidden: (object: G['object']) => !table.sees(object, player),
        nameOf: factsOf,
        inPlaceOf,
      };
      const owners = new Set(state.objects.objects.map(({ owner }) => owner));
      const objects = [...owners]
        .toSorted()
        .reduce((dealt, owner) => dealtObjects(dealt, owner, dealing, random), state.objects);
      return objects === state.objects ? state : stateWith(state, { objects });
    },
    moves: (state, { from, to, player, count }) =>
      objectsIn(state.objects, from, player)
        .slice(0, Math.max(count, 0))
        .map((object) => ({ type: 'moved', card: refTo(object), to })),
    emitting: (events) => (effect, execution) => ({
      state: table.emit(execution.state, execution, ...events(effect, execution)),
    }),
  };
  return table;
}
