import type { BoundSpec } from './bound-spec.js';
import { Branch } from '../choice/branch.js';
import type { Budget } from '../choice/diagram.js';
import type { Picks, SlotDomain } from '../choice/problem.js';

/**
 * Lists every way to continue a partial choice, as branches. Slots that decide what later slots may take are
 * tried pick by pick; the others are left to be solved. No choice lies in two branches.
 *
 * @param closed how many slots, from the first, take no more than they have
 * @throws TooComplex
 */
export function branchesOf<State>(
  question: BoundSpec<State>,
  partial: Picks,
  budget: Budget,
  closed = 0,
): readonly Branch[] {
  const { slots, relations } = question;
  const exclusions = relations
    .filter(({ relation }) => relation === 'different')
    .map((relation) => question.tied(relation));
  const rules = relations.flatMap((relation) => question.rule(relation) ?? []);
  if (rules.some((rule) => rule.slots.length === 0 && !rule.accepts(rule.start))) return [];

  const deciding = new Set<string>();
  for (const { automatic, dependsOn } of slots) if (!automatic) for (const id of dependsOn) deciding.add(id);
  const branches: Branch[] = [];
  /** The steps that one scan of the board counts as. */
  const stepsPerScan = 1 + (question.board.size >>> 2);
  /** The steps that one slot of a branch counts as, without its picks. */
  const stepsPerPass = 16 + (question.board.size >>> 6);
  const candidates = (index: number, picks: Picks): readonly number[] => {
    const all = question.candidates(index, picks);
    budget.spendOnce(all, stepsPerScan);
    return all;
  };
  /** The positions that the branch puts into deciding slots. -1 leaves the slot empty for good. */
  const fixed = new Map<number, number>();

  const domainOf = (index: number, picks: Picks): SlotDomain | undefined => {
    const { automatic, min = 0, max = 0 } = slots[index] ?? {};
    const picked = picks[index] ?? [];
    if (automatic) return { candidates: [], picked: [], min: 0, max: 0 };
    if (index < closed || fixed.has(index)) return { candidates: [], picked, min, max };
    const all = candidates(index, picks);
    if (picked.length === 0) return { candidates: all, picked, min, max };
    if (!picked.every((position) => all.includes(position))) return undefined;
    return { candidates: all.filter((position) => !picked.includes(position)), picked, min, max };
  };

  const close = (picks: Picks): void => {
    budget.spend(slots.length * stepsPerPass);
    const domains: SlotDomain[] = [];
    for (let index = 0; index < slots.length; index++) {
      const domain = domainOf(index, picks);
      if (!domain) return;
      domains.push(domain);
    }
    const own = new Map([...fixed].filter(([, position]) => position >= 0));
    branches.push(new Branch({ slots: domains, exclusions, rules }, own));
  };

  const tryFrom = (index: number, picks: Picks): void => {
    const slot = slots[index];
    if (!slot) return close(picks);
    if (!deciding.has(slot.id) || (picks[index] ?? []).length > 0) return tryFrom(index + 1, picks);
    budget.spend(stepsPerPass);
    const positions = slot.max > 0 ? candidates(index, picks) : [];
    for (const position of positions) {
      fixed.set(index, position);
      tryFrom(index + 1, picks.with(index, [position]));
    }
    if (slot.min === 0) {
      fixed.set(index, -1);
      tryFrom(index + 1, picks);
    }
    fixed.delete(index);
  };
  if (deciding.size === 0) close(partial);
  else tryFrom(closed, partial);
  return branches;
}
