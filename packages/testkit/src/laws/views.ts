import { seedRandom, type Match, type MatchRuntime, type Move } from '@reticle/core/match';
import { finding, type Finding } from '../finding.js';
import type { HiddenSwap } from '../fixtures.js';
import { difference, sameJson } from '../json.js';
import { answerTo, attemptsAt, templatesOf, thingsApart } from '../suite/question.js';
import { spread } from '../suite/play.js';
import type { Suite, SuiteMatches } from '../suite/suite.js';

const MOST_MOVES = 30;
const MOST_PROMPTS = 10;

/** All that a viewer is told: the view, what they are offered and first asked for it, and the moves. */
function seenBy<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  viewer: string | undefined,
): string {
  if (viewer === undefined) return JSON.stringify([runtime.view(match)]);
  const prompts = spread([...runtime.offers(match, viewer)], MOST_PROMPTS).map(({ move, params }) =>
    runtime.prompt(match, viewer, [{ move, params }], { refused: true }),
  );
  return JSON.stringify([
    runtime.view(match, viewer),
    prompts,
    [...runtime.legalMoves(match, viewer, MOST_MOVES)],
  ]);
}

function compared<State>(
  runtime: MatchRuntime<State>,
  swap: string,
  match: Match<State>,
  swapped: Match<State>,
  viewer: string | undefined,
): readonly Finding[] {
  const [one, other] = [seenBy(runtime, match, viewer), seenBy(runtime, swapped, viewer)];
  if (one === other) return [];
  const [before, after] = difference(one, other);
  return [finding('views.leaks', { swap, viewer: viewer ?? null, step: match.step, before, after })];
}

/** A match, and the move that was made in it; none at its end. */
interface Scene<State> {
  readonly match: Match<State>;
  readonly move: Move | undefined;
}

/** A scene where what is hidden was exchanged. */
interface Exchanged<State> extends Scene<State> {
  readonly swapped: Match<State>;
}

/**
 * The move that was made, made of both: where a viewer sees the same before and after, the events tell the same. A move that
 * changes what they see differently has shown what was hidden.
 */
function toldByEvents<State>(
  { runtime, fixtures }: SuiteMatches<State>,
  { name, viewer }: HiddenSwap<State>,
  { match, swapped, move }: Exchanged<State>,
): readonly Finding[] {
  if (!move) return [];
  const [one, other] = [runtime.apply(match, move), runtime.apply(swapped, move)];
  if (!one.ok || !other.ok) return [];
  const [seen, seenThen] = [one, other].map(({ value }) => runtime.view(value.match, viewer));
  if (!sameJson(seen, seenThen)) return [];
  const [told = '', toldThen = ''] = [one, other].map(({ value }) =>
    JSON.stringify(
      runtime
        .viewEvents(value.events, viewer)
        .filter(({ type }) => fixtures.reveals?.includes(type) !== true),
    ),
  );
  if (told === toldThen) return [];
  const [before, after] = difference(told, toldThen);
  const what = 'the events';
  return [
    finding('views.tells', {
      swap: name,
      viewer: viewer ?? null,
      step: match.step,
      what,
      move,
      before,
      after,
    }),
  ];
}

const MOST_ASKED = 6;
const MOST_OFFERED = 8;

