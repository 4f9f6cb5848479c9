import type * as z from 'zod';
import type { FilterContext } from '../filter/comparison.js';
import type { Player, PinnedRef } from '../ref.js';
import type {
  Ability,
  AbilityWords,
  ReplacementAbility,
  TriggeredAbility,
  AbilityContext,
} from './effect.js';
import type { EventVocabulary, FactsOf, GameEvent, OwnEvent, TableEvent } from './event.js';
import type { Modifier, Shield, TableState, Watch } from './lasting.js';
import type { PlayObject, ZoneDefinitions } from './object-store.js';

/** The types that a game names once for its table. */
interface TableTypes {
  /** One object as the store has it: its printed facts, and what happened to it. */
  readonly object: PlayObject;
  /** One object as it is now, with all changes. */
  readonly now: PlayObject;
  readonly words: AbilityWords;
  /** The game's own events with their facts. */
  readonly events: EventVocabulary;
  /** The keys of the filter on objects. */
  readonly keys: object;
}
/** Like {@link TableTypes}, with the state, which contains core's parts. */
export interface TableTypesWith<G extends TableTypes> extends TableTypes {
  readonly state: TableState<G['object'], G['now'], G['words']>;
}

/** The parts of a state that belong to its table. */
export type TableParts<G extends TableTypesWith<G>> = TableState<G['object'], G['now'], G['words']>;

/** The context of a question at a table: in whose name it is asked, and what can be read. */
export interface TableContext<G extends TableTypesWith<G>> extends AbilityContext {
  readonly state: G['state'];
  /** The context for filters. */
  readonly context: FilterContext;
  /** Returns every object as it is now, as far as that is derived. */
  things(): readonly G['now'][];
  /** Returns the objects that a filter lets through. If it names zones, only their objects are read. */
  matching(filter: G['words']['filter']): readonly G['now'][];
  /** Returns the object that a reference names. Returns undefined once it has changed its zone. */
  thing(ref: Pick<PinnedRef, 'id' | 'incarnation'>): G['now'] | undefined;
  /** Returns the object like {@link thing}, or what is remembered of it. */
  known(ref: Pick<PinnedRef, 'id' | 'incarnation'>): G['now'] | undefined;
  /** Whether an object matches a filter. No protection is asked. */
  matches(filter: G['words']['filter'], object: G['now']): boolean;
}

/** A kind of change: what it does to an object. */
export interface ChangeKind<G extends TableTypesWith<G>, Change> {
  /** The layer in which it applies. */
  readonly layer: string;
  /** Returns the change with its numbers resolved. Called once for all objects that it affects. */
  settle?(change: Change, scene: TableContext<G>): Change;
  apply(object: G['now'], change: Change): G['now'];
}

/** A game's kinds of changes, by their names (`change` in their data). */
type ChangeKinds<G extends TableTypesWith<G>> = {
  readonly [Name in G['words']['change']['change']]: ChangeKind<
    G,
    Extract<G['words']['change'], { readonly change: Name }>
  >;
};

/** What each of a game's own events does to the state. Pure. */
type EventActions<G extends TableTypesWith<G>> = {
  readonly [Type in keyof G['events'] & string]: EventAction<G, FactsOf<G['events'][Type]>>;
};
/**
 * What an event does to the state. It has a method's type, so that actions of several events fit where any of
 * them is called.
 */
export type EventAction<G extends TableTypesWith<G>, Facts> = {
  act(state: G['state'], event: Facts): G['state'];
}['act'];
/** Returns who may see an event. Returns undefined if everybody may. */
export type EventAudience<G extends TableTypesWith<G>, Facts> = {
  sees(event: Facts, state: G['state']): readonly string[] | undefined;
}['sees'];

/** An event as it is requested: one of core's, or one of the game's own. */
export type EventRequest<G extends TableTypesWith<G>> = TableEvent<G['object']> | OwnEvent<G['events']>;

/** A watcher: something that may trigger, with its context. It is a triggered ability, or a watch. */
export type Watcher<G extends TableTypesWith<G>> = AbilityContext &
  (
    | { readonly ability: TriggeredAbility<G['words']>; readonly watch?: undefined }
    | { readonly ability?: undefined; readonly watch: Watch<G['words']> }
  );
/** Something that may replace an event, with its context. */
export type Replacer<G extends TableTypesWith<G>> = AbilityContext & {
  readonly key: string;
  readonly timestamp: number;
} & (
    | { readonly ability: ReplacementAbility<G['words']>; readonly shield?: undefined }
    | { readonly ability?: undefined; readonly shield: Shield<G['words']> }
  );
