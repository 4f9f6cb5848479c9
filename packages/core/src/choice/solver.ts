import { issue, ok, refuse, type Result } from '../issue.js';
import type { Random } from '../random.js';
import type { Question } from '../targeting/question.js';
import type { PinnedRef } from "../targeting/ref.js";
import type { TargetSelection } from '../targeting/spec.js';
import { buildDiagram, STEP_LIMIT, type Diagram } from './diagram.js';
import { decidedByHall, nextByHall } from './hall.js';
import { components, part, type ChoiceProblem, type Picks } from './problem.js';

/** Slots that decide what later slots may take are tried pick by pick; so many combinations of such picks at most. */
const LEAF_LIMIT = 5_000;

/** A part of the problem that is tied to no other, solved as far as anybody asked. */
class Component {
  readonly problem: ChoiceProblem;
  readonly members: readonly number[];
  #diagram: Diagram | undefined;
  #next: readonly (readonly number[])[] | undefined;

  constructor(whole: ChoiceProblem, members: readonly number[]) {
    this.members = members;
    this.problem = part(whole, members);
  }

  /** Per slot what can still be added; `undefined` where the part cannot be completed. */
  next(): readonly (readonly number[])[] | undefined {
    if (decidedByHall(this.problem)) return (this.#next ??= nextByHall(this.problem));
    const diagram = this.diagram();
    if (diagram.solutions === 0n) return undefined;
    return (this.#next ??= diagram
      .used()
      .map((positions, slot) => positions.filter((at) => !this.problem.slots[slot]?.picked.includes(at))));
  }

  diagram(): Diagram {
    const built = (this.#diagram ??= buildDiagram(this.problem));
    if (!built) throw new TooComplex(STEP_LIMIT);
    return built;
  }
}

class TooComplex extends Error {
  override readonly name = 'TooComplex';
  readonly limit: number;

  constructor(limit: number) {
    super(`more than ${limit} steps`);
    this.limit = limit;
  }
}

/** One way to fix all slots that others depend on: from here on every domain is known. */
class Leaf {
  readonly components: readonly Component[];
  readonly size: number;

  constructor(problem: ChoiceProblem) {
    this.size = problem.slots.length;
    this.components = components(problem).map((members) => new Component(problem, members));
  }

  get completable(): boolean {
    return this.components.every((component) => component.next() !== undefined);
  }

  /** What can be added to the slot. */
  next(slot: number): readonly number[] {
    if (!this.completable) return [];
    const { component, member } = this.#locate(slot);
    return component?.next()?.[member] ?? [];
  }

  /** What stands in the slot, or can be added to it. */
  possible(slot: number): readonly number[] {
    if (!this.completable) return [];
    const { component, member } = this.#locate(slot);
    return [...(component?.problem.slots[member]?.picked ?? []), ...this.next(slot)];
  }

  #locate(slot: number): { readonly component: Component | undefined; readonly member: number } {
    const component = this.components.find(({ members }) => members.includes(slot));
    return { component, member: component?.members.indexOf(slot) ?? -1 };
  }

  count(): bigint {
    return this.components.reduce((product, component) => product * component.diagram().solutions, 1n);
  }

  nth(index: bigint): Picks {
    let rest = index;
    const parts = this.components.toReversed().map((component) => {
      const { solutions } = component.diagram();
      const picks = component.diagram().nth(rest % solutions);
      rest /= solutions;
      return { component, picks };
    });
    return this.#join(parts);
  }

  *all(from = 0, chosen: readonly { component: Component; picks: Picks }[] = []): Generator<Picks, void> {
    const component = this.components[from];
    if (!component) return void (yield this.#join(chosen));
    for (const picks of component.diagram().all()) yield* this.all(from + 1, [...chosen, { component, picks }]);
  }

  #join(parts: readonly { readonly component: Component; readonly picks: Picks }[]): Picks {
    const whole: (readonly number[])[] = Array.from({ length: this.size }, () => []);
    for (const { component, picks } of parts) {
      component.members.forEach((member, index) => (whole[member] = picks[index] ?? []));
    }
    return whole;
  }
}

/**
 * What can still be chosen, over all slots at once, given what already is. Every answer is exact; a question beyond
 * reach is refused with `tooComplex`, never guessed.
 */
export class ChoiceSolver<State> {
  readonly #question: Question<State>;
  readonly #partial: Picks;
  #leaves: readonly Leaf[] | undefined;

  constructor(question: Question<State>, partial: Picks) {
    this.#question = question;
    this.#partial = question.slots.map((_slot, index) => partial[index] ?? []);
  }

  /** Whether the choice so far can be completed at all. */
  completable(): Result<boolean> {
    return this.#try((leaves) => leaves.some((leaf) => leaf.completable));
  }

  /** Whether the choice so far is complete as it stands: every slot has its minimum, every relation holds. */
  complete(): Result<boolean> {
    const closed = this.#question.slots.map((_slot, index) => new Set(this.#partial[index]));
    return this.#try(() => this.#leavesWithin(closed).some((leaf) => leaf.completable));
  }

  /** The things that can be added to a slot so that the whole can still be completed. */
  next(slot: number): Result<readonly PinnedRef[]> {
    return this.#try((leaves) => {
      const [only, ...others] = leaves;
      const found = only && others.length === 0 ? only.next(slot) : this.#nextOfSome(leaves, slot);
      return found.map((position) => this.#question.ref(position));
    });
  }

