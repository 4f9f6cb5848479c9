/**
 * The situations of a decision diagram, as numbers. Equal situations have equal numbers, and each change is
 * worked out once.
 */
import type { ChoiceProblem, RelationRule, SlotDomain } from './problem.js';

/** The number of a situation that can lead to no solution. */
export const DEAD = -1;

/** Numbers lists of words or numbers in the order in which they come up. */
class Numbering<Entry extends readonly (number | string)[]> {
  readonly #numbers = new Map<string, number>();
  readonly #entries: Entry[] = [];

  of(entry: Entry): number {
    const key = entry.join('|');
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#entries.length);
    return this.#entries.push(entry) - 1;
  }

  at(number: number): Entry | undefined {
    return this.#entries[number];
  }
}

/**
 * The counts of a situation: how many things each slot holds. If nothing bounds a slot from above, all counts
 * beyond its minimum are equal.
 */
export class Counts {
  readonly #slots: readonly SlotDomain[];
  readonly #caps: readonly { readonly bounded: boolean; readonly cap: number }[];
  readonly #numbering = new Numbering<readonly number[]>();
  /** For each way to assign a thing, the number that each number becomes. */
  readonly #after = new Map<string, (number | undefined)[]>();
  readonly start: number;

  constructor({ slots }: ChoiceProblem, sizes: readonly number[]) {
    this.#slots = slots;
    this.#caps = slots.map(({ min, max }, slot) => {
      const bounded = max < (sizes[slot] ?? 0);
      return { bounded, cap: bounded ? max : min };
    });
    this.start = this.#numbering.of(slots.map(() => 0));
  }

  /** Returns the table of what each number becomes if a thing goes into these slots. Called once a layer. */
  changes(takers: readonly number[]): (number | undefined)[] {
    const key = takers.join();
    let known = this.#after.get(key);
    if (!known) this.#after.set(key, (known = []));
    return known;
  }

  /** Returns the counts after one more thing in these slots, or {@link DEAD}. */
  after(number: number, takers: readonly number[]): number {
    const counts = [...(this.#numbering.at(number) ?? [])];
    for (const slot of takers) {
      const { bounded = false, cap = 0 } = this.#caps[slot] ?? {};
      const count = (counts[slot] ?? 0) + 1;
      if (count > cap && bounded) return DEAD;
      counts[slot] = Math.min(count, cap);
    }
    return this.#numbering.of(counts);
  }

  /** Whether every slot can still reach its minimum, with `left` things left for each. */
  fillable(number: number, left: readonly number[]): boolean {
    const counts = this.#numbering.at(number) ?? [];
    return this.#slots.every(({ min }, slot) => (counts[slot] ?? 0) + (left[slot] ?? 0) >= min);
  }
}

/** The rule states of a situation: the states of all rules together. */
export class RuleStates {
  readonly #rules: readonly RelationRule[];
  readonly #along: readonly (((state: string, layer: number) => string | undefined) | undefined)[];
  readonly #numbering = new Numbering<readonly string[]>();
  readonly start: number;

  constructor({ rules }: ChoiceProblem, positions: readonly number[]) {
    this.#rules = rules;
    this.#along = rules.map((rule) => rule.along?.(positions));
    this.start = this.#numbering.of(rules.map(({ start }) => start));
  }

  /** Returns the steps that a change costs: states are texts, which grow. */
  price(number: number): number {
    const states = this.#numbering.at(number) ?? [];
    return states.reduce((sum, state) => sum + STEPS_A_CHANGE + (state.length >>> 2), 0);
  }

  /** Returns the states after the layer's thing went into these slots, or {@link DEAD}. */
  after(number: number, takers: readonly number[], position: number, layer: number): number {
    const before = this.#numbering.at(number) ?? [];
    const states: string[] = [];
    for (const [index, rule] of this.#rules.entries()) {
      let state: string | undefined = before[index] ?? rule.start;
      for (const slot of takers) {
        if (state !== undefined && rule.slots.includes(slot)) state = rule.step(state, position);
      }
      const shorten = this.#along[index];
      if (state !== undefined && shorten) state = shorten(state, layer);
      if (state === undefined) return DEAD;
      states.push(state);
    }
    return this.#numbering.of(states);
  }

  accepts(number: number): boolean {
    const states = this.#numbering.at(number) ?? [];
    return this.#rules.every((rule, index) => rule.accepts(states[index] ?? rule.start));
  }
}

const STEPS_A_CHANGE = 4;
