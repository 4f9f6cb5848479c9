import * as z from 'zod';
import { jsonObject, type JsonObject } from '../json.js';
import type { Random } from '../random.js';
import type { PinnedRef } from '../ref.js';
import type { LegalTargets } from '../targeting/check.js';
import { targetSpec, type TargetSpec } from '../targeting/spec.js';
import type { GameEvent } from './event.js';
import type { Decision } from './decisions.js';

/** In whose name something happens, from what, and what is meant by the names that its effects use. Plain JSON. */
export interface AbilityContext {
  readonly controller: string;
  /** The object whose ability it is, or the spell itself. */
  readonly source: PinnedRef;
  readonly variables: { readonly X?: number | undefined };
  /** Things under a name: the legal targets of each slot by its id, and what earlier effects named. */
  readonly bound: Readonly<Record<string, readonly PinnedRef[]>>;
}

/** Something that resolves: its setting, and the effects that are still to come. Plain JSON, part of the state. */
export interface Frame<Effect> extends AbilityContext {
  readonly todo: readonly Effect[];
}

/** What an effect may use to happen. */
export interface Tools {
  readonly random: Random;
  readonly emit: (event: GameEvent) => void;
}

/** The state in which an effect happens, and its setting. */
export interface EffectContext<State> extends AbilityContext {
  readonly state: State;
}

/** A scene with what was decided for the effect, where it asked. */
export interface EffectExecution<State> extends EffectContext<State>, Tools {
  readonly decided: LegalTargets | undefined;
}

/** What came of an effect. */
export interface Done<State, Effect> {
  readonly state: State;
  /** Names for later effects of the same frame. */
  readonly bind?: Readonly<Record<string, readonly PinnedRef[]>>;
  /** Effects that come next, before the others: the parts of a sequence, the branch that was taken. */
  readonly first?: readonly Effect[];
}

/** One kind of effect: what it asks, and what it does. Both are pure. */
export interface EffectKind<State, Effect, Every> {
  /** What must be decided first; nothing where there is no choice to make. */
  readonly asks?: (effect: Effect, scene: EffectContext<State>) => Decision | undefined;
  readonly apply: (effect: Effect, acting: EffectExecution<State>) => Done<State, Every>;
}

/** Any effect of a game; its data says under `effect` which it is. */
export type EffectOf<Effects> = {
  readonly [Name in keyof Effects]: Effects[Name] & { readonly effect: Name };
}[keyof Effects];

/** Every kind of effect of a game, by the name that stands in its data under `effect`. */
export type EffectKinds<State, Effects> = {
  readonly [Name in keyof Effects]: EffectKind<State, Effects[Name], EffectOf<Effects>>;
};

/** How far something came: to its end (`todo` is empty), to a decision, or to where it was stopped. */
export interface Run<State, Effect> {
  readonly state: State;
  readonly frame: Frame<Effect>;
  readonly decision: Decision | undefined;
}

/** No card has that many effects; a kind that calls itself for ever ends here. */
const MOST_EFFECTS = 10_000;

/** Runs effects one by one, and stops where a player must decide. */
export interface EffectRunner<State, Effect> {
  /** What the next effect of the frame asks, if it asks. */
  decision(state: State, frame: Frame<Effect>): Decision | undefined;
  /**
   * Goes on to the next decision or to the end. `decided` answers the decision that stands; it has been checked. After each
   * effect `stops` may hold it up, with the effects still to come in `todo`: where the effect began something that resolves
   * first.
   *
   * @throws RangeError after 10,000 effects
   */
  run(
    state: State,
    frame: Frame<Effect>,
    tools: Tools,
    decided?: LegalTargets,
    stops?: (state: State) => boolean,
  ): Run<State, Effect>;
}

/**
 * Makes a runner of a game's kinds of effects. `settle` is called after each of them: it brings what follows from the
 * state up to date, so that the next effect sees it.
 */
export function effectRunner<State, Effects>(
  kinds: EffectKinds<State, Effects>,
  settle: (state: State) => State = (state) => state,
): EffectRunner<State, EffectOf<Effects>> {
  type Every = EffectOf<Effects>;

  const asked = <Name extends keyof Effects>(
    name: Name,
    effect: Effects[Name],
    scene: EffectContext<State>,
  ) => kinds[name].asks?.(effect, scene);
  const applied = <Name extends keyof Effects>(
    name: Name,
    effect: Effects[Name],
    acting: EffectExecution<State>,
  ) => kinds[name].apply(effect, acting);

  const decision = (state: State, frame: Frame<Every>): Decision | undefined => {
    const [next] = frame.todo;
    if (next === undefined) return undefined;
    const { controller, source, variables, bound } = frame;
    return asked(next.effect, next, { controller, source, variables, bound, state });
  };

  return {
    decision,
    run(start, first, tools, answer, stops = () => false) {
      let [state, frame, decided] = [start, first, answer];
      for (let count = 0; count < MOST_EFFECTS; count++) {
        const { controller, source, variables, bound, todo } = frame;
        const [next] = todo;
        if (next === undefined) return { state, frame, decision: undefined };
        const open = decided ? undefined : decision(state, frame);
        if (open) return { state, frame, decision: open };
        const { random, emit } = tools;
        const acting = { controller, source, variables, bound, random, emit, state, decided };
        const done = applied(next.effect, next, acting);
        decided = undefined;
        state = settle(done.state);
        frame = {
          controller,
          source,
          variables,
          bound: done.bind ? { ...bound, ...done.bind } : bound,
          todo: done.first ? [...done.first, ...todo.slice(1)] : todo.slice(1),
        };
        if (stops(state)) return { state, frame, decision: undefined };
      }
      throw new RangeError(`More than ${MOST_EFFECTS} effects in one resolution`);
    },
  };
}

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
