import * as z from 'zod';
import { compareNumber, numericComparison, type NumericComparison } from '../filter/comparison.js';
import { playerReference, type PlayerReference } from '../filter/value.js';
import type { FilterContext } from '../filter/context.js';
import {
  sureRole,
  TABLE_EVENTS,
  type EventVocabulary,
  type FieldRole,
  type SureOf,
  type SureRole,
  type TableEvents,
} from './event.js';

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
      | PatternParts<Filter>[SureOf<Vocabulary[Type][Name]>]
      | undefined;
  };
}[keyof Vocabulary & string];

/**
 * Which events something waits for: a type, and for each of its facts what that must be. An object is asked by a filter, or is
 * `self`, the very object that waits; a player is seen from whoever controls that. What is left out may be anything. Plain JSON.
 */
export type EventPattern<Own extends EventVocabulary, Filter> = PatternsOf<TableEvents & Own, Filter>;

const oneOrMany = z.union([z.string().max(64), z.array(z.string().max(64)).min(1).max(32).readonly()]);

/** The schema of one part of a pattern, by the role of the fact. */
const partSchemas = (filter: z.ZodType): { readonly [Role in SureRole]: z.ZodType } => ({
  object: z.union([z.literal('self'), filter]),
  player: playerReference,
  number: numericComparison,
  word: oneOrMany,
  flag: z.boolean(),
});

/**
 * The schema of {@link EventPattern}: one strict object a type of event, its keys made from the event's facts.
 *
 * @param own the game's own events, by type
 * @param filter the schema of the game's filter on objects
 * @throws TypeError where a type of the game's own is one of core's, or a fact is named `on` or `type`
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
        ([name, role]) => [name, parts[sureRole(role)].optional()] as const,
      );
      return z.strictObject({ on: z.literal(type), ...Object.fromEntries(shape) });
    },
  );
  const [first, ...others] = patterns;
  return first ? z.discriminatedUnion('on', [first, ...others]) : z.never();
}

/** How the facts of an event are compared; objects are looked up by whoever asks. */
export interface PatternReader {
  readonly context: FilterContext;
  /** Whether the object that an event names is what a filter wants; `self` is settled before. */
  readonly isObject: (fact: unknown, wanted: unknown) => boolean;
}

/** Whether one fact of an event is what a pattern wants of it. */
type PartTest = (fact: unknown, reader: PatternReader) => boolean;

const NEVER: PartTest = () => false;

/** What a pattern wants of a fact, looked at once. */
function partTest(role: FieldRole, wanted: unknown): PartTest {
  switch (sureRole(role)) {
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

/** A pattern never changes: what it wants is looked at once for the facts of a type of event. */
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

/** Whether an event is one that a pattern waits for. A fact that nobody declared never matches. */
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