/** The moves of the matches, and those on offer, tried at what was exchanged: the viewer is refused in the same words, or is not refused. */
function toldByRefusals<State>(
  { runtime, plays }: SuiteMatches<State>,
  { name, viewer }: HiddenSwap<State>,
  scenes: readonly Exchanged<State>[],
): readonly Finding[] {
  if (viewer === undefined) return [];
  const templates = templatesOf(plays().flatMap(({ moments }) => moments.map(({ move }) => move)));
  const theirs = scenes.filter(({ match }) => runtime.toAct(match).includes(viewer));
  for (const { match, swapped } of spread(theirs, MOST_ASKED)) {
    const things = thingsApart(runtime, match.state, swapped.state);
    const offered = [...runtime.legalMoves(match, viewer, 1)];
    const attempts = [...templates, ...spread(offered, MOST_OFFERED)].flatMap((template) => [
      { ...template, player: viewer },
      ...things.flatMap((thing) => attemptsAt(template, viewer, thing)),
    ]);
    for (const move of attempts) {
      const [told, toldThen] = [answerTo(runtime, match, move), answerTo(runtime, swapped, move)];
      if (told === toldThen) continue;
      const [before, after] = difference(told, toldThen);
      const what = 'the answer';
      return [finding('views.tells', { swap: name, viewer, step: match.step, what, move, before, after })];
    }
  }
  return [];
}

const MOST_STATES = 40;

/** More states of each match than other laws look at: to look at one is cheap. */
const manyScenes = <State>({ plays }: SuiteMatches<State>): readonly Scene<State>[] =>
  plays().flatMap(({ moments, end }) =>
    spread<Scene<State>>([...moments, { match: end, move: undefined }], MOST_STATES),
  );

function ofSwap<State>(matches: SuiteMatches<State>, hidden: HiddenSwap<State>): readonly Finding[] {
  const { runtime } = matches;
  const { name, viewer, swap } = hidden;
  const scenes: Exchanged<State>[] = [];
  for (const { match, move } of manyScenes(matches)) {
    const state = swap(match.state);
    if (state === undefined || sameJson(state, match.state)) continue;
    const parsed = runtime.game.parseState(state);
    if (!parsed.ok) return [finding('views.refused', { swap: name, issues: parsed.issues })];
    const scene = { match, move, swapped: { ...match, state } };
    scenes.push(scene);
    const found = [
      ...compared(runtime, name, match, scene.swapped, viewer),
      ...toldByEvents(matches, hidden, scene),
    ];
    if (found.length > 0) return found;
  }
  return scenes.length > 0
    ? toldByRefusals(matches, hidden, scenes)
    : [finding('views.idle', { swap: name })];
}

/** Nobody sees what chance will bring. */
function ofChance<State>({ runtime, moments }: SuiteMatches<State>): readonly Finding[] {
  return moments().flatMap(({ match }) => {
    const other = { ...match, random: seedRandom('another') };
    const viewers = [undefined, ...runtime.game.players(match.state).map(({ id }) => id)];
    return viewers.flatMap((viewer) => compared(runtime, 'the random state', match, other, viewer));
  });
}

/** A game that says that it hides nothing shows all players what it shows a spectator, and tells all of them everything. */
function ofOpen<State>({ runtime, moments }: SuiteMatches<State>): readonly Finding[] {
  for (const { match, events } of moments()) {
    const open = JSON.stringify([runtime.view(match).state, runtime.viewEvents(events)]);
    for (const { id } of runtime.game.players(match.state)) {
      const seen = JSON.stringify([runtime.view(match, id).state, runtime.viewEvents(events, id)]);
      if (seen === open) continue;
      const [before, after] = difference(open, seen);
      return [finding('views.notOpen', { viewer: id, step: match.step, before, after })];
    }
  }
  return [];
}

function ofHidden<State>(matches: SuiteMatches<State>): readonly Finding[] {
  const { hidden } = matches.fixtures;
  if (!hidden) return [finding('law.idle', { what: '`hidden`, and an empty list where nothing is hidden' })];
  return hidden.length === 0 ? ofOpen(matches) : hidden.flatMap((swap) => ofSwap(matches, swap));
}

/**
 * Where only what is hidden from a viewer is changed, the viewer sees the same bytes, is offered and asked the same, hears the same
 * of the move that was made, and is refused in the same words what they try with the hidden things.
 */
export function views<State, MatchState>({ matches }: Suite<State, MatchState>): readonly Finding[] {
  return matches ? [...ofChance(matches), ...ofHidden(matches)] : [finding('law.idle', { what: 'a match' })];
}