/** What waits for events in a state, by the types of events. */
export interface Watchers<G extends TableTypesWith<G>> {
  readonly triggers: ReadonlyMap<string, readonly Watcher<G>[]>;
  readonly replacers: ReadonlyMap<string, readonly Replacer<G>[]>;
}

/** An event that happened, with its facts by name. */
interface TriggeringEvent {
  readonly type: string;
  readonly [fact: string]: unknown;
}

/** The read side of a table. */
export interface TableReader<G extends TableTypesWith<G>> {
  /** Returns every object as it is now. */
  things(state: G['state']): readonly G['now'][];
  /** Returns one object as it is now, by its id. */
  thing(state: G['state'], id: string): G['now'] | undefined;
  /** Makes the context of a question. */
  scene(state: G['state'], setting: AbilityContext): TableContext<G>;
  /** Returns what waits for events. */
  watchers(state: G['state']): Watchers<G>;
  /** Returns the state with some parts of the table changed. */
  stateWith(state: G['state'], change: Partial<TableParts<G>>): G['state'];
  /** Whether a lasting effect still lasts, as far as no event ends it. */
  lasts(state: G['state'], one: Pick<Modifier<G['words']>, 'controller' | 'source' | 'lasts'>): boolean;
}

/** The rules of a game's table, beside the kind of its objects. */
export interface TableRules<G extends TableTypesWith<G>> {
  readonly zones: ZoneDefinitions;
  /** The schema of one object as the store has it. */
  readonly object: z.ZodType<G['object']>;
  readonly players: (state: G['state']) => readonly Player[];
  readonly events: G['events'];
  readonly actions: EventActions<G>;
  /** Who may see each of the game's own events. Defaults to everybody. */
  readonly sees?: {
    readonly [Type in keyof G['events'] & string]?: EventAudience<G, FactsOf<G['events'][Type]>>;
  };
  /**
   * Returns the state with some parts of the table changed. Without it, the table makes a spread. A game defines it to copy its
   * states fact by fact: JavaScript engines are fast with states that have one layout in memory.
   */
  readonly stateWith?: (state: G['state'], change: Partial<TableParts<G>>) => G['state'];
  /**
   * The event with which a turn begins. Abilities that are used once a turn may be used again, and objects
   * that are gone are forgotten.
   */
  readonly turnBegins?: keyof G['events'] & string;
  /**
   * Returns the objects before any change, linked to each other, in the same order. It must return the
   * identical list for the identical list.
   */
  readonly now: (objects: readonly G['object'][]) => readonly G['now'][];
  /** Returns an object as it arrives in a zone, after it forgets what it should. Its zone is the new one. */
  readonly arrives: (object: G['object'], from: string) => G['object'];
  /**
   * Returns the abilities that an object has now: printed and given ones, without those that it lost. They
   * must follow from the object alone. Anything else belongs in a condition of the ability, or in a change
   * that gives it.
   */
  readonly abilities: (object: G['now']) => readonly Ability<G['words']>[];
  /**
   * Whether an ability of any object of a state waits for events of a type, to trigger or to replace them.
   * Defaults to true. Watches and shields are asked in any case. Events for which nothing waits are much
   * cheaper.
   */
  readonly awaited?: (type: string, state: G['state']) => boolean;
  /** Like {@link awaited}, for replacements only, for games that have few of them or none. */
  readonly replaced?: (type: string, state: G['state']) => boolean;
  readonly holds: (condition: G['words']['condition'], scene: TableContext<G>) => boolean;
  /**
   * Returns what the effects of a trigger mean by further names, or by the names of an event's facts if that
   * is not the facts themselves: for example, what an object that left play became.
   */
  readonly names?: (
    event: TriggeringEvent,
    setting: AbilityContext,
    state: G['state'],
  ) => AbilityContext['bound'];
  /**
   * Returns what the log reports instead of an event: nothing, one event or several. Defaults to the event
   * itself.
   */
  readonly tells?: (event: TriggeringEvent, state: G['state']) => readonly GameEvent[];
  /** The layers in which changes apply, in order. */
  readonly layers: readonly string[];
  /** The layers in which a change waits for one that it depends on, whatever their timestamps. */
  readonly dependent?: readonly string[];
  readonly changes: ChangeKinds<G>;
}
