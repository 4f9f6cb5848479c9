import type { Attempt, TargetingGame, TargetRef } from '@reticle/core';
import { type Match, type MatchRuntime, randomFrom, seedRandom } from '@reticle/core/match';
import { finding, type Finding } from '../finding.js';
import { difference } from '../json.js';
import { oracle } from '../suite/oracle.js';
import { type Moment, spread } from '../suite/play.js';
import {
  keyOf,
  type Question,
  selectionKey,
  selections,
  slotsAlone,
  thingsFor,
  told,
} from '../suite/question.js';
import { overQuestions, type Suite, type SuiteMatches } from '../suite/suite.js';

const MOST_THINGS = 60;
const MOST_CHOICES = 1_500;

const OTHER_SOURCES = 2;

/** The same question as others ask it: other players, and the same player with some other sources. */
function askedByOthers<State>(
  game: TargetingGame<State>,
  { state, attempt }: Question<State>,
  things: readonly TargetRef[],
): readonly Attempt[] {
  const { controller, source } = attempt;
  const players = game.players(state).filter(({ id }) => id !== controller);
  const sources = things.filter(({ kind, id }) => kind === source?.kind && id !== source.id);
  return [
    ...players.map(({ id }) => ({ ...attempt, controller: id })),
    ...sources.slice(-OTHER_SOURCES).map(({ kind, id }) => ({ ...attempt, source: { kind, id } })),
  ];
}

/**
 * Each slot's list beside the oracle's. Others ask the same state first, twice, so that all is kept that will be kept: it
 * must not hang on who asked.
 */
function lists<State>(game: TargetingGame<State>, question: Question<State>): readonly Finding[] {
  const { state, attempt } = question;
  const resolver = game.resolver(state);
  return slotsAlone(game, question.spec).flatMap((spec) => {
    const perPlayer = spec.slots.some(({ chooser }) => chooser.startsWith('each'));
    const things = thingsFor(resolver, spec);
    if (things.length > MOST_THINGS || perPlayer) return [];
    const others = askedByOthers(game, question, things);
    for (const other of [...others, ...others]) resolver.legalTargets(spec, other);
    const found = resolver.legalTargets(spec, attempt);
    if (!found.ok) return [];
    const listed = new Set(found.value.map(keyOf));
    const isLegal = oracle(game, state, attempt);
    return things.flatMap((target) => {
      const verdict = isLegal(spec, target);
      const is = listed.has(keyOf(target));
      return verdict === undefined || verdict === is
        ? []
        : [
            finding('enumeration.listed', {
              target,
              listed: is,
              oracle: verdict,
              question: told({ ...question, spec }),
            }),
          ];
    });
  });
}

const only = (these: Iterable<string>, those: ReadonlySet<string>): readonly string[] =>
  [...these].filter((key) => !those.has(key)).slice(0, 5);

/** The solver's choices beside all that the check accepts. */
function choices<State>(game: TargetingGame<State>, question: Question<State>): readonly Finding[] {
  const { state, spec, attempt } = question;
  const resolver = game.resolver(state);
  const solver = resolver.choices(spec, attempt);
  const all = selections(resolver, spec, attempt, MOST_CHOICES);
  if (!solver.ok || !all) return [];
  const accepted = new Set(
    [...all].filter((selection) => resolver.check(spec, attempt, selection).ok).map(selectionKey),
  );
  const listed = solver.value.all(MOST_CHOICES * 2);
  const count = solver.value.count();
  if (!listed.ok || !count.ok) return [];
  const inOrder = [...listed.value].map(selectionKey);
  const keys = new Set(inOrder);
  const asked = told(question);
  const [missing, surplus] = [only(accepted, keys), only(keys, accepted)];
  const sample = solver.value.sample(randomFrom(seedRandom('enumeration')));
  const last = inOrder.length === 0 ? undefined : solver.value.nth(BigInt(inOrder.length - 1));
  const strayed = [
    ...(sample.ok && !accepted.has(selectionKey(sample.value)) ? [selectionKey(sample.value)] : []),
    ...(last?.ok && selectionKey(last.value) !== inOrder.at(-1) ? [selectionKey(last.value)] : []),
  ];
  const completable = solver.value.completable();
  const counted = `${count.value}${completable.ok && completable.value !== accepted.size > 0 ? ', completable wrongly' : ''}`;
  return [
    ...(missing.length + surplus.length + strayed.length === 0 && keys.size === inOrder.length
      ? []
      : [finding('enumeration.choices', { missing, surplus: [...surplus, ...strayed], question: asked })]),
    ...(counted === String(accepted.size)
      ? []
      : [finding('enumeration.count', { counted, wanted: String(accepted.size), question: asked })]),
  ];
}

