import type * as z from 'zod';
import { cardFilterBuilder, type CardFilterBuilder } from '../filter/builder.js';
import { describeChecks, filterCompiler, type CompiledFilter } from '../filter/compile.js';
import type { Matchers } from '../filter/matcher.js';
import { COMBINATORS, filterSchema, type Filter } from '../filter/schema.js';
import { unwrap, type Result } from '../issue.js';
import { parseWith, type JsonObject } from '../json.js';
import { planner, type KindPlan } from './plan.js';
import type { LegalityStep, Protection } from './protection.js';
import type { PinnedRef, TargetRef } from './ref.js';

/** Keys that say how many are selected, not which: they may stand in a flat filter, never in a predicate. */
export const SELECTION_KEYS = ['count', 'upTo', 'random'] as const;

/** What a game says of one kind of thing that can be chosen: cards, players, units, spells on a stack. */
export interface KindDefinition<Name extends string, State, Obj extends object, Keys> {
  /** The kind's name in specs and references: `card`, `unit`. */
  readonly name: Name;
  /** The schema of one object. */
  readonly object: z.ZodType<Obj>;
  /** The filter's own keys; `anyOf`, `allOf` and `not` come by themselves. */
  readonly filter: z.ZodObject<z.ZodRawShape> & z.ZodType<Keys>;
  readonly matchers: Matchers<Obj, NoInfer<Keys>>;
  /** Every object of this kind in a state, in a stable order. States are values: a list that was given never changes. */
  readonly list: (state: State) => readonly Obj[];
  readonly id: (object: Obj) => string;
  /** Counts zone changes; without it the object is the same for as long as it exists. */
  readonly incarnation?: (object: Obj) => number;
  /** The player who commands the object (a player commands itself). */
  readonly controller?: (object: Obj) => string | undefined;
  /** What the state remembers of an object that is gone, as it last was. */
  readonly lastKnown?: (state: State, ref: TargetRef) => Obj | undefined;
  readonly protections?: { readonly [name: string]: Protection<Obj, State> };
  readonly steps?: { readonly [name: string]: LegalityStep<Obj, State> };
}

/** The objects of one kind in one state, by position. */
export interface KindView<State> {
  readonly size: number;
  ref(index: number): PinnedRef;
  object(index: number): object;
  /** Position of the object with that id, or -1. */
  indexOf(id: string): number;
  controller(index: number): string | undefined;
  /** A filter over these objects; refused where it is no filter of this kind. */
  plan(filter: JsonObject): Result<KindPlan<State>>;
  lastKnown(ref: TargetRef): object | undefined;
}

/** One kind of thing that can be chosen, ready for use. Made by {@link defineKind}. */
export interface Kind<State, Name extends string = string, Obj extends object = object, Keys = unknown> {
  readonly name: Name;
  readonly object: z.ZodType<Obj>;
  readonly filter: z.ZodType<Filter<Keys>>;
  /** Raw JSON to a filter: unknown keys and wrong values are refused with their path. */
  parseFilter(json: unknown): Result<Filter<Keys>>;
  /** The filter in words. */
  describe(filter: JsonObject): Result<string>;
  /** What a filter needs to be bound before it can be asked. */
  references(filter: JsonObject): Result<ReadonlySet<string>>;
  /** A {@link CardFilterBuilder} over this kind's keys. */
  builder(): CardFilterBuilder<Keys>;
  open(state: State): KindView<State>;
}

/**
 * Defines a kind of thing that can be chosen. A filter key without a matcher, or a matcher without a key, does not
 * compile.
 *
 * @throws TypeError where a filter key has the name of a combinator or of a selection key
 */
export function defineKind<const Name extends string, State, Obj extends object, Keys extends object>(
  definition: KindDefinition<Name, State, Obj, Keys>,
): Kind<State, Name, Obj, Keys> {
  const { name, object: schema, matchers, list, id, incarnation, controller } = definition;
  const filterKeys = Object.keys(definition.filter.shape);
  const taken = SELECTION_KEYS.find((key) => filterKeys.includes(key));
  if (taken !== undefined) throw new TypeError(`A filter key may not be named ${taken}: it says how many`);
  const filter = filterSchema<Keys>(definition.filter);
  const compile = filterCompiler<Obj, Keys>(matchers);
  const plan = planner<Obj, State>({
    schema,
    steps: definition.steps ?? {},
    protections: definition.protections ?? {},
  });

  /** By identity, so that raw JSON is looked at once. */
  const compiledFilters = new WeakMap<object, CompiledFilter<Obj>>();
  function compiled(raw: JsonObject): Result<CompiledFilter<Obj>> {
    const kept = compiledFilters.get(raw);
    if (kept) return { ok: true, value: kept };
    const valid = parseWith(filter, raw);
    const result = valid.ok ? compile(valid.value) : valid;
    if (result.ok) compiledFilters.set(raw, result.value);
    return result;
  }

  function viewOver(objects: readonly Obj[]): Omit<KindView<State>, 'lastKnown'> {
    const at = (index: number): Obj => {
      const object = objects[index];
      if (object === undefined) throw new RangeError(`No ${name} at position ${index}`);
      return object;
    };
    const ref = (index: number) => ({
      kind: name,
      id: id(at(index)),
      incarnation: incarnation?.(at(index)) ?? 0,
    });
    const plans = new WeakMap<CompiledFilter<Obj>, KindPlan<State>>();
    let positions: ReadonlyMap<string, number> | undefined;
    return {
      size: objects.length,
      ref,
      object: at,
      indexOf(wanted) {
        positions ??= new Map(objects.map((object, index) => [id(object), index]));
        return positions.get(wanted) ?? -1;
      },
      controller: (index) => controller?.(at(index)),
      plan(raw) {
        const result = compiled(raw);
        if (!result.ok) return result;
        let found = plans.get(result.value);
        if (!found) plans.set(result.value, (found = plan(result.value, at, objects.length, ref)));
        return { ok: true, value: found };
      },
    };
  }

  const views = new WeakMap<readonly Obj[], Omit<KindView<State>, 'lastKnown'>>();
  const through = <T>(raw: JsonObject, use: (found: CompiledFilter<Obj>) => T): Result<T> => {
    const result = compiled(raw);
    return result.ok ? { ok: true, value: use(result.value) } : result;
  };
  return {
    name,
    object: schema,
    filter,
    parseFilter(json) {
      const valid = parseWith(filter, json);
      if (!valid.ok) return valid;
      const result = compile(valid.value);
      return result.ok ? valid : result;
    },
    describe: (raw) => through(raw, ({ checks }) => describeChecks(checks, name)),
    references: (raw) => through(raw, ({ references }) => references),
    builder: () => cardFilterBuilder<Keys>([...filterKeys, ...COMBINATORS], unwrap(parseWith(filter, {}))),
    open(state) {
      const objects = list(state);
      let view = views.get(objects);
      if (!view) views.set(objects, (view = viewOver(objects)));
      return { ...view, lastKnown: (wanted) => definition.lastKnown?.(state, wanted) };
    },
  };
}
