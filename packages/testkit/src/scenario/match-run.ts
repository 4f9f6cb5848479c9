import {
  canonicalJson,
  ok,
  parseWith,
  refuse,
  STATE_LIMITS,
  type Issue,
  type JsonPath,
  type Result,
} from '@reticle/core';
import { describeIssue } from '@reticle/core/describe';
import type { HostMatch, PlacedCard } from '@reticle/core/host';
import type { Match, MatchEvent, MatchRuntime } from '@reticle/core/match';
import { isObject, sameJson, throughJson } from '../json.js';
import {
  changedAt,
  compare,
  compareVerdict,
  type ScenarioCheck,
  scenarioIssue,
  type ScenarioReport,
} from './issues.js';
import { matchScenario, type MatchScenario } from './match-schema.js';

type Step = MatchScenario['moves'][number];

function at<T>(result: Result<T>, path: JsonPath): Result<T> {
  if (result.ok) return result;
  return {
    ok: false,
    issues: result.issues.map((found) => ({ ...found, path: [...path, ...(found.path ?? [])] })),
  };
}

/** How a game puts cards on the boards of its matches by their names; see `HostMatch`. */
export type PlaceCards<State> = NonNullable<HostMatch<State>['place']>;

type Placed = Extract<MatchScenario['match'], { readonly cards: unknown }>;

/** Cards one by one, each with an id of its own. */
function cardsOf({ cards }: Placed): readonly PlacedCard[] {
  const seen = new Map<string, number>();
  return cards.flatMap(({ id, count, ...card }) =>
    Array.from({ length: count }, () => {
      const called = id ?? card.card;
      const number = (seen.get(called) ?? 0) + 1;
      seen.set(called, number);
      return { ...card, id: number === 1 ? called : `${called} ${number}` };
    }),
  );
}

/** A match whose cards are given by their names. */
function withCards<State>(
  runtime: MatchRuntime<State>,
  match: Placed,
  place: PlaceCards<State> | undefined,
): Result<Match<State>> {
  if (!place) return refuse(scenarioIssue('noBoards', { game: runtime.game.id }, ['cards']));
  const begun = runtime.start(match.options, match.seed);
  if (!begun.ok) return at(begun, ['options']);
  const lying = at(place(begun.value.state, cardsOf(match)), ['cards']);
  if (!lying.ok) return lying;
  const state = match.changes.reduce<Result<unknown>>(
    (so, change, index) =>
      so.ok ? at(changedAt(so.value, change.at, change.to), ['changes', index, 'at']) : so,
    ok(throughJson(lying.value)),
  );
  if (!state.ok) return state;
  const { id } = runtime.game;
  const { version } = runtime;
  return runtime.parseMatch({ ...begun.value, version, game: id, state: state.value });
}

/** The match before the first move. */
export function openedMatch<State>(
  runtime: MatchRuntime<State>,
  match: MatchScenario['match'],
  place: PlaceCards<State> | undefined,
): Result<Match<State>> {
  if ('cards' in match) return at(withCards(runtime, match, place), ['match']);
  if ('seed' in match) return at(runtime.start(match.options, match.seed, match.seeding), ['match']);
  const { version = runtime.version } = match;
  return at(runtime.parseMatch({ ...match, version, game: runtime.game.id }), ['match']);
}

/** Whether an event has all facts of a pattern, whatever else it has. */
const shows = (event: MatchEvent, pattern: object): boolean =>
  Object.entries(pattern).every(([fact, value]) => sameJson(event[fact], value));

/** Which of the patterns no event shows, each after the one before. */
function missing(events: readonly MatchEvent[], patterns: readonly object[]): readonly object[] {
  let from = 0;
  return patterns.filter((pattern) => {
    const found = events.findIndex((event, index) => index >= from && shows(event, pattern));
    if (found >= 0) from = found + 1;
    return found < 0;
  });
}

