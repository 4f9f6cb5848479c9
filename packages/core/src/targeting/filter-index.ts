import { scanInto, type ScanPlace } from '../filter/scan.js';
import { sieveOf } from '../filter/sieve.js';
import { appendPositions, bitsFor, copyBits, hasBit, setBit } from './bits.js';
import type { CoreIssue } from '../issue.js';
import type { CompiledLegality, KindPlan, NearMiss, ScanContext, StandingSet, FilteredList } from './plan.js';
import type { ProtectionContext } from './pipeline.js';
import type { TargetRef } from '../ref.js';

/** The objects of one kind in one state. The list never changes. */
export interface KindList<Obj> {
  readonly objects: readonly Obj[];
  /** @throws RangeError beyond the list */
  object(index: number): Obj;
  ref(index: number): TargetRef;
  /**
   * Lists the positions that hold another object than on an earlier list, or hold one for the first time.
   * Returns undefined if there are too many of them.
   */
  changesFrom(before: readonly Obj[]): readonly number[] | undefined;
}

/**
 * A filter index: one filter over one list of objects. The first scan only looks. From the second scan on it
 * keeps which objects pass the tests that depend only on the object and on the seat that asks, and asks only
 * the other tests. A list that mostly holds the same objects as the list before it, like the next state of a
 * search, takes over what that list has kept and looks only at what changed.
 */
export class FilterIndex<Obj extends object, State> implements KindPlan<State>, FilteredList<Obj> {
  readonly #judge: CompiledLegality<Obj, State>;
  readonly #listed: KindList<Obj>;
  #asked = false;
  /** The seat that asked last and what is kept for it, then the same for earlier seats. */
  #seat: string | undefined;
  #settled: StandingSet | undefined;
  #others: Map<string, StandingSet> | undefined;

  constructor(judge: CompiledLegality<Obj, State>, listed: KindList<Obj>) {
    this.#judge = judge;
    this.#listed = listed;
  }

  get objects(): readonly Obj[] {
    return this.#listed.objects;
  }

  get references(): ReadonlySet<string> {
    return this.#judge.filter.references;
  }

  get steps(): readonly string[] {
    return this.#judge.steps;
  }

  settledFor(seat: string): StandingSet | undefined {
    return this.#seat === seat ? this.#settled : this.#others?.get(seat);
  }

  scan(context: ScanContext<State>, guarded: boolean, into: number[], place: ScanPlace): number {
    const judge = this.#judge;
    const settled = this.settledFor(context.seat) ?? this.#settle(context);
    const { relative, sieves } = judge.filter;
    const asksMore = judge.asksMore(guarded);
    const { objects } = this.#listed;
    const { offset } = place;
    let { at } = place;
    if (!settled) {
      const admits = (object: Obj): boolean => judge.admits(object, context, guarded);
      return scanInto(objects, asksMore ? [...sieves, sieveOf(admits)] : sieves, context, into, place);
    }
    const positions = positionsOf(settled);
    if (!relative && !asksMore) {
      for (let next = 0; next < positions.length; next++) into[at++] = offset + (positions[next] ?? 0);
      return at;
    }
    for (const index of positions) {
      const object = objects[index];
      if (object === undefined || (relative && !relative(object, context))) continue;
      if (!asksMore || judge.admits(object, context, guarded)) into[at++] = offset + index;
    }
    return at;
  }

  listed(context: ScanContext<State>, guarded: boolean): readonly number[] | undefined {
    const judge = this.#judge;
    if (this.#seat !== context.seat || !this.#settled) return undefined;
    return judge.filter.relative || judge.asksMore(guarded) ? undefined : positionsOf(this.#settled);
  }

  /** Returns what is kept for a seat. Returns undefined while keeping it is not worth its cost. */
  #settle(context: ScanContext<State>): StandingSet | undefined {
    const judge = this.#judge;
    const { latest } = judge;
    const again = this.#asked;
    this.#asked = true;
    judge.latest = this;
    const changed = latest && latest !== this ? this.#listed.changesFrom(latest.objects) : undefined;
    const before = changed && latest?.settledFor(context.seat);
    if (!again && !changed) return undefined;
    const sized = latest?.objects.length === this.#listed.objects.length;
    const settled = before ? this.#changed(before, changed, sized, context) : this.#anew(context);
    if (this.#seat !== undefined && this.#settled)
      (this.#others ??= new Map()).set(this.#seat, this.#settled);
    this.#seat = context.seat;
    return (this.#settled = settled);
  }

  #anew(context: ScanContext<State>): StandingSet {
    const { standing } = this.#judge.filter;
    const { objects } = this.#listed;
    const bits = bitsFor(objects.length);
    for (let index = 0; index < objects.length; index++) {
      const object = objects[index];
      if (object !== undefined && standing(object, context)) setBit(bits, index, true);
    }
    return { bits, positions: undefined };
  }

  /**
   * Updates the set of an earlier list at the positions that changed. If the same positions pass, both lists
   * share one set.
   */
  #changed(
    before: StandingSet,
    changed: readonly number[],
    sized: boolean,
    context: ScanContext<State>,
  ): StandingSet {
    const { standing } = this.#judge.filter;
    const { objects } = this.#listed;
    let bits = sized ? undefined : copyBits(before.bits, objects.length);
    for (const index of changed) {
      const object = objects[index];
      const passes = object !== undefined && standing(object, context);
      if (!bits && passes === hasBit(before.bits, index)) continue;
      setBit((bits ??= copyBits(before.bits, objects.length)), index, passes);
    }
    return bits ? { bits, positions: undefined } : before;
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

/** Lists the positions of a set, once it is first asked for. */
function positionsOf(settled: StandingSet): readonly number[] {
  if (settled.positions) return settled.positions;
  const positions: number[] = [];
  appendPositions(settled.bits, 0, positions);
  return (settled.positions = positions);
}

/**
 * Lists the positions at which a list holds another object than an earlier list, or one more. Returns
 * undefined if at least half of all positions do.
 */
export function changesBetween(
  before: readonly unknown[],
  now: readonly unknown[],
): readonly number[] | undefined {
  if (seemsOther(before, now)) return undefined;
  const changed: number[] = [];
  for (let index = 0; index < now.length; index++) {
    if (now[index] === before[index]) continue;
    changed.push(index);
    if (2 * changed.length >= now.length) return undefined;
  }
  return changed;
}

const LOOKS = 8;

/**
 * Whether none of a few positions, spread over both lists, holds the same object. Then most likely no other
 * position does.
 */
function seemsOther(before: readonly unknown[], now: readonly unknown[]): boolean {
  const step = 1 + (now.length >>> 3);
  for (let look = 0, index = 0; look < LOOKS && index < now.length; look++, index += step)
    if (now[index] === before[index]) return false;
  return now.length > 0;
}
