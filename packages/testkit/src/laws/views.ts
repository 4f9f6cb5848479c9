import { seedRandom, type Match, type MatchRuntime } from '@reticle/core/match';
import { finding, type Finding } from '../finding.js';
import type { HiddenSwap } from '../fixtures.js';
import { difference, sameJson } from '../json.js';
import { spread } from '../suite/play.js';
import type { Suite, SuiteMatches } from '../suite/suite.js';

const MOST_MOVES = 30;

/** All that a viewer is told: the view, and the moves that they are offered. */
function seenBy<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  viewer: string | undefined,
): string {
  const offered = viewer === undefined ? [] : [...runtime.legalMoves(match, viewer, MOST_MOVES)];
  return JSON.stringify([runtime.view(match, viewer), offered]);
}

function compared<State>(
  runtime: MatchRuntime<State>,
  swap: string,
  match: Match<State>,
  then: Match<State>,
  viewer: string | undefined,
): readonly Finding[] {
  const [one, other] = [seenBy(runtime, match, viewer), seenBy(runtime, then, viewer)];
  if (one === other) return [];
  const [before, after] = difference(one, other);
  return [finding('views.leaks', { swap, viewer: viewer ?? null, step: match.step, before, after })];
}

const MOST_STATES = 40;

/** More states of each match than other laws look at: to look at one is cheap. */
const manyStates = <State>({ plays }: SuiteMatches<State>): readonly Match<State>[] =>
  plays().flatMap(({ moments, end }) => spread([...moments.map(({ match }) => match), end], MOST_STATES));

function ofSwap<State>(
  matches: SuiteMatches<State>,
  { name, viewer, swap }: HiddenSwap<State>,
): readonly Finding[] {
  const { runtime } = matches;
  let swapped = 0;
  for (const match of manyStates(matches)) {
    const state = swap(match.state);
    if (state === undefined || sameJson(state, match.state)) continue;
    swapped++;
    const parsed = runtime.game.parseState(state);
    if (!parsed.ok) return [finding('views.refused', { swap: name, issues: parsed.issues })];
    const found = compared(runtime, name, match, { ...match, state }, viewer);
    if (found.length > 0) return found;
  }
  return swapped > 0 ? [] : [finding('views.idle', { swap: name })];
}

/** Nobody sees what chance will bring. */
function ofChance<State>({ runtime, moments }: SuiteMatches<State>): readonly Finding[] {
  return moments().flatMap(({ match }) => {
    const other = { ...match, random: seedRandom('another') };
    const viewers = [undefined, ...runtime.game.players(match.state).map(({ id }) => id)];
    return viewers.flatMap((viewer) => compared(runtime, 'the random state', match, other, viewer));
  });
}

function ofMatches<State>(matches: SuiteMatches<State>): readonly Finding[] {
  return [...ofChance(matches), ...(matches.fixtures.hidden ?? []).flatMap((swap) => ofSwap(matches, swap))];
}

/** Where only what is hidden from a viewer is changed, the viewer sees the same bytes and is offered the same moves. */
export function views<State, MatchState>({ matches }: Suite<State, MatchState>): readonly Finding[] {
  return matches ? ofMatches(matches) : [finding('law.idle', { what: 'a match' })];
}
