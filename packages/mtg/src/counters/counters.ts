/** What can have counters: an object or a player. */
export interface Bearer {
  readonly counters: Readonly<Record<string, number>>;
}

/** How many counters of a kind something has. */
export const countersOn = ({ counters }: Bearer, kind: string): number =>
  Object.hasOwn(counters, kind) ? (counters[kind] ?? 0) : 0;

/** Some more, or fewer, counters of a kind; a kind of which none are left is not there. */
export function withCounters<Any extends Bearer>(bearer: Any, kind: string, more: number): Any {
  const others = Object.entries(bearer.counters).filter(([name]) => name !== kind);
  const count = Math.max(0, countersOn(bearer, kind) + more);
  const entries = count === 0 ? others : [...others, [kind, count] as const];
  return { ...bearer, counters: Object.fromEntries(entries) };
}
