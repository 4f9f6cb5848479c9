import {
  type GameIssue,
  type GameMessages,
  type Issue,
  type JsonPath,
  ok,
  refuse,
  type Result,
} from '@reticle/core';
import { isObject } from '../json.js';
import type { Verdict } from './schema.js';

/** What a scenario's own refusals carry. */
interface ScenarioIssueData {
  otherGame: { game: string; found: string };
  specOrText: { both: boolean };
  noWords: { game: string };
  nothing: { name: string };
  noPlace: { at: JsonPath };
  noMatches: { game: string };
  noBoards: { game: string };
  notShown: { moves: number };
}

const WORDS: { readonly [Code in keyof ScenarioIssueData]: (data: ScenarioIssueData[Code]) => string } = {
  otherGame: ({ game, found }) => `The scenario is about ${found}, not about ${game}.`,
  specOrText: ({ both }) =>
    `A scenario has either a spec or a text; this one has ${both ? 'both' : 'neither'}.`,
  noWords: ({ game }) => `${game} reads no words here: give a spec.`,
  nothing: ({ name }) =>
    `The scenario "${name}" expects nothing: give listed, why or choices, or moves of a match.`,
  noPlace: ({ at }) => `The state has nothing at ${at.join('.')} that could be changed.`,
  noMatches: ({ game }) => `No matches of ${game} are played here.`,
  noBoards: ({ game }) => `${game} puts no cards on boards by their names: give a state.`,
  notShown: ({ moves }) => `None of the ${moves} moves shows what is looked for.`,
};

/** Makes one of the scenarios' own issues. */
export function scenarioIssue<Code extends keyof ScenarioIssueData>(
  code: Code,
  data: ScenarioIssueData[Code],
  path: JsonPath,
): GameIssue {
  return { code: `scenario.${code}`, data: { ...data, words: WORDS[code](data) }, path };
}

/** The words for scenarios' own codes. */
export const scenarioMessages: GameMessages = Object.fromEntries(
  Object.keys(WORDS).map((code) => [`scenario.${code}`, ({ words }) => String(words)]),
);

/** A copy of a value with another value at a place that is there; refused (`scenario.noPlace`) where it is not. */
export function changedAt(root: unknown, at: JsonPath, to: unknown): Result<unknown> {
  const put = (value: unknown, [key, ...rest]: JsonPath): Result<unknown> => {
    if (key === undefined) return ok(to);
    if (Array.isArray(value) && typeof key === 'number' && key < value.length) {
      const entries: readonly unknown[] = value;
      const inner = put(entries[key], rest);
      return inner.ok ? ok(entries.toSpliced(key, 1, inner.value)) : inner;
    }
    // The last key may be new: a fact that was left out.
    if (isObject(value) && typeof key === 'string' && (Object.hasOwn(value, key) || rest.length === 0)) {
      const inner = put(value[key], rest);
      return inner.ok ? ok({ ...value, [key]: inner.value }) : inner;
    }
    return refuse(scenarioIssue('noPlace', { at }, []));
  };
  return put(root, at);
}

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
