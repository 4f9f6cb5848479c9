import type { Issue } from '@reticle/core';
import type { Verdict } from './schema.js';

/** One expectation: what was wanted, what was got. */
export interface ScenarioCheck {
  /** `slot victim`, `choice 1`, `choice 1, later 2` */
  readonly what: string;
  readonly ok: boolean;
  readonly wanted: string;
  readonly got: string;
  /** The reasons that the game gives, in words. */
  readonly words: readonly string[];
}

/** What came of a scenario. Plain JSON. */
export interface ScenarioReport {
  readonly name: string;
  readonly rule?: string;
  readonly game: string;
  readonly ok: boolean;
  readonly checks: readonly ScenarioCheck[];
}

const list = (entries: readonly string[]): string => [...new Set(entries)].toSorted().join(', ');

/** What is wanted beside what was got, as sets. */
export function compare(
  what: string,
  wanted: readonly string[],
  got: readonly string[],
  words: readonly string[],
): ScenarioCheck {
  const [one, other] = [list(wanted), list(got)];
  return { what, ok: one === other, wanted: one || 'none', got: other || 'none', words };
}

/** A verdict beside the issues that were given. */
export function compareVerdict(
  what: string,
  verdict: Verdict,
  issues: readonly Issue[],
  describe: (found: Issue) => string,
): ScenarioCheck {
  const got = issues.length === 0 ? ['legal'] : issues.map(({ code }) => code);
  return compare(what, verdict === 'legal' ? ['legal'] : verdict, got, issues.map(describe));
}
