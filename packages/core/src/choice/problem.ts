/** One slot of a choice problem: which positions it may take, and how many. Those `picked` are in it already. */
export interface SlotDomain {
  /** Ascending; without those picked. */
  readonly candidates: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly picked: readonly number[];
}

/**
 * A relation as a small automaton: it reads the chosen things one by one, in any order, and ends in a state that it
 * accepts or not. States are strings, so that equal states can be recognised.
 */
export interface RelationRule {
  readonly slots: readonly number[];
  readonly start: string;
  /** The state after one more thing; `undefined` where nothing can mend it any more. */
  step(state: string, position: number): string | undefined;
  accepts(state: string): boolean;
  /** Puts things into the order in which the automaton has the fewest states. */
  readonly order?: (position: number) => string;
  /**
   * Told which things may come, one after the other: what a state amounts to once those up to `layer` have been read.
   * States that nothing to come can tell apart become one; `undefined` where nothing to come can mend it.
   */
  along?(positions: readonly number[]): (state: string, layer: number) => string | undefined;
}

/** Slots that share no thing. */
export type Exclusion = readonly number[];

/** Slots with fixed domains, and what ties them together. */
export interface ChoiceProblem {
  readonly slots: readonly SlotDomain[];
  readonly exclusions: readonly Exclusion[];
  readonly rules: readonly RelationRule[];
}

/** The chosen positions of each slot, ascending. */
export type Picks = readonly (readonly number[])[];

/** Positions each once, ascending. */
export function ascending(positions: Iterable<number>): readonly number[] {
  return [...new Set(positions)].toSorted((a, b) => a - b);
}

/** Slots tied to each other by any relation, directly or through others: what is not tied is solved apart. */
export function components({ slots, exclusions, rules }: ChoiceProblem): readonly (readonly number[])[] {
  const group = slots.map((_slot, index) => index);
  for (const tied of [...exclusions, ...rules.map((rule) => rule.slots)]) {
    const merged = new Set(tied.map((slot) => group[slot]));
    const [first = 0] = merged;
    group.forEach((of, slot) => {
      if (merged.has(of)) group[slot] = first;
    });
  }
  return [...new Set(group)].map((wanted) => group.flatMap((of, slot) => (of === wanted ? [slot] : [])));
}

/** The part of a problem that concerns some of its slots, renumbered from 0. */
export function part(problem: ChoiceProblem, members: readonly number[]): ChoiceProblem {
  if (members.length === problem.slots.length) return problem;
  const renumber = (slots: readonly number[]) => slots.map((slot) => members.indexOf(slot));
  const within = (slots: readonly number[]) => slots.some((slot) => members.includes(slot));
  return {
    slots: members.flatMap((member) => problem.slots[member] ?? []),
    exclusions: problem.exclusions.filter(within).map(renumber),
    rules: problem.rules
      .filter((rule) => within(rule.slots))
      .map((rule) => ({ ...rule, slots: renumber(rule.slots) })),
  };
}
