import type { PinnedRef } from '../ref.js';
import type { JsonObject } from '../json.js';

/**
 * Something that happened; plain JSON. Where `visibleTo` stands, only those players may see it; all others see `otherwise`
 * in its place, or nothing.
 */
export interface GameEvent {
  readonly type: string;
  readonly visibleTo?: readonly string[];
  readonly otherwise?: { readonly type: string; readonly [fact: string]: unknown };
  readonly [fact: string]: unknown;
}

/** What a fact is that every event of its type carries. */
export type SureRole = 'object' | 'player' | 'number' | 'word' | 'flag';
/**
 * What a fact of an event is: with what patterns it can be asked follows from it. One with `?` may be missing; a pattern that
 * asks for it does not match then.
 */
export type FieldRole = SureRole | `${SureRole}?`;

/** A role without whether it may be missing. */
export const sureRole = (role: FieldRole): SureRole => SURE[role];
const SURE: { readonly [Role in FieldRole]: SureRole } = {
  object: 'object',
  player: 'player',
  number: 'number',
  word: 'word',
  flag: 'flag',
  'object?': 'object',
  'player?': 'player',
  'number?': 'number',
  'word?': 'word',
  'flag?': 'flag',
};

/** The facts that one type of event carries, each with its role. */
export type EventFields = Readonly<Record<string, FieldRole>>;
/** Every type of event that a game has of its own, with its facts. */
export type EventVocabulary = Readonly<Record<string, EventFields>>;

interface FieldValues {
  object: PinnedRef;
  player: string;
  number: number;
  word: string;
  flag: boolean;
}

/** The facts of an event, as its fields say. */
export type FactsOf<Fields extends EventFields> = {
  readonly [Name in keyof Fields as Fields[Name] extends SureRole ? Name : never]: FieldValues[SureOf<
    Fields[Name]
  >];
} & {
  readonly [Name in keyof Fields as Fields[Name] extends SureRole ? never : Name]?:
    | FieldValues[SureOf<Fields[Name]>]
    | undefined;
};
/** The role without its `?`. */
export type SureOf<Role extends FieldRole> = Role extends `${infer Sure extends SureRole}?`
  ? Sure
  : Role extends SureRole
    ? Role
    : never;

/** What every game's table can do: the events that core itself performs. */
export const TABLE_EVENTS = {
  /** An object changed its zone. `card` is the object that it was; in the new zone it is another one (its next incarnation). */
  moved: { card: 'object', player: 'player', from: 'word', to: 'word' },
  /** An object came into being in a zone. */
  created: { card: 'object', player: 'player', to: 'word' },
  /** An object ceased to exist. */
  removed: { card: 'object', player: 'player', from: 'word' },
  /** The order of a zone became random. */
  shuffled: { player: 'player', zone: 'word' },
} as const satisfies EventVocabulary;
/** The events that core itself performs. */
export type TableEvents = typeof TABLE_EVENTS;

/** Where in an ordered zone an object arrives. */
export type Position = 'top' | 'bottom';

/** A move of an object to another zone, still to happen. */
export type Moving = {
  readonly type: 'moved';
  /** The very object; where it is no more, nothing happens. */
  readonly card: PinnedRef;
  readonly to: string;
  /** At the bottom, if it is not said. */
  readonly position?: Position | undefined;
  /** Facts that it has as it arrives: "enters exerted". */
  readonly arriving?: JsonObject | undefined;
};
/** What core performs by itself, as a game asks for it. `created` has the whole object; its id must be free. */
export type TableEvent<Obj> =
  | Moving
  | { readonly type: 'created'; readonly object: Obj; readonly position?: Position | undefined }
  | { readonly type: 'removed'; readonly card: PinnedRef }
  | { readonly type: 'shuffled'; readonly zone: string; readonly player: string };

/** An event of a game's own, as it is emitted. */
export type OwnEvent<Own extends EventVocabulary> = {
  readonly [Type in keyof Own & string]: { readonly type: Type } & FactsOf<Own[Type]>;
}[keyof Own & string];
