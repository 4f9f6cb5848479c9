import {
  ok,
  parseWith,
  refuse,
  shouldSpellFizzle,
  STATE_LIMITS,
  type Attempt,
  type Issue,
  type JsonPath,
  type LegalTargets,
  type Result,
  type TargetingGame,
  type TargetSpec,
  type ValidationResult,
  type GameMessages,
} from '@reticle/core';
import { describeIssue } from '@reticle/core/describe';
import type { MatchRuntime } from '@reticle/core/match';
import { isObject } from '../json.js';
import {
  changedAt,
  compare,
  compareVerdict,
  type ScenarioCheck,
  scenarioIssue,
  scenarioMessages,
  type ScenarioReport,
} from './issues.js';
import { runMatchScenario, type PlaceCards } from './match-run.js';
import {
  scenario,
  type Scenario,
  type ScenarioChoice,
  type ScenarioLater,
  type ScenarioWords,
} from './schema.js';

/** What scenarios need of a game. */
export interface ScenarioGame<State, MatchState = State> {
  readonly game: TargetingGame<State>;
  /** Its matches; absent if it has none, or if they are not looked at. */
  readonly match?: MatchRuntime<MatchState>;
  /** Puts cards on the boards of its matches by their names; absent if boards are given as states alone. */
  readonly place?: PlaceCards<MatchState>;
  /** Reads printed words; absent where cards are data only. */
  readonly read?: (words: ScenarioWords) => Result<TargetSpec>;
  /** Checks a whole choice, where the game asks more of one than core does. */
  readonly check?: (state: State, spec: TargetSpec, attempt: Attempt, selection: unknown) => ValidationResult;
}

interface Board<State> extends Omit<ScenarioGame<State>, 'match' | 'place'> {
  readonly state: State;
  readonly raw: unknown;
  readonly spec: TargetSpec;
  readonly attempt: Attempt;
}

function at<T>(result: Result<T>, path: JsonPath): Result<T> {
  if (result.ok) return result;
  return {
    ok: false,
    issues: result.issues.map((found) => ({ ...found, path: [...path, ...(found.path ?? [])] })),
  };
}

function specOf<State>(
  { game, read }: Pick<ScenarioGame<State>, 'game' | 'read'>,
  { spec, text, about, ability, mode }: Scenario,
): Result<TargetSpec> {
  if ((spec === undefined) === (text === undefined)) {
    return refuse(scenarioIssue('specOrText', { both: spec !== undefined }, ['spec']));
  }
  if (text === undefined) return at(game.parseSpec(spec), ['spec']);
  if (!read) return refuse(scenarioIssue('noWords', { game: game.id }, ['text']));
  const words = {
    text,
    ...(about === undefined ? {} : { about }),
    ...(ability === undefined ? {} : { ability }),
    ...(mode === undefined ? {} : { mode }),
  };
  const found = read(words);
  if (found.ok) return found;
  return { ok: false, issues: found.issues.map((one) => ({ ...one, path: one.path ?? ['text'] })) };
}

const issuesOf = (result: Result<unknown>): readonly Issue[] => (result.ok ? [] : result.issues);
const inWords = <State>({ game }: Board<State>, issues: readonly Issue[]): readonly string[] =>
  issues.map((found) => describeIssue(found, game));

function ofLists<State>(board: Board<State>, { listed = {}, why = [] }: Scenario): readonly ScenarioCheck[] {
  const { game, state, spec, attempt } = board;
  const resolver = game.resolver(state);
  return [
    ...Object.entries(listed).map(([slot, ids]) => {
      const found = resolver.legalTargets(spec, attempt, slot);
      const got = found.ok
        ? found.value.map(({ id }) => id)
        : found.issues.map(({ code }) => `refused: ${code}`);
      return compare(`slot ${slot}`, ids, got, inWords(board, issuesOf(found)));
    }),
    ...why.map(({ target, slot = 0, codes }) => {
      const found = resolver.explain(spec, attempt, target, slot);
      const issues = found.ok ? found.value.issues : found.issues;
      return compareVerdict(`why not ${target.id}`, codes, issues, (one) => describeIssue(one, game));
    }),
  ];
}

