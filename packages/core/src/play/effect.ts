import * as z from 'zod';
import { jsonObject, type JsonObject, sameValue } from '../json.js';
import type { Random } from '../random.js';
import type { PinnedRef } from '../ref.js';
import type { LegalTargets } from '../targeting/check.js';
import { targetSpec, type TargetSpec } from '../targeting/spec.js';
import type { GameEvent } from './event.js';
import type { Decision } from './decisions.js';

/**
 * The context of an ability: who controls it, its source, and what the names in its effects refer to. Plain
 * JSON.
 */
export interface AbilityContext {
  readonly controller: string;
  /** The object whose ability it is, or the spell itself. */
  readonly source: PinnedRef;
  readonly variables: { readonly X?: number | undefined };
  /** The objects by name: the legal targets of each slot by its id, and what earlier effects named. */
  readonly bound: Readonly<Record<string, readonly PinnedRef[]>>;
}

/**
 * A frame: a spell or ability that resolves. It holds the context and the effects that are still to come, so
 * a match can stop for a decision between two effects and continue from JSON. Frames are stacked in
 * `resolving`, the last one first.
 */
export interface Frame<Effect> extends AbilityContext {
  readonly todo: readonly Effect[];
}

/** One use of a part of an ability, as an observer of a match is told of it. */
export interface AbilityUse {
  /** The object that the ability is of. */
  readonly source: PinnedRef;
  /**
   * The effect that happened, the ability that replaced an event, or the static ability that applied: the data of
   * the card itself, unless the rules have settled it.
   */
  readonly says: object;
  /** Whether it made any difference. */
  readonly changed: boolean;
  /** The effects that take its place, if there are any. */
  readonly first?: readonly object[] | undefined;
}

/**
 * The output for events. The observer of a match is a property of it, because it is handed to everything that can
 * happen. A game that replaces it by another output keeps the observer with {@link withObserver}.
 */
export interface Emit {
  (event: GameEvent): void;
  readonly observe?: ((seen: AbilityUse) => void) | undefined;
}

/** The tools of an effect: the random source of the match, and the output for events. */
export interface Tools {
  readonly random: Random;
  readonly emit: Emit;
}

/** The context of an effect: the state in which it happens, and the context of its ability. */
export interface EffectContext<State> extends AbilityContext {
  readonly state: State;
}

/** The execution of an effect: its context and tools, and the decision if the effect asked for one. */
export interface EffectExecution<State> extends EffectContext<State>, Tools {
  readonly decided: LegalTargets | undefined;
}

/** The outcome of an effect. */
export interface EffectOutcome<State, Effect> {
  readonly state: State;
  /** The names that later effects of the same frame may use. */
  readonly bind?: Readonly<Record<string, readonly PinnedRef[]>>;
  /** The effects that come next, before the others: the parts of a sequence, or the branch that was taken. */
  readonly first?: readonly Effect[];
}

/** One kind of effect: what it asks, and what it does. Both functions are pure. */
export interface EffectKind<State, Effect, AnyEffect> {
  /** Returns what must be decided first. Returns undefined if there is no choice to make. */
  readonly asks?: (effect: Effect, scene: EffectContext<State>) => Decision | undefined;
  readonly apply: (effect: Effect, acting: EffectExecution<State>) => EffectOutcome<State, AnyEffect>;
}

/** Any effect of a game. Its data has the name of its kind under `effect`. */
export type EffectOf<Effects> = {
  readonly [Name in keyof Effects]: Effects[Name] & { readonly effect: Name };
}[keyof Effects];

/** Every kind of effect of a game, by its name (`effect` in its data). */
export type EffectKinds<State, Effects> = {
  readonly [Name in keyof Effects]: EffectKind<State, Effects[Name], EffectOf<Effects>>;
};

/**
 * The result of a run: it reached its end (`todo` is empty), a decision, or the point where it was stopped.
 */
export interface Run<State, Effect> {
  readonly state: State;
  readonly frame: Frame<Effect>;
  readonly decision: Decision | undefined;
}

/** The most effects of one resolution: no card has so many. It ends a kind that calls itself for ever. */
const MOST_EFFECTS = 10_000;

