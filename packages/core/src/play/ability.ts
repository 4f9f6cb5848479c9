import * as z from 'zod';
import { jsonObject, type JsonObject } from '../json.js';
import { targetSpec, type TargetSpec } from '../targeting/spec.js';

/** The words of a game's abilities: what its patterns, conditions, effects, changes and filters are. */
export interface AbilityWords {
  readonly pattern: { readonly on: string };
  readonly condition: unknown;
  readonly effect: { readonly effect: string };
  readonly change: { readonly change: string };
  readonly filter: JsonObject;
}

/** What happens in place of an event, or to it. Plain JSON. */
export type Replacement<Effect> =
  /** So much less of a number of it (`amount`, if not said otherwise); of what comes to nothing, nothing happens. */
  | { readonly prevent: number | 'all'; readonly of?: string | undefined }
  /** The event with other facts. */
  | { readonly set: JsonObject }
  /** It does not happen; these do. */
  | { readonly instead: readonly Effect[] };

interface WorkingIn {
  /** Names the ability among those of its object. */
  readonly id: string;
  /** The zones in which it works; in play, if it does not say. */
  readonly in?: readonly string[] | undefined;
}

/** "When(ever) ..., ...". Plain JSON. */
export interface TriggeredAbility<W extends AbilityWords> extends WorkingIn {
  readonly kind: 'triggered';
  /** It triggers on an event that one of these waits for. */
  readonly on: readonly W['pattern'][];
  /** Must hold as it triggers and as it resolves: an intervening "if". */
  readonly if?: W['condition'] | undefined;
  /** "You may": its controller is asked before it resolves. */
  readonly may?: boolean | undefined;
  /** It triggers once a turn. */
  readonly once?: boolean | undefined;
  /** What its controller chooses before it resolves. It does nothing if that cannot be chosen. */
  readonly targets?: TargetSpec | undefined;
  readonly do: readonly W['effect'][];
}

/** "... have ...": what it gives for as long as it is there. Plain JSON. */
export interface StaticAbility<W extends AbilityWords> extends WorkingIn {
  readonly kind: 'static';
  readonly affects: 'self' | W['filter'];
  readonly while?: W['condition'] | undefined;
  readonly gives: readonly W['change'][];
}

/** "If ... would ..., ... instead". Plain JSON. */
export interface ReplacementAbility<W extends AbilityWords> extends WorkingIn {
  readonly kind: 'replacement';
  readonly on: W['pattern'];
  readonly if?: W['condition'] | undefined;
  readonly with: Replacement<W['effect']>;
}

/** An ability that works by itself; activated ones are a game's moves. */
export type Ability<W extends AbilityWords> = TriggeredAbility<W> | StaticAbility<W> | ReplacementAbility<W>;

const id = z.string().min(1).max(64);
const zones = z.array(id).min(1).max(32).readonly().optional();
const many = <T>(schema: z.ZodType<T>) => z.array(schema).min(1).max(64).readonly();

/** The schema of {@link Replacement}. */
export const replacement = <Effect>(effect: z.ZodType<Effect>): z.ZodType<Replacement<Effect>> =>
  z.union([
    z.strictObject({ prevent: z.union([z.int().positive(), z.literal('all')]), of: id.optional() }),
    z.strictObject({ set: jsonObject }),
    z.strictObject({ instead: many(effect) }),
  ]);

/** The schemas of a game's words, as {@link abilitySchema} needs them. */
export type WordSchemas<W extends AbilityWords> = {
  readonly [Word in keyof W & keyof AbilityWords]: z.ZodType<W[Word]>;
};

/** The schema of {@link Ability} over a game's words. */
export function abilitySchema<W extends AbilityWords>(words: WordSchemas<W>): z.ZodType<Ability<W>> {
  const { pattern, condition, effect, change, filter } = words;
  const triggered: z.ZodType<TriggeredAbility<W>> = z.strictObject({
    kind: z.literal('triggered'),
    id,
    in: zones,
    on: many(pattern),
    if: condition.optional(),
    may: z.boolean().optional(),
    once: z.boolean().optional(),
    targets: targetSpec.optional(),
    do: many(effect),
  });
  const standing: z.ZodType<StaticAbility<W>> = z.strictObject({
    kind: z.literal('static'),
    id,
    in: zones,
    affects: z.union([z.literal('self'), filter]),
    while: condition.optional(),
    gives: many(change),
  });
  const replacing: z.ZodType<ReplacementAbility<W>> = z.strictObject({
    kind: z.literal('replacement'),
    id,
    in: zones,
    on: pattern,
    if: condition.optional(),
    with: replacement(effect),
  });
  return z.union([triggered, standing, replacing]);
}