function ofLater<State>(
  board: Board<State>,
  targets: LegalTargets,
  then: ScenarioLater,
  what: string,
): Result<readonly ScenarioCheck[]> {
  const { game, raw, spec } = board;
  const changed = then.changes.reduce<Result<unknown>>(
    (so, { at: place, to }, index) =>
      so.ok ? at(changedAt(so.value, place, to), ['changes', index, 'at']) : so,
    ok(raw),
  );
  const state = changed.ok ? at(game.parseState(changed.value), ['changes']) : changed;
  if (!state.ok) return state;
  const report = game.resolver(state.value).checkTargetsStillLegal(spec, targets);
  if (!report.ok) return report;
  const all = report.value.slots.flatMap((slot) => slot.targets);
  const words = inWords(
    board,
    all.flatMap(({ issues }) => issues),
  );
  const name = `${what}, ${then.name ?? 'later'}`;
  const fizzles = (does: boolean): readonly string[] => [does ? 'fizzles' : 'resolves'];
  return ok([
    ...(then.fizzles === undefined
      ? []
      : [compare(name, fizzles(then.fizzles), fizzles(shouldSpellFizzle(report.value)), words)]),
    ...Object.entries(then.verdicts ?? {}).map(([id, verdict]) => {
      const found = all.filter(({ target }) => target.id === id);
      return found.length === 0
        ? compare(`${name}: ${id}`, verdict === 'legal' ? ['legal'] : verdict, ['not chosen'], [])
        : compareVerdict(
            `${name}: ${id}`,
            verdict,
            found.flatMap(({ issues }) => issues),
            (one) => describeIssue(one, game),
          );
    }),
  ]);
}

function ofChoice<State>(
  board: Board<State>,
  choice: ScenarioChoice,
  index: number,
): Result<readonly ScenarioCheck[]> {
  const { game, state, spec, attempt, check } = board;
  const what = choice.name ?? `choice ${index + 1}`;
  const checked = check
    ? check(state, spec, attempt, choice.choose)
    : game.resolver(state).check(spec, attempt, choice.choose);
  const first = compareVerdict(what, choice.verdict, issuesOf(checked), (one) => describeIssue(one, game));
  const checks: ScenarioCheck[] = [first];
  for (const [place, then] of (choice.later ?? []).entries()) {
    if (!checked.ok) {
      checks.push(compare(`${what}, ${then.name ?? 'later'}`, ['announced'], ['refused'], first.words));
      continue;
    }
    const found = at(ofLater(board, checked.value, then, what), ['choices', index, 'later', place]);
    if (!found.ok) return found;
    checks.push(...found.value);
  }
  return ok(checks);
}

/**
 * Runs a scenario: what is listed, why not, which choices are legal, what becomes of them. One of a match is run by
 * {@link runMatchScenario}.
 *
 * @param json a {@link scenario}, or a `matchScenario`
 * @returns the report, `ok` where all is as expected; or issues where the scenario is bad input, with their paths
 */
export function runScenario<State, MatchState = State>(
  { match, place, ...of }: ScenarioGame<State, MatchState>,
  json: unknown,
): Result<ScenarioReport> {
  if (isObject(json) && Object.hasOwn(json, 'match'))
    return match
      ? runMatchScenario(match, json, place)
      : refuse(scenarioIssue('noMatches', { game: of.game.id }, ['match']));
  const parsed = parseWith(scenario, json, STATE_LIMITS);
  if (!parsed.ok) return parsed;
  const { name, rule, game: id, state: raw, attempt, choices = [] } = parsed.value;
  if (id !== of.game.id) return refuse(scenarioIssue('otherGame', { game: of.game.id, found: id }, ['game']));
  const state = at(of.game.parseState(raw), ['state']);
  if (!state.ok) return state;
  const spec = specOf(of, parsed.value);
  if (!spec.ok) return spec;
  const asked = at(of.game.resolver(state.value).ask(spec.value, attempt), ['attempt']);
  if (!asked.ok) return asked;
  const board = { ...of, state: state.value, raw, spec: spec.value, attempt };
  const checks: ScenarioCheck[] = [...ofLists(board, parsed.value)];
  for (const [index, choice] of choices.entries()) {
    const found = ofChoice(board, choice, index);
    if (!found.ok) return found;
    checks.push(...found.value);
  }
  if (checks.length === 0) return refuse(scenarioIssue('nothing', { name }, []));
  const report = { name, game: id, ok: checks.every((check) => check.ok), checks };
  return ok(rule === undefined ? report : { ...report, rule });
}

/** A game in a list of games: what its states are is known inside only. */
export interface ListedScenarioGame {
  readonly id: string;
  run(json: unknown): Result<ScenarioReport>;
  /** The words for issues: the game's, and the scenarios' own. */
  readonly messages: GameMessages;
}

/** Closes over a game's state type, so that games of different states stand in one list. */
export function scenarioGame<State, MatchState = State>(
  of: ScenarioGame<State, MatchState>,
): ListedScenarioGame {
  const { game } = of;
  return {
    id: game.id,
    run: (json) => runScenario(of, json),
    messages: { ...game.messages, ...scenarioMessages },
  };
}
