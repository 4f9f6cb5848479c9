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

/** All types that a game names once for its table. */
interface TableTypes {
  /** One object as the store has it: printed facts, and what happened to it. */
  readonly object: PlayObject;
  /** One object as it is now, with all that changes it. */
  readonly now: PlayObject;
  readonly words: AbilityWords;
  /** The game's own events with their facts. */
  readonly events: EventVocabulary;
  /** The keys of the filter on objects. */
  readonly keys: object;
}
/** As {@link TableTypes}, with the state that core's parts stand in. */
export interface TableTypesWith<G extends TableTypes> extends TableTypes {
  readonly state: TableState<G['object'], G['now'], G['words']>;
}

/** In whose name something is asked at a table, and what can be looked at. */
export interface TableContext<G extends TableTypesWith<G>> extends AbilityContext {
  readonly state: G['state'];
  /** The asker, as filters want to know it. */
  readonly context: FilterContext;
  /** Every object as it is now, as far as that is settled. */
  things(): readonly G['now'][];
  /** The objects that a filter lets through; of the zones that it names, if it names any, only those are looked at. */
  matching(filter: G['words']['filter']): readonly G['now'][];
  /** The very object that a reference means; `undefined` once it has changed its zone. */
  thing(ref: Pick<PinnedRef, 'id' | 'incarnation'>): G['now'] | undefined;
  /** As {@link thing}, or what is remembered of it. */
  known(ref: Pick<PinnedRef, 'id' | 'incarnation'>): G['now'] | undefined;
  /** Whether an object is what a filter wants; no protection is asked. */
  matches(filter: G['words']['filter'], object: G['now']): boolean;
}

/** What a change makes of an object. */
export interface ChangeKind<G extends TableTypesWith<G>, Change> {
  /** The layer in which it applies. */
  readonly layer: string;
  /** The change with its numbers counted; once for all objects that it affects. */
  settle?(change: Change, scene: TableContext<G>): Change;
  apply(object: G['now'], change: Change): G['now'];
}

/** A game's kinds of changes, by the name that stands in their data under `change`. */
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
/** What an event does to the state. A method's type, so that actions of several events fit where any of them is called. */
export type EventAction<G extends TableTypesWith<G>, Facts> = {
  act(state: G['state'], event: Facts): G['state'];
}['act'];
/** Who may see an event; everybody, if it gives `undefined`. */
export type EventAudience<G extends TableTypesWith<G>, Facts> = {
  sees(event: Facts, state: G['state']): readonly string[] | undefined;
}['sees'];

/** An event that is asked for: one of core's, or one of the game's own. */
export type Emitted<G extends TableTypesWith<G>> = TableEvent<G['object']> | OwnEvent<G['events']>;

/** Something that may trigger, and in whose name: a triggered ability, or what was to trigger later. */
export type Watcher<G extends TableTypesWith<G>> = AbilityContext &
  (
    | { readonly ability: TriggeredAbility<G['words']>; readonly watch?: undefined }
    | { readonly ability?: undefined; readonly watch: Watch<G['words']> }
  );
/** Something that may replace an event, and in whose name. */
export type Replacer<G extends TableTypesWith<G>> = AbilityContext & {
  readonly key: string;
  readonly timestamp: number;
} & (
    | { readonly ability: ReplacementAbility<G['words']>; readonly shield?: undefined }
    | { readonly ability?: undefined; readonly shield: Shield<G['words']> }
  );
/** Who waits for an event in a state, by the types of events. */
export interface Watchers<G extends TableTypesWith<G>> {
  readonly triggers: ReadonlyMap<string, readonly Watcher<G>[]>;
  readonly replacers: ReadonlyMap<string, readonly Replacer<G>[]>;
}

/** An event that happened, with its facts by name. */
interface TriggeringEvent {
  readonly type: string;
  readonly [fact: string]: unknown;
}

/** What can be read of a table in one state. */
export interface TableReader<G extends TableTypesWith<G>> {
  /** Every object as it is now. */
  things(state: G['state']): readonly G['now'][];
  /** One object as it is now, by its id. */
  thing(state: G['state'], id: string): G['now'] | undefined;
  /** In whose name something is asked. */
  scene(state: G['state'], setting: AbilityContext): TableContext<G>;
  /** Who waits for an event. */
  watchers(state: G['state']): Watchers<G>;
  /** Whether something that lasts still does, as far as no event ends it. */
  lasts(state: G['state'], one: Pick<Modifier<G['words']>, 'controller' | 'source' | 'lasts'>): boolean;
}

/** What a game says of its table beside the kind of its objects. */
export interface TableRules<G extends TableTypesWith<G>> {
  readonly zones: ZoneDefinitions;
  /** The schema of one object as the store has it. */
  readonly object: z.ZodType<G['object']>;
  readonly players: (state: G['state']) => readonly Player[];
  readonly events: G['events'];
  readonly actions: EventActions<G>;
  /** Who may see an event of the game's own; all, where it says `undefined` or nothing. */
  readonly sees?: {
    readonly [Type in keyof G['events'] & string]?: EventAudience<G, FactsOf<G['events'][Type]>>;
  };
  /** The event at which a turn begins: what is done once a turn may be done again, what is gone is forgotten. */
  readonly turnBegins?: keyof G['events'] & string;
  /** Objects as they are before anything changes them, in the same order: linked with each other. The same list for the same list. */
  readonly now: (objects: readonly G['object'][]) => readonly G['now'][];
  /** An object as it arrives in a zone: what it forgets of where it was. Its zone is the new one. */
  readonly arrives: (object: G['object'], from: string) => G['object'];
  /**
   * The abilities that an object has now, printed and given, those that it lost left out. They follow from the object alone:
   * what else decides stands in a condition of the ability, or in a change that gives it.
   */
  readonly abilities: (object: G['now']) => readonly Ability<G['words']>[];
  /**
   * Whether an ability of any object of a state waits for events of a type, to trigger or to replace them; yes, if the game
   * does not say. What was set to wait is asked in any case. Events for which nothing waits are much cheaper.
   */
  readonly awaited?: (type: string, state: G['state']) => boolean;
  /** As {@link awaited}, for replacements alone, where a game has few of them or none. */
  readonly replaced?: (type: string, state: G['state']) => boolean;
  readonly holds: (condition: G['words']['condition'], scene: TableContext<G>) => boolean;
  /**
   * What the effects of a trigger mean by further names, and by the names of an event's facts where that is not the facts
   * themselves: what a thing became that left play.
   */
  readonly names?: (
    event: TriggeringEvent,
    setting: AbilityContext,
    state: G['state'],
  ) => AbilityContext['bound'];
  /** What the log has of an event in its place: nothing, one or several. The event itself, if the game does not say. */
  readonly tells?: (event: TriggeringEvent, state: G['state']) => readonly GameEvent[];
  /** The layers in which changes apply, in order. */
  readonly layers: readonly string[];
  /** The layers in which a change waits for one that it depends on, whatever their timestamps. */
  readonly dependent?: readonly string[];
  readonly changes: ChangeKinds<G>;
}
