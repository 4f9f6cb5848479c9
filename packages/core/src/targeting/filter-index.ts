import type { FilterContext } from '../filter/context.js';
import type { Test } from '../filter/tests.js';
import type { CoreIssue } from '../issue.js';
import type { CompiledLegality, KindPlan, NearMiss, SettledList } from './plan.js';
import type { ProtectionContext } from './protection.js';
import type { TargetRef } from '../ref.js';

/** The objects of one kind in one state; a list never changes. */
export interface Listed<Obj> {
  readonly objects: readonly Obj[];
  /** @throws RangeError beyond the list */
  object(index: number): Obj;
  ref(index: number): TargetRef;
}

/**
 * A filter over one list. Asked once it only looks; asked again it settles which objects pass the tests that hang on the
 * objects alone, and from then on asks the others only. A list that mostly holds the objects of the one that the filter
 * was asked of before, as the next state of a search does, settles at once: only what has changed is looked at.
 */
export class FilterIndex<Obj extends object, State> implements KindPlan<State>, SettledList<Obj> {
  readonly #judge: CompiledLegality<Obj, State>;
  readonly #listed: Listed<Obj>;
  #asked = false;
  #settled: readonly number[] | undefined;

  constructor(judge: CompiledLegality<Obj, State>, listed: Listed<Obj>) {
    this.#judge = judge;
    this.#listed = listed;
  }

  get objects(): readonly Obj[] {
    return this.#listed.objects;
  }

  get settled(): readonly number[] | undefined {
    return this.#settled;
  }

  get references(): ReadonlySet<string> {
    return this.#judge.filter.references;
  }

  get steps(): readonly string[] {
    return this.#judge.steps;
  }

  scan(context: ProtectionContext<State>, guarded: boolean, offset: number, into: number[]): void {
    this.#settled ??= this.#settle(context);
    if (this.#settled) this.#scanSettled(this.#settled, context, guarded, offset, into);
    else this.#scanAll(context, guarded, offset, into);
  }

  #settle(context: ProtectionContext<State>): readonly number[] | undefined {
    const judge = this.#judge;
    const { latest } = judge;
    const { intrinsic } = judge.filter;
    const { objects } = this.#listed;
    const again = this.#asked;
    this.#asked = true;
    judge.latest = this;
    if (latest === undefined || latest === this || !mostlyTheSame(objects, latest.objects)) {
      return again ? passing(intrinsic, objects, context) : undefined;
    }
    const passed = latest.settled;
    return passed
      ? passingStill(intrinsic, objects, context, { objects: latest.objects, passed })
      : passing(intrinsic, objects, context);
  }

  #scanAll(context: ProtectionContext<State>, guarded: boolean, offset: number, into: number[]): void {
    const judge = this.#judge;
    const { objects } = this.#listed;
    const { matches } = judge.filter;
    const asksMore = judge.asksMore(guarded);
    for (let index = 0; index < objects.length; index++) {
      const object = objects[index];
      if (object === undefined || !matches(object, context)) continue;
      if (!asksMore || judge.admits(object, context, guarded)) into.push(offset + index);
    }
  }

  #scanSettled(
    settled: readonly number[],
    context: ProtectionContext<State>,
    guarded: boolean,
    offset: number,
    into: number[],
  ): void {
    const judge = this.#judge;
    const { objects } = this.#listed;
    const { relative } = judge.filter;
    const asksMore = judge.asksMore(guarded);
    for (let at = 0; at < settled.length; at++) {
      const index = settled[at] ?? 0;
      const object = objects[index];
      if (object === undefined || (relative && !relative(object, context))) continue;
      if (!asksMore || judge.admits(object, context, guarded)) into.push(offset + index);
    }
  }

  failures(
    index: number,
    context: ProtectionContext<State>,
    slot: string,
    guarded: boolean,
  ): readonly CoreIssue[] {
    const where = { slot, target: this.#listed.ref(index) };
    return this.#judge.failures(this.#listed.object(index), context, where, guarded);
  }

  nearMisses(index: number, context: ProtectionContext<State>, guarded: boolean): readonly NearMiss[] {
    return this.#judge.nearMisses(this.#listed.object(index), context, guarded);
  }
}

/** Where the objects stand that pass a test which looks at nothing but the object. */
function passing<Obj>(test: Test<Obj>, objects: readonly Obj[], context: FilterContext): readonly number[] {
  const kept: number[] = [];
  for (let index = 0; index < objects.length; index++) {
    const object = objects[index];
    if (object !== undefined && test(object, context)) kept.push(index);
  }
  return kept;
}

/** {@link passing}, for a list of which an earlier one is known: an object that stands where it stood passes as it did. */
function passingStill<Obj>(
  test: Test<Obj>,
  objects: readonly Obj[],
  context: FilterContext,
  before: { readonly objects: readonly Obj[]; readonly passed: readonly number[] },
): readonly number[] {
  const kept: number[] = [];
  const { passed } = before;
  let at = 0;
  for (let index = 0; index < objects.length; index++) {
    const did = passed[at] === index;
    if (did) at++;
    const object = objects[index];
    if (object === undefined) continue;
    if (object === before.objects[index] ? did : test(object, context)) kept.push(index);
  }
  return kept;
}

const SAMPLES = 8;

/** Whether two lists seem to hold the same objects at most places; a wrong guess costs time only. */
function mostlyTheSame(objects: readonly unknown[], before: readonly unknown[]): boolean {
  const step = Math.max(1, objects.length / SAMPLES);
  let same = 0;
  let looked = 0;
  for (let at = 0; at < objects.length; at += step, looked++) {
    if (objects[Math.trunc(at)] === before[Math.trunc(at)]) same++;
  }
  return looked > 0 && 2 * same > looked;
}
