import type { MtgCard } from '../state/card.js';

/** How many counters of a kind something has. */
export const countersOn = ({ counters }: Pick<MtgCard, 'counters'>, kind: string): number =>
  Object.hasOwn(counters, kind) ? (counters[kind] ?? 0) : 0;

/** Some more, or fewer, counters of a kind; a kind of which none are left is not there. */
export function withCounters(card: MtgCard, kind: string, more: number): MtgCard {
  const others = Object.entries(card.counters).filter(([name]) => name !== kind);
  const count = Math.max(0, countersOn(card, kind) + more);
  const entries = count === 0 ? others : [...others, [kind, count] as const];
  return { ...card, counters: Object.fromEntries(entries) };
}
