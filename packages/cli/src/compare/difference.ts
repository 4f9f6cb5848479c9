import type { CoverageReport, Share } from './report.js';

const NOTHING: Share = { clauses: 0, understood: 0 };

interface Row {
  readonly what: string;
  readonly before: Share;
  readonly after: Share;
}

/** What changed between two coverages. */
export interface Difference {
  readonly rows: readonly Row[];
  /** Phrases that were refused and no longer are; absent where a list is cut short and nobody can tell. */
  readonly read?: readonly string[];
  /** Phrases that are refused and were not before. */
  readonly refused?: readonly string[];
}

const whole = ({ refused, refusedPhrases }: CoverageReport): boolean => refused.length >= refusedPhrases;

/** What is refused in one and not in the other, by itself. */
function onlyIn(one: CoverageReport, other: CoverageReport): readonly string[] {
  const known = new Set(other.refused.map(({ phrase }) => phrase));
  return [...new Set(one.refused.map(({ phrase }) => phrase))].filter((phrase) => !known.has(phrase));
}

const sharesOf = ({ byAbility }: CoverageReport): ReadonlyMap<string, Share> =>
  new Map(Object.entries(byAbility));

/** Compares two coverages: all clauses, then those of each kind of ability. */
export function differenceOf(before: CoverageReport, after: CoverageReport): Difference {
  const [was, is] = [sharesOf(before), sharesOf(after)];
  const kinds = [...new Set([...was.keys(), ...is.keys()])].toSorted();
  return {
    rows: [
      { what: 'all', before, after },
      ...kinds.map((what) => ({ what, before: was.get(what) ?? NOTHING, after: is.get(what) ?? NOTHING })),
    ].map(({ what, before: b, after: a }) => ({
      what,
      before: { clauses: b.clauses, understood: b.understood },
      after: { clauses: a.clauses, understood: a.understood },
    })),
    ...(whole(after) ? { read: onlyIn(before, after) } : {}),
    ...(whole(before) ? { refused: onlyIn(after, before) } : {}),
  };
}
