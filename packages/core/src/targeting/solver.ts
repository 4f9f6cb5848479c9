import { issue, ok, refuse, type Result } from '../issue.js';
import type { Random } from '../random.js';
import { announcedOf, issuesOf, type LegalTargets } from './check.js';
import type { BoundSpec } from './bound-spec.js';
import type { PinnedRef } from '../ref.js';
import type { TargetSelection } from './spec.js';
import type { Branch } from '../choice/branch.js';
import { branchesOf } from './branches.js';
import { Budget, PORTIONS, STEP_LIMIT, TooComplex } from '../choice/diagram.js';
import { ascending, type Picks } from '../choice/problem.js';

/** The most choices that a solver recognises as its own: bots list several before they make moves of them. */
const GIVEN = 32;

/**
 * A choice solver: it answers what can still be chosen, over all slots at once, given what is already chosen.
 * Every answer is exact. A question that would take too long is refused with `tooComplex`; nothing is
 * guessed.
 */
export class ChoiceSolver<State> {
  readonly #question: BoundSpec<State>;
  readonly #partial: Picks;
  readonly #closed: number;
  #branches: readonly Branch[] | undefined;
  /** How often {@link work} was called. */
  #portions = 0;
  /** Whether everything was worked out. Then no question is too complex. */
  #ready = false;
  /** The whole choices that were returned last, and how many were returned in total. */
  readonly #given: TargetSelection[] = [];
  #count = 0;

  constructor(question: BoundSpec<State>, partial: Picks, closed: number) {
    this.#question = question;
    this.#closed = closed;
    this.#partial = partial;
  }

  /** Whether the choice so far can be completed at all. */
  completable(): Result<boolean> {
    return this.#try((branches, budget) => branches.some((branch) => branch.completable(budget)));
  }

  /**
   * Works out everything that may be asked, for as long as one question may take, and keeps it. Returns false
   * while there is more to do: call it again when there is time. Once it has returned true, every question is
   * answered, even one that was `tooComplex`. Refuses with `tooComplex` if twenty times the work of a
   * question is not enough.
   */
  work(): Result<boolean> {
    if (this.#ready) return ok(true);
    const found = this.#try((branches, budget) => {
      for (const branch of branches) branch.work(budget);
    });
    this.#ready = found.ok;
    const more = this.#branches !== undefined && ++this.#portions < PORTIONS;
    return found.ok || more ? ok(found.ok) : refuse(issue('tooComplex', { limit: PORTIONS * STEP_LIMIT }));
  }

  /**
   * Whether the choice so far is complete as it is, divisions aside: every slot is filled and every relation
   * holds.
   */
  complete(): Result<boolean> {
    return ok(issuesOf(this.#question, this.#selection(this.#partial)).length === 0);
  }

  /**
   * Lists the things that can be added to a slot so that the whole can still be completed, in board order.
   */
  next(slot: number): Result<readonly PinnedRef[]> {
    return this.#try((branches, budget) => {
      const found = branches.map((branch) => branch.next(slot, budget));
      const [only = []] = found;
      const positions = found.length < 2 ? only : ascending(found.flat());
      return positions.map((position) => this.#question.ref(position));
    });
  }

  /** Counts the complete choices: sets of things for each slot, divisions aside. */
  count(): Result<bigint> {
    return this.#try((branches, budget) => branches.reduce((sum, branch) => sum + branch.count(budget), 0n));
  }

  /**
   * Returns the choice with that number, from 0, in the order of {@link all}. @throws RangeError beyond
   * {@link count}
   */
  nth(index: bigint): Result<TargetSelection> {
    return this.#try((branches, budget) => {
      let rest = index;
      for (const branch of branches) {
        const count = branch.count(budget);
        if (rest >= 0n && rest < count) return this.#give(branch.nth(rest, budget));
        rest -= count;
      }
      throw new RangeError(`There is no choice ${index}`);
    });
  }

  /**
   * Draws one of all choices, each as likely as any other. Refuses with `notCompletable` if there is none.
   */
  sample(random: Random): Result<TargetSelection> {
    const count = this.count();
    if (!count.ok) return count;
    return count.value === 0n ? refuse(issue('notCompletable', {})) : this.nth(random.belowBig(count.value));
  }

  /**
   * Yields at most `limit` choices in a stable order, each worked out when it is taken. Refuses if the
   * question is too complex.
   */
  all(limit: number): Result<Iterable<TargetSelection>> {
    return this.#try((branches, budget) => {
      for (const branch of branches) branch.count(budget);
      return { [Symbol.iterator]: () => this.#lazily(branches, limit, budget) };
    });
  }

  /**
   * Returns a function that announces one of the choices that this solver returned last. Such a choice is
   * legal and is not judged again. Returns undefined for any other choice.
   */
  announced(selection: TargetSelection): (() => LegalTargets) | undefined {
    return this.#given.includes(selection) ? () => announcedOf(this.#question, selection) : undefined;
  }

  *#lazily(branches: readonly Branch[], limit: number, budget: Budget): Generator<TargetSelection, void> {
    let given = 0;
    for (const branch of branches) {
      for (const picks of branch.all(budget)) {
        if (given++ >= limit) return;
        yield this.#give(picks);
      }
    }
  }

  #try<T>(work: (branches: readonly Branch[], budget: Budget) => T): Result<T> {
    try {
      this.#branches ??= branchesOf(this.#question, this.#partial, new Budget(), this.#closed);
      return ok(work(this.#branches, this.#ready ? new Budget(Infinity) : new Budget()));
    } catch (error) {
      if (error instanceof TooComplex) return refuse(issue('tooComplex', { limit: STEP_LIMIT }));
      throw error;
    }
  }

  #give(picks: Picks): TargetSelection {
    const selection = Object.freeze(this.#selection(picks));
    this.#given[this.#count++ % GIVEN] = selection;
    return selection;
  }

  #selection(picks: Picks): TargetSelection {
    return picks.map((positions, index) => {
      const targets = Object.freeze(positions.map((position) => this.#question.ref(position)));
      const total = this.#question.slots[index]?.division;
      return Object.freeze(
        total === undefined
          ? { targets }
          : { targets, division: Object.freeze(evenDivision(total, targets.length)) },
      );
    });
  }
}

/** Divides a total as evenly as possible, the larger shares first. */
export function evenDivision(total: number, among: number): readonly number[] {
  return Array.from(
    { length: among },
    (_share, index) => Math.floor(total / among) + (index < total % among ? 1 : 0),
  );
}
