import { appendPositions, bitsFor, copyBits, setBit, type Bits } from './bits.js';
import type { CoreIssue } from '../issue.js';
import type { CompiledLegality, KindPlan, NearMiss, ScanContext, SettledList } from './plan.js';
import type { ProtectionContext } from './pipeline.js';
import type { TargetRef } from '../ref.js';

/** The objects of one kind in one state; a list never changes. */
export interface Listed<Obj> {
  readonly objects: readonly Obj[];
  /** @throws RangeError beyond the list */
  object(index: number): Obj;
  ref(index: number): TargetRef;
  /** Where another object stands than on an earlier list, or one that was not there; undefined if those are too many to be told. */
  changesFrom(before: readonly Obj[]): readonly number[] | undefined;
}

/**
 * A filter over one list. Asked once it only looks; asked again it settles which objects pass the tests that hang on the
 * objects and on the seat that asks alone, and from then on asks the others only. A list that mostly holds the objects of the one
 * that the filter was asked of before, as the next state of a search does, settles at once: only what has changed is looked at.
 */
export class FilterIndex<Obj extends object, State> implements KindPlan<State>, SettledList<Obj> {
  readonly #judge: CompiledLegality<Obj, State>;
  readonly #listed: Listed<Obj>;
  #asked = false;
  /** The seat that asked last, and those that asked before it. */
  #seat: string | undefined;
  #bits: Bits | undefined;
  #others: Map<string, Bits> | undefined;
  /** Where the bits of the last seat stand, once they were listed. */
  #positions: readonly number[] | undefined;

  constructor(judge: CompiledLegality<Obj, State>, listed: Listed<Obj>) {
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

  settledFor(seat: string): Bits | undefined {
    return this.#seat === seat ? this.#bits : this.#others?.get(seat);
  }

  scan(context: ScanContext<State>, guarded: boolean, offset: number, into: number[]): void {
    const judge = this.#judge;
    const bits = this.settledFor(context.seat) ?? this.#settle(context);
    const { relative, matches } = judge.filter;
    const asksMore = judge.asksMore(guarded);
    if (bits && !relative && !asksMore) return appendPositions(bits, offset, into);
    const { objects } = this.#listed;
    const test = bits ? relative : matches;
    const consider = (index: number): void => {
      const object = objects[index];
      if (object === undefined || (test && !test(object, context))) return;
      if (!asksMore || judge.admits(object, context, guarded)) into.push(offset + index);
    };
    if (bits) {
      const positions: number[] = [];
      appendPositions(bits, 0, positions);
      for (const index of positions) consider(index);
    } else for (let index = 0; index < objects.length; index++) consider(index);
  }

  listed(context: ScanContext<State>, guarded: boolean): readonly number[] | undefined {
    const judge = this.#judge;
    if (this.#seat !== context.seat || !this.#bits || judge.filter.relative || judge.asksMore(guarded))
      return undefined;
    if (!this.#positions) {
      const positions: number[] = [];
      appendPositions(this.#bits, 0, positions);
      this.#positions = Object.freeze(positions);
    }
    return this.#positions;
  }

  /** What stands for a seat, if that is worth being kept. */
  #settle(context: ScanContext<State>): Bits | undefined {
    const judge = this.#judge;
    const { latest } = judge;
    const again = this.#asked;
    this.#asked = true;
    judge.latest = this;
    const changed = latest && latest !== this ? this.#listed.changesFrom(latest.objects) : undefined;
    const before = changed && latest?.settledFor(context.seat);
    if (!again && !changed) return undefined;
    const bits = before ? this.#changed(before, changed, context) : this.#anew(context);
    if (this.#seat !== undefined && this.#bits) (this.#others ??= new Map()).set(this.#seat, this.#bits);
    this.#seat = context.seat;
    this.#positions = undefined;
    return (this.#bits = bits);
  }

  #anew(context: ScanContext<State>): Bits {
    const { standing } = this.#judge.filter;
    const { objects } = this.#listed;
    const bits = bitsFor(objects.length);
    for (let index = 0; index < objects.length; index++) {
      const object = objects[index];
      if (object !== undefined && standing(object, context)) setBit(bits, index, true);
    }
    return bits;
  }

  /** An object that stands where it stood passes as it did. */
  #changed(before: Bits, changed: readonly number[], context: ScanContext<State>): Bits {
    const { standing } = this.#judge.filter;
    const { objects } = this.#listed;
    const bits = copyBits(before, objects.length);
    for (const index of changed) {
      const object = objects[index];
      setBit(bits, index, object !== undefined && standing(object, context));
    }
    return bits;
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

/** Where a list holds another object than an earlier one, or one more; undefined if it does so at half of all places. */
export function changesBetween(
  before: readonly unknown[],
  now: readonly unknown[],
): readonly number[] | undefined {
  const changed: number[] = [];
  for (let index = 0; index < now.length; index++) {
    if (now[index] === before[index]) continue;
    changed.push(index);
    if (2 * changed.length >= now.length) return undefined;
  }
  return changed;
}
