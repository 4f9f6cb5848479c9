/** One slot of a choice problem: which positions it may take, and how many. All of `picked` are in it already. */
export interface SlotDomain {
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
  /** Lets go of what no later thing can touch. */
  forget?(state: string, later: ReadonlySet<number>): string;
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

/** Slots tied to each other by any relation, slot by slot: what is not tied is solved apart. */
export function components({ slots, exclusions, rules }: ChoiceProblem): readonly (readonly number[])[] {
  const leader = slots.map((_slot, index) => index);
  const find = (index: number): number => {
    const up = leader[index] ?? index;
    return up === index ? index : find(up);
  };
  for (const tied of [...exclusions, ...rules.map((rule) => rule.slots)]) {
    const [first, ...others] = tied;
    if (first !== undefined) for (const other of others) leader[find(other)] = find(first);
  }
  const groups = new Map<number, number[]>();
  slots.forEach((_slot, index) => {
    const group = groups.get(find(index));
    if (group) group.push(index);
    else groups.set(find(index), [index]);
  });
  return [...groups.values()];
}

/** The part of a problem that concerns some of its slots, renumbered from 0. */
export function part(problem: ChoiceProblem, members: readonly number[]): ChoiceProblem {
  const renumber = (slots: readonly number[]) => slots.map((slot) => members.indexOf(slot));
  const within = (slots: readonly number[]) => slots.every((slot) => members.includes(slot));
  return {
    slots: members.flatMap((member) => problem.slots[member] ?? []),
    exclusions: problem.exclusions.filter(within).map(renumber),
    rules: problem.rules
      .filter((rule) => within(rule.slots))
      .map((rule) => ({ ...rule, slots: renumber(rule.slots) })),
  };
}

