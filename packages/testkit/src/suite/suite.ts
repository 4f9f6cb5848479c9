import type { JsonObject, TargetingGame, TargetSpec } from '@reticle/core';
import type { Match, MatchRuntime } from '@reticle/core/match';
import type * as fc from 'fast-check';
import { finding, type Finding } from '../finding.js';
import type { FilterCase, GameFixtures, MatchFixtures, Stage } from '../fixtures.js';
import { playAll, spread, type Moment, type Playthrough } from './play.js';
import { type Judge, type Question, randomQuestions, standalone, type FiltersByKind } from './question.js';
import { guarded, search, type Runs } from './oracle.js';

/** The matches of a suite, played once, when the first law asks for them. */
export interface SuiteMatches<State> {
  readonly runtime: MatchRuntime<State>;
  readonly fixtures: MatchFixtures<State>;
  readonly plays: () => readonly Playthrough<State>[];
  /** Some moments of all matches, spread over each. */
  readonly moments: () => readonly Moment<State>[];
  /** The answer to a question about a match that was played; it is worked out when it is first asked. */
  readonly answered: (match: Match<State>, question: string, answer: () => string) => string;
}

/** A game with its fixtures, made ready for the laws. */
export interface Suite<State, MatchState = State> {
  readonly game: TargetingGame<State>;
  readonly fixtures: GameFixtures<State, string, MatchState>;
  readonly kinds: readonly string[];
  readonly stages: readonly Stage<State>[];
  /** The filters of the cases, by kind. */
  readonly filters: FiltersByKind;
  /** The fixtures' specs, in all stages. */
  readonly questions: readonly Question<State>[];
  readonly random: fc.Arbitrary<Question<State>> | undefined;
  readonly matches: SuiteMatches<MatchState> | undefined;
  readonly runs: Runs;
}

const MOMENTS = 8;

function matchesOf<State>(fixtures: MatchFixtures<State>): SuiteMatches<State> {
  const { runtime, moments = MOMENTS } = fixtures;
  let played: readonly Playthrough<State>[] | undefined;
  const plays = () => (played ??= playAll(fixtures));
  const answers = new WeakMap<Match<State>, Map<string, string>>();
  return {
    runtime,
    fixtures,
    plays,
    moments: () => plays().flatMap((play) => spread(play.moments, moments)),
    answered: (match, question, answer) => {
      const known = answers.get(match) ?? new Map<string, string>();
      answers.set(match, known);
      const text = known.get(question) ?? answer();
      known.set(question, text);
      return text;
    },
  };
}

/** The cases of a kind; none where the fixtures do not know it. */
export function casesOf<State, MatchState>(
  { cases }: GameFixtures<State, string, MatchState>,
  kind: string,
): readonly FilterCase<State>[] {
  const known: Readonly<Record<string, readonly FilterCase<State>[]>> = cases;
  return Object.hasOwn(known, kind) ? (known[kind] ?? []) : [];
}

/** Each spec in so many stages, spread over all: the first spec in the first ones, the next in those beside them. */
export function questionsOf<State>(
  specs: readonly TargetSpec[],
  stages: readonly Stage<State>[],
  most: number,
): readonly Question<State>[] {
  const stride = Math.max(1, Math.ceil(stages.length / Math.max(1, most)));
  return specs.flatMap((spec, at) =>
    stages
      .filter((_stage, index) => index % stride === at % stride)
      .map(({ state, attempt }) => ({ state, attempt, spec })),
  );
}

/** Makes a game with its fixtures ready for the laws. */
export function suiteOf<State, MatchState = State>(
  game: TargetingGame<State>,
  fixtures: GameFixtures<State, string, MatchState>,
): Suite<State, MatchState> {
  const kinds = game.kinds.map(({ name }) => name);
  const cases = kinds.map((kind) => [kind, casesOf(fixtures, kind)] as const);
  const stages = [
    ...(fixtures.stages ?? []),
    ...cases.flatMap(([, all]) => all.flatMap(({ accepts, refuses }) => [accepts, refuses])),
  ].map(({ state, attempt }) => ({ state, attempt }));
  const filters: Record<string, readonly JsonObject[]> = Object.fromEntries(
    cases.map(([kind, all]) => {
      const written = standalone(all.map(({ filter }) => filter));
      return [kind, written.filter((filter) => game.parseFilter(kind, filter).ok)];
    }),
  );
  const specs = (fixtures.specs ?? []).flatMap((written) => {
    const spec = game.parseSpec(written);
    return spec.ok ? [spec.value] : [];
  });
  return {
    game,
    fixtures,
    kinds,
    stages,
    filters,
    questions: questionsOf(specs, stages, fixtures.stagesPerSpec ?? stages.length),
    random: stages.length === 0 || kinds.length === 0 ? undefined : randomQuestions(game, stages, filters),
    matches: fixtures.match && matchesOf(fixtures.match),
    runs: { runs: fixtures.runs ?? 100, seed: fixtures.seed ?? 1 },
  };
}

/** The first questions with findings: of the fixtures, then at random, then of what moves of the matches ask. */
export function overQuestions<State, MatchState>(
  suite: Suite<State, MatchState>,
  judge: Judge,
): readonly Finding[] {
  const { game, questions, random, runs, matches } = suite;
  if (!random && questions.length === 0 && !matches) {
    return [finding('law.idle', { what: 'filter cases or stages' })];
  }
  for (const question of questions) {
    const found = guarded(() => judge(game, question));
    if (found.length > 0) return found;
  }
  const found = random ? search(random, (question) => judge(game, question), runs) : [];
  if (found.length > 0) return found;
  return matches ? overOffers(matches, judge) : [];
}

const OFFERS_A_MOMENT = 3;

function overOffers<State>({ runtime, moments }: SuiteMatches<State>, judge: Judge): readonly Finding[] {
  for (const { match, player } of moments()) {
    const offers = [...runtime.offers(match, player)].filter(({ spec }) => spec.slots.length > 0);
    for (const { spec, attempt, ...offer } of spread(offers, OFFERS_A_MOMENT)) {
      const opened = runtime.open(match, offer);
      if (!opened.ok) continue;
      const { state } = opened.value;
      const found = guarded(() => judge(runtime.game, { state, spec, attempt }));
      if (found.length > 0) return found;
    }
  }
  return [];
}
