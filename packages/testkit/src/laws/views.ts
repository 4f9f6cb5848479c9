import { canonicalJson } from '@reticle/core';
import { seedRandom, type Match, type MatchEvent, type MatchRuntime, type Move } from '@reticle/core/match';
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
  { runtime, answered }: SuiteMatches<State>,
  swap: string,
  match: Match<State>,
  swapped: Match<State>,
  viewer: string | undefined,
): readonly Finding[] {
  const one = answered(match, JSON.stringify(['seen by', viewer]), () => seenBy(runtime, match, viewer));
  const other = seenBy(runtime, swapped, viewer);
  if (one === other) return [];
  const [before, after] = difference(one, other);
  return [finding('views.leaks', { swap, viewer: viewer ?? null, step: match.step, before, after })];
}

/** A move that was made in a match, and what came of it. */
interface Made<State> {
  readonly move: Move;
  readonly next: Match<State>;
  readonly events: readonly MatchEvent[];
}

/** A match, and the move that was made in it; none at its end. */
interface Scene<State> {
  readonly match: Match<State>;
  readonly made: Made<State> | undefined;
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
  { runtime, fixtures, answered }: SuiteMatches<State>,
  { name, viewer }: HiddenSwap<State>,
  { match, swapped, made }: Exchanged<State>,
): readonly Finding[] {
  if (!made) return [];
  const { move, next, events } = made;
  const other = runtime.apply(swapped, move);
  if (!other.ok) return [];
  const shown = (each: Match<State>): string => canonicalJson(runtime.view(each, viewer));
  const seen = answered(next, JSON.stringify(['shown to', viewer]), () => shown(next));
  if (seen !== shown(other.value.match)) return [];
  const [told = '', toldThen = ''] = [events, other.value.events].map((each) =>
    JSON.stringify(
      runtime.viewEvents(each, viewer).filter(({ type }) => fixtures.reveals?.includes(type) !== true),
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
  { runtime, plays, answered }: SuiteMatches<State>,
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
      const told = answered(match, JSON.stringify(['answer to', move]), () => answerTo(runtime, match, move));
      const toldThen = answerTo(runtime, swapped, move);
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
    spread<Scene<State>>(
      [
        ...moments.map(({ match, move, events }, at) => ({
          match,
          made: { move, events, next: moments[at + 1]?.match ?? end },
        })),
        { match: end, made: undefined },
      ],
      MOST_STATES,
    ),
  );

function ofSwap<State>(matches: SuiteMatches<State>, hidden: HiddenSwap<State>): readonly Finding[] {
  const { runtime } = matches;
  const { name, viewer, swap } = hidden;
  const scenes: Exchanged<State>[] = [];
  for (const { match, made } of manyScenes(matches)) {
    const state = swap(match.state);
    if (state === undefined || sameJson(state, match.state)) continue;
    const parsed = runtime.game.parseState(state);
    if (!parsed.ok) return [finding('views.refused', { swap: name, issues: parsed.issues })];
    const scene = { match, made, swapped: { ...match, state } };
    scenes.push(scene);
    const found = [
      ...compared(matches, name, match, scene.swapped, viewer),
      ...toldByEvents(matches, hidden, scene),
    ];
    if (found.length > 0) return found;
  }
  return scenes.length > 0
    ? toldByRefusals(matches, hidden, scenes)
    : [finding('views.idle', { swap: name })];
}

/** Nobody sees what chance will bring. */
function ofChance<State>(matches: SuiteMatches<State>): readonly Finding[] {
  const { runtime } = matches;
  return matches.moments().flatMap(({ match }) => {
    const other = { ...match, random: seedRandom('another') };
    const viewers = [undefined, ...runtime.game.players(match.state).map(({ id }) => id)];
    return viewers.flatMap((viewer) => compared(matches, 'the random state', match, other, viewer));
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
