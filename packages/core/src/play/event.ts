import * as z from 'zod';
import {
  compareNumber,
  numericComparison,
  type NumericComparison,
  type FilterContext,
} from '../filter/comparison.js';
import { playerReference, type PlayerReference } from '../filter/value.js';
import type { JsonObject } from '../json.js';
import type { PinnedRef } from '../ref.js';

/**
 * An event: something that happened, as plain JSON. Everything that changes on a table is an event: from
 * events come replacements, triggers, the log, what each seat may see, and animations. If it has `visibleTo`,
 * only those players may see it; all others see `otherwise` instead, or nothing.
 */
export interface GameEvent {
  readonly type: string;
  readonly visibleTo?: readonly string[];
  readonly otherwise?: { readonly type: string; readonly [fact: string]: unknown };
  readonly [fact: string]: unknown;
}

/** The role of a fact that every event of its type carries. */
type RequiredRole = 'object' | 'player' | 'number' | 'word' | 'flag';
/**
 * The role of a fact of an event. It decides how patterns can ask for the fact. A role with `?` means that
 * the fact may be missing; then a pattern that asks for it does not match.
 */
export type FieldRole = RequiredRole | `${RequiredRole}?`;

/** Returns the role without its `?`. */
export const requiredRole = (role: FieldRole): RequiredRole => REQUIRED[role];
const REQUIRED: { readonly [Role in FieldRole]: RequiredRole } = {
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
/** The types of a game's own events, each with its facts. */
export type EventVocabulary = Readonly<Record<string, EventFields>>;

interface FieldValues {
  object: PinnedRef;
  player: string;
  number: number;
  word: string;
  flag: boolean;
}

/** The facts of an event, typed by its fields. */
export type FactsOf<Fields extends EventFields> = {
  readonly [
    Name in keyof Fields as Fields[Name] extends RequiredRole ? Name : never
  ]: FieldValues[RequiredRoleOf<Fields[Name]>];
} & {
  readonly [Name in keyof Fields as Fields[Name] extends RequiredRole ? never : Name]?:
    | FieldValues[RequiredRoleOf<Fields[Name]>]
    | undefined;
};
/** The role without its `?`. */
type RequiredRoleOf<Role extends FieldRole> = Role extends `${infer Required extends RequiredRole}?`
  ? Required
  : Role extends RequiredRole
    ? Role
    : never;

/** The events that core itself performs, which every game's table has. */
export const TABLE_EVENTS = {
  /**
   * An object changed its zone. `card` is the object as it was; in the new zone it is another object (its
   * next incarnation).
   */
  moved: { card: 'object', player: 'player', from: 'word', to: 'word' },
  /** An object came into being in a zone. */
  created: { card: 'object', player: 'player', to: 'word' },
  /** An object ceased to exist. */
  removed: { card: 'object', player: 'player', from: 'word' },
  /** The order of a zone became random. */
  shuffled: { player: 'player', zone: 'word' },
} as const satisfies EventVocabulary;
/** The events that core itself performs. */
type TableEvents = typeof TABLE_EVENTS;

/** The end of an ordered zone at which an object arrives. */
export type Position = 'top' | 'bottom';

/** A move of an object to another zone, as it is requested. */
export type ZoneMove = {
  readonly type: 'moved';
  /** The object to move. Nothing happens if it is not there any more. */
  readonly card: PinnedRef;
  readonly to: string;
  /** Defaults to the bottom. */
  readonly position?: Position | undefined;
  /** The facts that it has when it arrives: "enters exerted". */
  readonly arriving?: JsonObject | undefined;
};
/**
 * An event that core performs, as a game requests it. `created` has the whole object, whose id must be free.
 */
export type TableEvent<Obj> =
  | ZoneMove
  | { readonly type: 'created'; readonly object: Obj; readonly position?: Position | undefined }
  | { readonly type: 'removed'; readonly card: PinnedRef }
  | { readonly type: 'shuffled'; readonly zone: string; readonly player: string };

/** An event of a game's own, as the game emits it. */
export type OwnEvent<Own extends EventVocabulary> = {
  readonly [Type in keyof Own & string]: { readonly type: Type } & FactsOf<Own[Type]>;
}[keyof Own & string];

interface PatternParts<Filter> {
  object: 'self' | Filter;
  player: PlayerReference;
  number: NumericComparison;
  word: string | readonly string[];
  flag: boolean;
}
type PatternsOf<Vocabulary extends EventVocabulary, Filter> = {
  readonly [Type in keyof Vocabulary & string]: { readonly on: Type } & {
    readonly [Name in keyof Vocabulary[Type]]?:
      | PatternParts<Filter>[RequiredRoleOf<Vocabulary[Type][Name]>]
      | undefined;
  };
}[keyof Vocabulary & string];

/**
 * An event pattern: the events for which an ability waits. It has a type, and conditions on some of the
 * event's facts. An object is compared with a filter, or with `self`, the object that waits; a player is seen
 * from that object's controller. A fact that is left out may be anything. Plain JSON.
 */
export type EventPattern<Own extends EventVocabulary, Filter> = PatternsOf<TableEvents & Own, Filter>;

const oneOrMany = z.union([z.string().max(64), z.array(z.string().max(64)).min(1).max(32).readonly()]);

/** Makes the schemas of a pattern's parts, by the role of the fact. */
const partSchemas = (filter: z.ZodType): { readonly [Role in RequiredRole]: z.ZodType } => ({
  object: z.union([z.literal('self'), filter]),
  player: playerReference,
  number: numericComparison,
  word: oneOrMany,
  flag: z.boolean(),
});

/**
 * Makes the schema of {@link EventPattern}: one strict object for each type of event, with keys made from the
 * event's facts.
 *
 * @param own the game's own events, by type
 * @param filter the schema of the game's filter on objects
 * @throws TypeError if one of the game's types is one of core's, or a fact is named `on` or `type`
 */
export function eventPattern<const Own extends EventVocabulary, Filter>(
  own: Own,
  filter: z.ZodType<Filter>,
): z.ZodType<EventPattern<Own, Filter>>;
export function eventPattern(own: EventVocabulary, filter: z.ZodType): z.ZodType {
  const parts = partSchemas(filter);
  const taken = Object.keys(own).find((type) => Object.hasOwn(TABLE_EVENTS, type));
  if (taken !== undefined) throw new TypeError(`The event ${taken} is one of core's`);
  const patterns = Object.entries<EventVocabulary[string]>({ ...TABLE_EVENTS, ...own }).map(
    ([type, fields]) => {
      const named = Object.keys(fields).find((name) => name === 'on' || name === 'type');
      if (named !== undefined) throw new TypeError(`A fact of ${type} may not be named ${named}`);
      const shape = Object.entries(fields).map(
        ([name, role]) => [name, parts[requiredRole(role)].optional()] as const,
      );
      return z.strictObject({ on: z.literal(type), ...Object.fromEntries(shape) });
    },
  );
  const [first, ...others] = patterns;
  return first ? z.discriminatedUnion('on', [first, ...others]) : z.never();
}

/** What the comparison of an event's facts needs: the context, and a look-up of objects. */
export interface PatternReader {
  readonly context: FilterContext;
  /** Whether the object that an event names matches a filter or `self`. */
  readonly isObject: (fact: unknown, wanted: unknown) => boolean;
}

/** Whether one fact of an event satisfies one part of a pattern. */
type PartTest = (fact: unknown, reader: PatternReader) => boolean;

const NEVER: PartTest = () => false;

/** Compiles one part of a pattern. */
function partTest(role: FieldRole, wanted: unknown): PartTest {
  switch (requiredRole(role)) {
    case 'object':
      return (fact, reader) => reader.isObject(fact, wanted);
    case 'player': {
      const reference = playerReference.safeParse(wanted);
      return reference.success
        ? (fact, { context }) => typeof fact === 'string' && context.isPlayer(fact, reference.data)
        : NEVER;
    }
    case 'number': {
      const comparison = numericComparison.safeParse(wanted);
      return comparison.success
        ? (fact, { context }) => typeof fact === 'number' && compareNumber(fact, comparison.data, context)
        : NEVER;
    }
    case 'word':
      return Array.isArray(wanted) ? (fact) => wanted.includes(fact) : (fact) => wanted === fact;
    case 'flag':
      return (fact) => wanted === fact;
  }
}

type PatternTest = readonly (readonly [name: string, test: PartTest])[];

/**
 * The compiled patterns. A pattern never changes, so it is compiled once for the facts of a type of event.
 */
const tests = new WeakMap<object, { readonly fields: object; readonly parts: PatternTest }>();

function partsOf(fields: Readonly<Record<string, FieldRole>>, pattern: object): PatternTest {
  const known = tests.get(pattern);
  if (known?.fields === fields) return known.parts;
  const parts = Object.entries<unknown>({ ...pattern }).flatMap(([name, wanted]) => {
    if (name === 'on' || wanted === undefined) return [];
    const role = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return [[name, role === undefined ? NEVER : partTest(role, wanted)] as const];
  });
  tests.set(pattern, { fields, parts });
  return parts;
}

/** Whether an event matches a pattern. A fact that was not declared never matches. */
export function matchesPattern(
  fields: Readonly<Record<string, FieldRole>>,
  event: { readonly type: string; readonly [fact: string]: unknown },
  pattern: { readonly on: string },
  reader: PatternReader,
): boolean {
  if (pattern.on !== event.type) return false;
  for (const [name, test] of partsOf(fields, pattern)) if (!test(event[name], reader)) return false;
  return true;
}
