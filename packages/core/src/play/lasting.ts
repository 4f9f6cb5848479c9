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
 * How long something lasts. Plain JSON: to the end of the match; until an event that the pattern waits for ("until end of
 * turn" is an event like any other), the `times`-th of them, and only after one that `from` waits for ("during their next turn");
 * while its source is still in play; while a condition holds.
 */
export type Duration<W extends AbilityWords> =
  | 'forever'
  | 'whileSourceInPlay'
  | {
      readonly until: W['pattern'];
      readonly times?: number | undefined;
      /** It has not begun yet: it counts for nothing until such an event, and does not end before. */
      readonly from?: W['pattern'] | undefined;
    }
  | { readonly while: W['condition'] };

interface Lasting<W extends AbilityWords> {
  /** Its timestamp in the count of the table's clock. */
  readonly id: number;
  readonly controller: string;
  readonly source: PinnedRef;
  readonly lasts: Duration<W>;
}

/** A lasting change of some objects, settled as it began; they are never written over, {@link Modifier.gives} is counted anew. */
export interface Modifier<W extends AbilityWords> extends Lasting<W> {
  readonly affects: readonly PinnedRef[];
  readonly gives: readonly W['change'][];
}

/** A replacement that waits for its event: "prevent the next 3 damage". Gone once it is used up. */
export interface Shield<W extends AbilityWords> extends Lasting<W> {
  readonly on: W['pattern'];
  readonly with: Replacement<W['effect']>;
  /** How often it still replaces; any number of times, if not said. */
  readonly uses?: number | undefined;
}

/** Something that triggers later, or the next time: its effects resolve as a trigger's. */
export interface Watch<W extends AbilityWords> extends Lasting<W> {
  readonly on: readonly W['pattern'][];
  /** It triggers once, then it is gone. */
  readonly once: boolean;
  readonly bound: Frame<W['effect']>['bound'];
  readonly do: readonly W['effect'][];
}

/** An ability that triggered and waits to resolve, with all of it that is still to be asked. */
export interface Waiting<W extends AbilityWords> extends Pick<TriggeredAbility<W>, 'if' | 'may' | 'targets'> {
  readonly id: number;
  /** The id of the ability; missing for what was to trigger later. */
  readonly ability?: string | undefined;
  readonly frame: Frame<W['effect']>;
  /** It goes next: its controller chose so. */
  readonly next?: boolean | undefined;
}

/** What a state needs so that core plays its abilities; a game's state has it beside what is its own. Plain JSON. */
export interface TableState<Obj, Now, W extends AbilityWords> {
  readonly objects: ObjectStore<Obj, Now>;
  readonly modifiers: readonly Modifier<W>[];
  readonly shields: readonly Shield<W>[];
  readonly watches: readonly Watch<W>[];
  readonly waiting: readonly Waiting<W>[];
  /** What resolves, the last one first. */
  readonly resolving: readonly Frame<W['effect']>[];
  /** What was done this turn that is done once a turn. */
  readonly used: readonly string[];
  /** Counts timestamps and ids. */
  readonly clock: number;
}

/** The table of a state before anything lies on it: every zone is empty, and nothing waits, lasts or resolves. */
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

/** Whether something that lasts counts already. */
export const hasBegun = ({ lasts }: { readonly lasts: Duration<AbilityWords> }): boolean =>
  typeof lasts === 'string' || !('until' in lasts) || lasts.from === undefined;

/** The table of a state with these objects on it, each at the bottom of the zone that it names; their timestamps are their order. */
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

/** The schema of {@link Duration}, by the schemas of patterns and conditions. */
export function duration<W extends AbilityWords>(
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
 * The keys of {@link TableState} with their schemas, to be spread into the schema of a game's state.
 *
 * @param object the schema of one object as the store has it
 * @param now the schema of one as it is now
 * @param words the schemas of what the game's abilities say
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
