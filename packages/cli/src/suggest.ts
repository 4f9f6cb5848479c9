/** How many letters must be added, taken away or changed to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_entry, index) => index);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const changed = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The known names that a wrong one was probably meant to be, nearest first. */
export function nearest(name: string, known: readonly string[]): readonly string[] {
  const wanted = name.slice(0, 64).toLowerCase();
  return known
    .map((candidate) => ({ candidate, away: distance(wanted, candidate.toLowerCase()) }))
    .filter(
      ({ candidate, away }) => away <= Math.max(2, candidate.length / 3) || candidate.startsWith(wanted),
    )
    .toSorted((a, b) => a.away - b.away)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}