/** A runner of effects: it runs them one by one, and stops when a player must decide. */
export interface EffectRunner<State, Effect> {
  /** Returns what the next effect of the frame asks, if it asks anything. */
  decision(state: State, frame: Frame<Effect>): Decision | undefined;
  /**
   * Runs to the next decision or to the end. `decided` answers the open decision, and has been checked. After
   * each effect `stops` may interrupt the run, with the remaining effects in `todo`: for an effect that began
   * something which resolves first.
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

/** Returns an output for events with an observer, if there is one. */
export const withObserver = (emit: (event: GameEvent) => void, observe: Emit['observe']): Emit =>
  observe ? Object.assign(emit, { observe }) : emit;

/**
 * Makes a runner for a game's kinds of effects. It calls `settle` after each effect, to bring derived state
 * up to date for the next effect. `differs` tells an observer whether an effect made any difference; by default,
 * every difference between the states counts.
 */
export function effectRunner<State, Effects>(
  kinds: EffectKinds<State, Effects>,
  settle: (state: State) => State = (state) => state,
  differs: (before: State, after: State) => boolean = (before, after) => !sameValue(before, after),
): EffectRunner<State, EffectOf<Effects>> {
  type AnyEffect = EffectOf<Effects>;

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

  const decision = (state: State, frame: Frame<AnyEffect>): Decision | undefined => {
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
        const { random } = tools;
        const { observe } = tools.emit;
        const heard = { any: false };
        const noting = (event: GameEvent): void => {
          heard.any = true;
          tools.emit(event);
        };
        const emit = observe ? withObserver(noting, observe) : tools.emit;
        const acting = { controller, source, variables, bound, random, emit, state, decided };
        const done = applied(next.effect, next, acting);
        decided = undefined;
        const before = state;
        state = settle(done.state);
        observe?.({ source, says: next, changed: heard.any || differs(before, state), first: done.first });
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

/** The vocabulary of a game's abilities: its patterns, conditions, effects, changes and filters. */
export interface AbilityWords {
  readonly pattern: { readonly on: string };
  readonly condition: unknown;
  readonly effect: { readonly effect: string };
  readonly change: { readonly change: string };
  readonly filter: JsonObject;
}

/** A replacement: what happens instead of an event, or to it. Plain JSON. */
export type Replacement<Effect> =
  /** Reduces a number of the event (`amount` by default). If nothing is left, the event does not happen. */
  | { readonly prevent: number | 'all'; readonly of?: string | undefined }
  /** The event with other facts. */
  | { readonly set: JsonObject }
  /** The event does not happen; these effects do. */
  | { readonly instead: readonly Effect[] };

interface AbilityBase {
  /** The id of the ability among those of its object. */
  readonly id: string;
  /** The zones in which it works. Defaults to the zones in play. */
  readonly in?: readonly string[] | undefined;
}

/** A triggered ability: "When(ever) ..., ...". Plain JSON. */
export interface TriggeredAbility<W extends AbilityWords> extends AbilityBase {
  readonly kind: 'triggered';
  /** The patterns of the events on which it triggers. */
  readonly on: readonly W['pattern'][];
  /** The condition that must hold when it triggers and again when it resolves: an intervening "if". */
  readonly if?: W['condition'] | undefined;
  /** "You may": whether its controller is asked before it resolves. */
  readonly may?: boolean | undefined;
  /** Whether it triggers only once a turn. */
  readonly once?: boolean | undefined;
  /** What its controller chooses before it resolves. The ability does nothing if that cannot be chosen. */
  readonly targets?: TargetSpec | undefined;
  readonly do: readonly W['effect'][];
}

/** A static ability: "... have ...". It gives its changes for as long as it is there. Plain JSON. */
export interface StaticAbility<W extends AbilityWords> extends AbilityBase {
  readonly kind: 'static';
  readonly affects: 'self' | W['filter'];
  readonly while?: W['condition'] | undefined;
  readonly gives: readonly W['change'][];
}

/** A replacement ability: "If ... would ..., ... instead". Plain JSON. */
export interface ReplacementAbility<W extends AbilityWords> extends AbilityBase {
  readonly kind: 'replacement';
  readonly on: W['pattern'];
  readonly if?: W['condition'] | undefined;
  readonly with: Replacement<W['effect']>;
}

/** An ability that works by itself. Activated abilities are moves of the game. */
export type Ability<W extends AbilityWords> = TriggeredAbility<W> | StaticAbility<W> | ReplacementAbility<W>;

const id = z.string().min(1).max(64);
const zones = z.array(id).min(1).max(32).readonly().optional();
const many = <T>(schema: z.ZodType<T>) => z.array(schema).min(1).max(64).readonly();

/** Makes the schema of {@link Replacement}. */
export const replacement = <Effect>(effect: z.ZodType<Effect>): z.ZodType<Replacement<Effect>> =>
  z.union([
    z.strictObject({ prevent: z.union([z.int().positive(), z.literal('all')]), of: id.optional() }),
    z.strictObject({ set: jsonObject }),
    z.strictObject({ instead: many(effect) }),
  ]);

/** The schemas of a game's vocabulary, as {@link abilitySchema} needs them. */
export type WordSchemas<W extends AbilityWords> = {
  readonly [Word in keyof W & keyof AbilityWords]: z.ZodType<W[Word]>;
};

/** Makes the schema of {@link Ability} over a game's vocabulary. */
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
