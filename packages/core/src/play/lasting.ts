import * as z from 'zod';
import { pinnedRef, type PinnedRef } from '../ref.js';
import { targetSpec } from '../targeting/spec.js';
import {
  replacement,
  type AbilityWords,
  type Replacement,
  type TriggeredAbility,
  type WordSchemas,
  type Frame,
} from './effect.js';
import { frame } from './frame.js';
import {
  emptyStore,
  objectStore,
  withObject,
  type ObjectStore,
  type PlayObject,
  type ZoneDefinitions,
} from './object-store.js';

/**
 * A duration. Plain JSON: to the end of the match; until an event that matches a pattern ("until end of turn"
 * is an event like any other), or the `times`-th of them, counted only after one that matches `from` ("during
 * their next turn"); while its source is in play; while a condition holds.
 */
export type Duration<W extends Pick<AbilityWords, 'pattern' | 'condition'>> =
  | 'forever'
  | 'whileSourceInPlay'
  | {
      readonly until: W['pattern'];
      readonly times?: number | undefined;
      /** The pattern of the event with which it begins. Until then it has no effect, and does not end. */
      readonly from?: W['pattern'] | undefined;
    }
  | { readonly while: W['condition'] };

interface LastingEffect<W extends AbilityWords> {
  /** Its timestamp, by the table's clock. */
  readonly id: number;
  readonly controller: string;
  readonly source: PinnedRef;
  readonly lasts: Duration<W>;
}

/**
 * A modifier: a lasting change of some objects, such as "+2/+2 until end of turn". The objects are fixed when
 * it begins. It never overwrites facts: the layers apply {@link Modifier.gives} anew, by timestamp, whenever
 * they derive what objects are now ({@link Modifier.id} is the timestamp). It ends with its duration. Static
 * abilities of objects go through the same layers, but are no modifiers: they exist while their object does.
 */
export interface Modifier<W extends AbilityWords> extends LastingEffect<W> {
  readonly affects: readonly PinnedRef[];
  readonly gives: readonly W['change'][];
}

/**
 * A shield: a replacement that waits for its event, "prevent the next 3 damage". It is removed once it is
 * used up.
 */
export interface Shield<W extends AbilityWords> extends LastingEffect<W> {
  readonly on: W['pattern'];
  readonly with: Replacement<W['effect']>;
  /** How many more times it replaces. Unlimited if left out. */
  readonly uses?: number | undefined;
}

/** A watch: something that triggers later, or the next time. Its effects resolve like a trigger's. */
export interface Watch<W extends AbilityWords> extends LastingEffect<W> {
  readonly on: readonly W['pattern'][];
  /** Whether it triggers only once, and is removed then. */
  readonly once: boolean;
  readonly bound: Frame<W['effect']>['bound'];
  readonly do: readonly W['effect'][];
}

/** An ability that triggered and waits to resolve, with everything that is still to be asked. */
export interface WaitingAbility<W extends AbilityWords> extends Pick<
  TriggeredAbility<W>,
  'if' | 'may' | 'targets'
> {
  readonly id: number;
  /** The id of the ability. Missing for a watch. */
  readonly ability?: string | undefined;
  readonly frame: Frame<W['effect']>;
  /** It goes next: its controller chose so. */
  readonly next?: boolean | undefined;
}

/** The part of a state that core needs to play its abilities, beside the game's own keys. Plain JSON. */
export interface TableState<Obj, Now, W extends AbilityWords> {
  readonly objects: ObjectStore<Obj, Now>;
  readonly modifiers: readonly Modifier<W>[];
  readonly shields: readonly Shield<W>[];
  readonly watches: readonly Watch<W>[];
  readonly waiting: readonly WaitingAbility<W>[];
  /** The frames that resolve, the last one first. */
  readonly resolving: readonly Frame<W['effect']>[];
  /** The abilities that were used this turn and can be used only once a turn. */
  readonly used: readonly string[];
  /** The counter of timestamps and ids. */
  readonly clock: number;
}

