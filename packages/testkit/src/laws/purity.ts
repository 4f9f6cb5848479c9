import { frozenCopy, type TargetingGame } from '@reticle/core';
import { randomFrom, seedRandom } from '@reticle/core/match';
import { finding, type Finding, type Told } from '../finding.js';
import { difference, throughJson } from '../json.js';
import { thingsFor, told, type Question } from '../suite/question.js';
import { spread } from '../suite/play.js';
import { overQuestions, type Suite, type SuiteMatches } from '../suite/suite.js';
import { branchesOf } from './enumeration.js';

const SOME = 20;
/** Moments at which several matches are made of one. */
const BRANCHED = 4;

/** All that is answered about a question, in one text. */
function answers<State>(game: TargetingGame<State>, { state, spec, attempt }: Question<State>): string {
  const resolver = game.resolver(state);
  const solver = resolver.choices(spec, attempt);
  const listed = solver.ok ? solver.value.all(SOME) : solver;
  const count = solver.ok ? solver.value.count() : solver;
  return JSON.stringify({
    slots: spec.slots.map(({ id }) => ({
      legal: resolver.legalTargets(spec, attempt, id),
      taken: resolver.takeRandom(spec, attempt, randomFrom(seedRandom('purity')), id),
      why: thingsFor(resolver, spec).map((target) => resolver.explain(spec, attempt, target, id)),
    })),
    choices: listed.ok ? [...listed.value] : listed,
    count: count.ok ? String(count.value) : count,
  });
}

function ofQuestion<State>(game: TargetingGame<State>, question: Question<State>): readonly Finding[] {
  return steady(
    'A question about targets',
    question,
    (given) => answers(game, given),
    () => ({
      question: told(question),
    }),
  );
}

/**
 * The same work on a copy, on it again and on a frozen one: the same text each time, and the copy as it was. The frozen
 * one comes last: to write into it throws, and says less.
 */
function steady<T>(
  what: string,
  value: T,
  work: (value: T) => unknown,
  asked: () => { readonly question?: Told } = () => ({}),
): readonly Finding[] {
  const copy = structuredClone(value);
  const before = JSON.stringify(copy);
  const first = JSON.stringify(work(copy));
  for (const given of [copy, frozenCopy(value)]) {
    if (JSON.stringify(copy) !== before) return [finding('purity.changed', { what, ...asked() })];
    const then = JSON.stringify(work(given));
    if (then === first) continue;
    const [one, other] = difference(first, then);
    return [finding('purity.differs', { what, first: one, second: other, ...asked() })];
  }
  return [];
}

function ofMatches<State>({ runtime, plays, moments }: SuiteMatches<State>): readonly Finding[] {
  return [
    ...plays().flatMap(({ record }) =>
      steady('start', throughJson(record.options), (options) => runtime.start(options, record.seed)),
    ),
    ...moments().flatMap(({ match, move, player }) => [
      ...steady(`The move ${move.move}`, { match, move }, (given) => runtime.apply(given.match, given.move)),
      ...steady('The list of moves', match, (given) => [...runtime.legalMoves(given, player, SOME)]),
      ...steady('The view', match, (given) => [runtime.view(given, player), runtime.view(given)]),
      ...steady('What is asked of a match', match, (given) => [
        runtime.toAct(given),
        runtime.outcome(given) ?? null,
        runtime.evaluate(given, player),
      ]),
    ]),
    ...plays().flatMap((play) =>
      spread(play.moments, BRANCHED).flatMap((moment) => branchesOf(runtime, moment)),
    ),
  ];
}

/** Nothing that is given is changed, frozen or not, and the same question has the same answer each time. */
export function purity<State, MatchState>(suite: Suite<State, MatchState>): readonly Finding[] {
  return [...overQuestions(suite, ofQuestion), ...(suite.matches ? ofMatches(suite.matches) : [])];
}