const MOST_MOVES = 150;

/** The moves that are listed beside all choices that are accepted as moves. */
function moves<State>({ runtime, moments }: SuiteMatches<State>): readonly Finding[] {
  return moments().flatMap(({ match, player }) => {
    const listed = [...runtime.legalMoves(match, player, MOST_MOVES * 2)];
    const offered = [...runtime.offers(match, player)]
      .filter(({ spec }) => spec.slots.length > 0)
      .slice(0, 5);
    return offered.flatMap((offer): readonly Finding[] => {
      const opened = runtime.open(match, offer);
      const { move, params, spec, attempt } = offer;
      const all = opened.ok && selections(opened.value.resolver, spec, attempt, MOST_MOVES);
      if (!all) return [];
      const accepted = [...all].filter(
        (targets) => runtime.apply(match, { move, player, params, targets }).ok,
      );
      const same = JSON.stringify(params);
      const here = listed.filter((found) => found.move === move && JSON.stringify(found.params) === same);
      const [wanted, got] = [accepted, here.map(({ targets = [] }) => targets)].map(
        (these) => new Set(these.map(selectionKey)),
      );
      if (!wanted || !got) return [];
      const [missing, surplus] = [only(wanted, got), only(got, wanted)];
      return missing.length + surplus.length === 0
        ? []
        : [finding('enumeration.moves', { move, missing, surplus })];
    });
  });
}

/** What is listed, counted and offered is what a slow oracle finds, one after the other. */
export function enumeration<State, MatchState>(suite: Suite<State, MatchState>): readonly Finding[] {
  return [
    ...overQuestions(suite, (game, question) => [...lists(game, question), ...choices(game, question)]),
    ...(suite.matches ? moves(suite.matches) : []),
  ];
}

const MOVES = 3;
const OFFERS = 12;
const LISTED = 20;

/** All that is answered about a match, in one text. */
const answers = <State>(runtime: MatchRuntime<State>, match: Match<State>): string =>
  JSON.stringify([
    runtime.toAct(match),
    runtime.outcome(match) ?? null,
    runtime.view(match),
    ...runtime.game
      .players(match.state)
      .map(({ id }) => [runtime.view(match, id), [...runtime.legalMoves(match, id, LISTED)]]),
  ]);

/** The matches after some of the moves that whoever acts may make. */
function after<State>(runtime: MatchRuntime<State>, match: Match<State>): readonly Match<State>[] {
  const [player] = runtime.toAct(match);
  if (player === undefined || runtime.outcome(match)) return [];
  return spread([...runtime.legalMoves(match, player, OFFERS)], MOVES).flatMap((move) => {
    const applied = runtime.apply(match, move);
    return applied.ok ? [applied.value.match] : [];
  });
}

/**
 * Several matches made of one, and several of each of those, are asked in mixed order: each answers as a copy of it does that
 * nobody has seen before. A game that keeps facts beside its states, and hands them on, is caught here when two states share
 * what is true of one of them only.
 */
export function branchesOf<State>(
  runtime: MatchRuntime<State>,
  { match }: Moment<State>,
): readonly Finding[] {
  const children = after(runtime, match);
  const grandchildren = children.toReversed().flatMap((child) => after(runtime, child));
  const ofCopies = new Map<Match<State>, string>();
  for (const branch of [...grandchildren, match, ...children.toReversed(), ...grandchildren.toReversed()]) {
    const kept = answers(runtime, branch);
    const fresh = ofCopies.get(branch) ?? answers(runtime, structuredClone(branch));
    ofCopies.set(branch, fresh);
    if (kept === fresh) continue;
    const [first, second] = difference(kept, fresh);
    const what = `What is asked of match ${branch.step}, with others made of the same beside it,`;
    return [finding('purity.differs', { what, first, second })];
  }
  return [];
}