/** Makes a table with empty zones, on which nothing waits, lasts or resolves. */
export const emptyTable = (
  zones: ZoneDefinitions,
  players: readonly string[],
): TableState<never, never, AbilityWords> & {
  readonly [List in 'modifiers' | 'shields' | 'watches' | 'waiting' | 'resolving']: readonly never[];
} => ({
  objects: emptyStore(zones, players),
  modifiers: [],
  shields: [],
  watches: [],
  waiting: [],
  resolving: [],
  used: [],
  clock: 0,
});

/** Whether a lasting effect has begun. */
export const hasBegun = ({ lasts }: { readonly lasts: Duration<AbilityWords> }): boolean =>
  typeof lasts === 'string' || !('until' in lasts) || lasts.from === undefined;

/**
 * Makes a table with these objects, each at the bottom of the zone that it names. Their timestamps follow
 * their order.
 */
export const tableWith = <Obj extends PlayObject>(
  zones: ZoneDefinitions,
  players: readonly string[],
  objects: readonly Obj[],
): Omit<ReturnType<typeof emptyTable>, 'objects'> & { readonly objects: ObjectStore<Obj, never> } => ({
  ...emptyTable(zones, players),
  objects: objects.reduce<ObjectStore<Obj, never>>(
    (store, object, timestamp) => withObject(store, { ...object, timestamp }),
    emptyStore(zones, players),
  ),
  clock: objects.length,
});

const id = z.string().min(1).max(256);
const list = <T>(schema: z.ZodType<T>) => z.array(schema).max(10_000).readonly();

/** Makes the schema of {@link Duration} from the schemas of patterns and conditions. */
export function duration<W extends Pick<AbilityWords, 'pattern' | 'condition'>>(
  pattern: z.ZodType<W['pattern']>,
  condition: z.ZodType<W['condition']>,
): z.ZodType<Duration<W>> {
  const until: z.ZodType<Extract<Duration<W>, { until: unknown }>> = z.strictObject({
    until: pattern,
    times: z.int().positive().optional(),
    from: pattern.optional(),
  });
  const conditional: z.ZodType<{ readonly while: W['condition'] }> = z.strictObject({ while: condition });
  return z.union([z.enum(['forever', 'whileSourceInPlay']), until, conditional]);
}

/**
 * Makes the schemas of {@link TableState}'s keys, to be spread into the schema of a game's state.
 *
 * @param object the schema of one object as the store has it
 * @param now the schema of one object as it is now
 * @param words the schemas of the vocabulary of the game's abilities
 */
export function tableShape<Obj extends PlayObject, Now extends Obj, W extends AbilityWords>(
  object: z.ZodType<Obj>,
  now: z.ZodType<Now>,
  words: WordSchemas<W>,
): { readonly [Key in keyof TableState<Obj, Now, W>]: z.ZodType<TableState<Obj, Now, W>[Key]> } {
  const lasting = {
    id: z.int().nonnegative(),
    controller: id,
    source: pinnedRef,
    lasts: duration<W>(words.pattern, words.condition),
  };
  const frames = frame<W['effect']>(words.effect);
  return {
    objects: objectStore(object, now),
    modifiers: list(z.strictObject({ ...lasting, affects: list(pinnedRef), gives: list(words.change) })),
    shields: list(
      z.strictObject({
        ...lasting,
        on: words.pattern,
        with: replacement<W['effect']>(words.effect),
        uses: z.int().positive().optional(),
      }),
    ),
    watches: list(
      z.strictObject({
        ...lasting,
        on: list(words.pattern),
        once: z.boolean(),
        bound: z.record(id, list(pinnedRef)),
        do: list(words.effect),
      }),
    ),
    waiting: list(
      z.strictObject({
        id: z.int().nonnegative(),
        ability: z.string().max(64).optional(),
        if: words.condition.optional(),
        may: z.boolean().optional(),
        targets: targetSpec.optional(),
        frame: frames,
        next: z.boolean().optional(),
      }),
    ),
    resolving: list(frames),
    used: list(z.string().max(400)),
    clock: z.int().nonnegative(),
  };
}
