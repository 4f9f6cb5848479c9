/**
 * Finds what can be added to the last of some lists so that each of the others can still have an entry of its
 * own. It makes one matching of the others with Hopcroft and Karp's algorithm ("An n^5/2 Algorithm for
 * Maximum Matchings in Bipartite Graphs", 1973). An entry of the last list that the matching uses is free if
 * its list can be given another.
 */
export function nextByMatching(lists: readonly (readonly string[])[]): ReadonlySet<string> {
  const others = lists.slice(0, -1);
  const matching = new Matching(others);
  if (!matching.complete) return new Set();
  return new Set(lists.at(-1)?.filter((entry) => matching.spares(entry)));
}

class Matching {
  readonly #lists: readonly (readonly string[])[];
  readonly #entryOf: (string | undefined)[];
  readonly #listOf = new Map<string, number>();
  readonly complete: boolean;

  constructor(lists: readonly (readonly string[])[]) {
    this.#lists = lists;
    this.#entryOf = lists.map(() => undefined);
    while (this.#phase()) continue;
    this.complete = this.#entryOf.every((entry) => entry !== undefined);
  }

  /** Whether all lists can have entries of their own without that one. */
  spares(entry: string): boolean {
    const list = this.#listOf.get(entry);
    return list === undefined || this.#reaches(list, entry);
  }

  /** Whether there is a path from a list over others to a free entry that avoids one entry. */
  #reaches(from: number, without: string): boolean {
    const seen = new Set([without]);
    const queue = [from];
    for (const list of queue)
      for (const entry of this.#lists[list] ?? []) {
        if (seen.has(entry)) continue;
        seen.add(entry);
        const next = this.#listOf.get(entry);
        if (next === undefined) return true;
        queue.push(next);
      }
    return false;
  }

  /**
   * Runs one phase: layers by breadth-first search, then as many disjoint shortest paths as possible. Returns
   * false if there is none.
   */
  #phase(): boolean {
    const depths = this.#layers();
    let found = false;
    for (const [list, entry] of this.#entryOf.entries())
      if (entry === undefined && this.#augment(list, depths)) found = true;
    return found;
  }

  #layers(): number[] {
    const depths = this.#entryOf.map((entry) => (entry === undefined ? 0 : Infinity));
    const queue = depths.flatMap((depth, list) => (depth === 0 ? [list] : []));
    for (const list of queue)
      for (const entry of this.#lists[list] ?? []) {
        const next = this.#listOf.get(entry);
        if (next === undefined || (depths[next] ?? 0) < Infinity) continue;
        depths[next] = (depths[list] ?? 0) + 1;
        queue.push(next);
      }
    return depths;
  }

  #augment(list: number, depths: number[]): boolean {
    for (const entry of this.#lists[list] ?? []) {
      const next = this.#listOf.get(entry);
      const isNext = next !== undefined && depths[next] === (depths[list] ?? 0) + 1;
      if (next !== undefined && !(isNext && this.#augment(next, depths))) continue;
      this.#listOf.set(entry, list);
      this.#entryOf[list] = entry;
      return true;
    }
    depths[list] = Infinity;
    return false;
  }
}
