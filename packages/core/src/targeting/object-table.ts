import type { CompiledFilter } from '../filter/compile.js';
import { ok, type Result } from '../issue.js';
import { propertyOf, type JsonObject } from '../json.js';
import { FilterIndex, type KindList } from './filter-index.js';
import type { CompiledLegality, KindPlan } from './plan.js';
import type { PinnedRef, TargetRef } from '../ref.js';

/** The objects of one kind in one state, by position. */
export interface ObjectTable<State> {
  readonly size: number;
  ref(index: number): PinnedRef;
  object(index: number): object;
  /** Returns the position of the object with that id, or -1. */
  indexOf(id: string): number;
  controller(index: number): string | undefined;
  /** Reads a property for relations: one that the kind derives, or one of the object. */
  property(index: number, name: string): unknown;
  /** Finds an id that two of the objects share. Returns undefined if there is none. */
  duplicate(): string | undefined;
  /**
   * Plans a filter over these objects, together with a second filter if there is one. Refuses what is not a
   * filter of this kind.
   */
  plan(filter: JsonObject, also?: JsonObject): Result<KindPlan<State>>;
  lastKnown(
    state: State,
    ref: TargetRef,
  ): { readonly object: object; readonly controller: string | undefined } | undefined;
}

/** Makes properties of an object, by name, from the object and all others on its list. */
export type DerivedProperties<Obj> = Readonly<
  Record<string, (object: Obj, objects: readonly Obj[]) => string | number | readonly string[] | undefined>
>;

/** What a table needs to know of its kind. */
export interface KindFacts<State, Obj extends object> {
  readonly name: string;
  readonly id: (object: Obj) => string;
  readonly incarnation?: (object: Obj) => number;
  readonly controller?: (object: Obj) => string | undefined;
  readonly properties?: DerivedProperties<Obj>;
  readonly lastKnown?: (state: State, ref: TargetRef) => Obj | undefined;
  readonly compiled: (filter: JsonObject, also: JsonObject | undefined) => Result<CompiledFilter<Obj>>;
  readonly judge: (filter: CompiledFilter<Obj>) => CompiledLegality<Obj, State>;
  /** Maps each id to its position on a list. An id that occurs twice has the last position. */
  readonly positions: (objects: readonly Obj[]) => ReadonlyMap<string, number>;
  /** Lists the positions at which a list differs from an earlier one. */
  readonly changes: (before: readonly Obj[], now: readonly Obj[]) => readonly number[] | undefined;
}

/**
 * A table over one list. A search opens one for every state that it looks at, so everything in it is made
 * when it is first asked for.
 */
export class ListTable<Obj extends object, State> implements ObjectTable<State>, KindList<Obj> {
  readonly objects: readonly Obj[];
  readonly #kind: KindFacts<State, Obj>;
  #refs: PinnedRef[] | undefined;
  #positions: ReadonlyMap<string, number> | undefined;
  /** The first filter with its plan, then the plans of all later ones. */
  #filter: CompiledFilter<Obj> | undefined;
  #plan: Result<KindPlan<State>> | undefined;
  #plans: Map<CompiledFilter<Obj>, Result<KindPlan<State>>> | undefined;

  constructor(kind: KindFacts<State, Obj>, objects: readonly Obj[]) {
    this.#kind = kind;
    this.objects = objects;
  }

  get size(): number {
    return this.objects.length;
  }

  object(index: number): Obj {
    const object = this.objects[index];
    if (object === undefined) throw new RangeError(`No ${this.#kind.name} at position ${index}`);
    return object;
  }

  ref(index: number): PinnedRef {
    const refs = (this.#refs ??= []);
    return (refs[index] ??= this.#refTo(this.object(index)));
  }

  #refTo(object: Obj): PinnedRef {
    const { name, id, incarnation } = this.#kind;
    return Object.freeze({ kind: name, id: id(object), incarnation: incarnation?.(object) ?? 0 });
  }

  changesFrom(before: readonly Obj[]): readonly number[] | undefined {
    return this.#kind.changes(before, this.objects);
  }

  #byId(): ReadonlyMap<string, number> {
    return (this.#positions ??= this.#kind.positions(this.objects));
  }

  indexOf(id: string): number {
    return this.#byId().get(id) ?? -1;
  }

  duplicate(): string | undefined {
    const byId = this.#byId();
    if (byId.size === this.objects.length) return undefined;
    const { id } = this.#kind;
    const twice = this.objects.find((object, index) => byId.get(id(object)) !== index);
    return twice && id(twice);
  }

  controller(index: number): string | undefined {
    return this.#kind.controller?.(this.object(index));
  }

  property(index: number, name: string): unknown {
    const object = this.object(index);
    const { properties } = this.#kind;
    const derive = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
    return derive ? derive(object, this.objects) : propertyOf(object, name);
  }

  plan(raw: JsonObject, also?: JsonObject): Result<KindPlan<State>> {
    const result = this.#kind.compiled(raw, also);
    if (!result.ok) return result;
    const filter = result.value;
    if (this.#plan && this.#filter === filter) return this.#plan;
    const known = this.#plans?.get(filter);
    if (known) return known;
    const plan = ok<KindPlan<State>>(new FilterIndex(this.#kind.judge(filter), this));
    if (this.#plan) (this.#plans ??= new Map()).set(filter, plan);
    else {
      this.#filter = filter;
      this.#plan = plan;
    }
    return plan;
  }

  lastKnown(state: State, wanted: TargetRef): ReturnType<ObjectTable<State>['lastKnown']> {
    const { lastKnown, controller } = this.#kind;
    const object = lastKnown?.(state, wanted);
    return object && { object, controller: controller?.(object) };
  }
}