  /** How many complete choices there are: sets of things for each slot, divisions aside. */
  count(): Result<bigint> {
    return this.#try((leaves) => leaves.reduce((sum, leaf) => sum + leaf.count(), 0n));
  }

  /** The choice with that number, from 0, in the order of {@link all}. @throws RangeError beyond {@link count} */
  nth(index: bigint): Result<TargetSelection> {
    return this.#try((leaves) => {
      let rest = index;
      for (const leaf of leaves) {
        const count = leaf.count();
        if (rest >= 0n && rest < count) return this.#selection(leaf.nth(rest));
        rest -= count;
      }
      throw new RangeError(`There is no choice ${index}`);
    });
  }

  /** One choice of all, each as likely as any other; refused with `notCompletable` where there is none. */
  sample(random: Random): Result<TargetSelection> {
    const count = this.count();
    if (!count.ok) return count;
    return count.value === 0n ? refuse(issue('notCompletable', {})) : this.nth(random.belowBig(count.value));
  }

  /** Choices one by one in a stable order, `limit` at most: take as many as you need. Refused where too complex. */
  all(limit: number): Result<Iterable<TargetSelection>> {
    return this.#try((leaves) => {
      for (const leaf of leaves) leaf.count();
      return this.#lazily(leaves, limit);
    });
  }

  *#lazily(leaves: readonly Leaf[], limit: number): Generator<TargetSelection, void> {
    let given = 0;
    for (const leaf of leaves) {
      for (const picks of leaf.all()) {
        if (given++ >= limit) return;
        yield this.#selection(picks);
      }
    }
  }

  #nextOfSome(leaves: readonly Leaf[], slot: number): readonly number[] {
    const already = new Set(this.#partial[slot]);
    const found = new Set(leaves.flatMap((leaf) => leaf.possible(slot)));
    return [...found].filter((position) => !already.has(position)).toSorted((a, b) => a - b);
  }

  #try<T>(work: (leaves: readonly Leaf[]) => T): Result<T> {
    try {
      this.#leaves ??= this.#leavesWithin();
      return ok(work(this.#leaves));
    } catch (error) {
      if (error instanceof TooComplex) return refuse(issue('tooComplex', { limit: error.limit }));
      throw error;
    }
  }

  /** Fixes the slots that others depend on, pick by pick; `within` narrows every slot further. */
  #leavesWithin(within?: readonly ReadonlySet<number>[]): readonly Leaf[] {
    const { slots } = this.#question;
    const deciding = new Set(slots.flatMap(({ dependsOn }) => dependsOn));
    const leaves: Leaf[] = [];
    const domain = (index: number, picks: Picks): readonly number[] => {
      const found = slots[index]?.automatic ? [] : this.#question.candidates(index, picks);
      const allowed = within?.[index];
      return allowed ? found.filter((position) => allowed.has(position)) : found;
    };
    const fix = (index: number, picks: Picks, closed: ReadonlySet<number>): void => {
      const slot = slots[index];
      if (!slot) {
        const problem = this.#problem(picks, closed, domain);
        if (problem) leaves.push(new Leaf(problem));
        if (leaves.length > LEAF_LIMIT) throw new TooComplex(LEAF_LIMIT);
        return;
      }
      const own = picks[index] ?? [];
      if (!deciding.has(slot.id) || own.length > 0) return fix(index + 1, picks, closed);
      if (slot.max > 0) for (const position of domain(index, picks)) fix(index + 1, picks.with(index, [position]), closed);
      if (slot.min === 0) fix(index + 1, picks, new Set([...closed, index]));
    };
    fix(0, this.#partial, new Set());
    return leaves;
  }

  #problem(
    picks: Picks,
    closed: ReadonlySet<number>,
    domain: (index: number, picks: Picks) => readonly number[],
  ): ChoiceProblem | undefined {
    const question = this.#question;
    const relations = question.relations;
    const domains = question.slots.map(({ automatic, min, max }, index) => {
      const picked = picks[index] ?? [];
      const all = closed.has(index) ? [] : domain(index, picks);
      return {
        candidates: picked.length === 0 ? all : all.filter((position) => !picked.includes(position)),
        picked,
        fits: picked.every((position) => all.includes(position)),
        min: automatic ? 0 : min,
        max: automatic || closed.has(index) ? 0 : max,
      };
    });
    if (domains.some(({ fits }) => !fits)) return undefined;
    return {
      slots: domains,
      exclusions: relations.filter(({ relation }) => relation === 'different').map((relation) => question.tied(relation)),
      rules: relations.flatMap((relation) => question.rule(relation) ?? []),
    };
  }

  #selection(picks: Picks): TargetSelection {
    return picks.map((positions, index) => {
      const targets = positions.map((position) => this.#question.ref(position));
      const total = this.#question.slots[index]?.division;
      return total === undefined ? { targets } : { targets, division: evenDivision(total, targets.length) };
    });
  }
}

/** A total divided as evenly as can be, the larger shares first. */
export function evenDivision(total: number, among: number): readonly number[] {
  return Array.from({ length: among }, (_share, index) => Math.floor(total / among) + (index < total % among ? 1 : 0));
}