const inWords = (value: unknown): readonly string[] => [
  value === undefined ? 'nothing' : canonicalJson(value),
];

/** What stands at a place of JSON; undefined if nothing does. */
const placed = (root: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>((value, key) => {
    if (Array.isArray(value) && typeof key === 'number') return value[key];
    return isObject(value) && typeof key === 'string' && Object.hasOwn(value, key) ? value[key] : undefined;
  }, root);

function pictured<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  { expect, winners }: MatchScenario,
): readonly ScenarioCheck[] {
  const seen = (viewer: string | null | undefined) =>
    throughJson(viewer === undefined ? match.state : runtime.view(match, viewer ?? undefined).state);
  const won = runtime.outcome(match)?.winners;
  return [
    ...expect.map(({ at: place, is, seenBy }) => {
      const what = `${seenBy === undefined ? '' : `${seenBy ?? 'a spectator'} sees `}${place.join('.') || 'the state'}`;
      return compare(what, inWords(is), inWords(placed(seen(seenBy), place)), []);
    }),
    ...(winners === undefined
      ? []
      : [compare('winners', winners ?? ['still open'], won ?? ['still open'], [])]),
  ];
}

/** What is as expected of one move, and the match after it. */
interface Stepped<State> {
  readonly match: Match<State>;
  readonly checks: readonly ScenarioCheck[];
  /** Whether the moves that follow mean anything. */
  readonly goesOn: boolean;
}

function stepped<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  step: Step,
  what: string,
): Stepped<State> {
  const { refused, happens = [], ...move } = step;
  const applied = runtime.apply(match, move);
  const words = (found: Issue) => describeIssue(found, runtime.game);
  const verdict = compareVerdict(what, refused ?? 'legal', applied.ok ? [] : applied.issues, words);
  if (!applied.ok) return { match, checks: [verdict], goesOn: refused !== undefined };
  const { events } = applied.value;
  const lost = missing(events, happens).map((pattern) =>
    compare(
      `${what}, events`,
      [canonicalJson(pattern)],
      events.map(({ type }) => type),
      [],
    ),
  );
  return { match: applied.value.match, checks: [verdict, ...lost], goesOn: refused === undefined };
}

/**
 * Runs a scenario of a match: the moves that are made or refused, what happens in them, and what the board is after them.
 *
 * @param json a {@link matchScenario}
 * @param place puts cards on boards by their names; without it such boards are refused (`scenario.noBoards`)
 * @returns the report, `ok` if all is as expected; or issues if the scenario is bad input, with their paths
 */
export function runMatchScenario<State>(
  runtime: MatchRuntime<State>,
  json: unknown,
  place?: PlaceCards<State>,
): Result<ScenarioReport> {
  const parsed = parseWith(matchScenario, json, STATE_LIMITS);
  if (!parsed.ok) return parsed;
  const { name, game, moves, expect, winners } = parsed.value;
  if (game !== runtime.game.id)
    return refuse(scenarioIssue('otherGame', { game: runtime.game.id, found: game }, ['game']));
  if (moves.length === 0 && expect.length === 0 && winners === undefined)
    return refuse(scenarioIssue('nothing', { name }, []));
  const before = openedMatch(runtime, parsed.value.match, place);
  if (!before.ok) return before;
  let match = before.value;
  const checks: ScenarioCheck[] = [];
  for (const [index, step] of moves.entries()) {
    const next = stepped(runtime, match, step, `move ${index + 1}, ${step.move} of ${step.player}`);
    checks.push(...next.checks);
    if (!next.goesOn) return ok(reportOf(parsed.value, checks));
    match = next.match;
  }
  checks.push(...pictured(runtime, match, parsed.value));
  return ok(reportOf(parsed.value, checks));
}

function reportOf({ name, rule, game }: MatchScenario, checks: readonly ScenarioCheck[]): ScenarioReport {
  const report = { name, game, ok: checks.every((check) => check.ok), checks };
  return rule === undefined ? report : { ...report, rule };
}
