import { canonicalJson } from '@reticle/core';
import { BOTS, randomFrom, searchWith, seatOf, seedRandom, type Bot, type Match } from '@reticle/core/match';
import { finding, type Finding } from '../finding.js';
import type { HiddenSwap } from '../fixtures.js';
import { difference, sameJson } from '../json.js';
import { spread } from '../suite/play.js';
import type { Suite, SuiteMatches } from '../suite/suite.js';

/** Moments of all matches that are asked about for one swap. */
const MOST_ASKED = 2;
/** A short search: it looks at all that a long one does. */
const SEARCH = searchWith({ iterations: 4, worlds: 2 });
/** Worlds that are dealt until one is not the match itself, at most. */
const DRAWS = 8;

const dice = () => randomFrom(seedRandom('a fair bot'));

/** A match, and the same one with what is hidden from a viewer exchanged. */
interface BotScene<State> {
  readonly match: Match<State>;
  readonly swapped: Match<State>;
}

/** What is wrong with a world that a viewer is dealt. */
function ofWorld<State>(
  { runtime }: SuiteMatches<State>,
  viewer: string,
  match: Match<State>,
): readonly Finding[] {
  const { step } = match;
  const world = seatOf(runtime, match, viewer).world(dice());
  if (!world.ok) return [finding('bots.noWorld', { viewer, step, issues: world.issues })];
  const [seen, like] = [match, world.value].map((one) => canonicalJson(runtime.view(one, viewer)));
  if (seen === like) return [];
  const [before, after] = difference(seen ?? '', like ?? '');
  return [finding('bots.unlike', { viewer, step, before, after })];
}

/** Whether some draw of dice deals what is hidden otherwise than it lies. */
const dealsOtherwise = <State>(
  { runtime }: SuiteMatches<State>,
  viewer: string,
  { match }: BotScene<State>,
): boolean => {
  const random = dice();
  return Array.from({ length: DRAWS }).some(() => {
    const world = seatOf(runtime, match, viewer).world(random);
    return world.ok && !sameJson(world.value.state, match.state);
  });
};

/** Bots that move otherwise where only what is hidden from them differs. */
function peeking<State>(
  { runtime, fixtures, answered }: SuiteMatches<State>,
  { name, viewer }: HiddenSwap<State> & { readonly viewer: string },
  { match, swapped }: BotScene<State>,
): readonly Finding[] {
  const players: readonly (readonly [string, Bot])[] = [
    ['greedy', BOTS.greedy],
    ['random', BOTS.random],
    ['search', SEARCH],
    ...(fixtures.bot ? [['the bot of the fixtures', fixtures.bot] as const] : []),
  ];
  return players.flatMap(([bot, choose]) => {
    const chosen = (each: Match<State>): string =>
      canonicalJson(choose(seatOf(runtime, each, viewer), dice()) ?? null);
    const one = answered(match, JSON.stringify(['chosen by', bot, viewer]), () => chosen(match));
    const other = chosen(swapped);
    if (one === other) return [];
    const [before, after] = difference(one, other);
    return [finding('bots.peeks', { bot, swap: name, viewer, step: match.step, before, after })];
  });
}

function ofSwap<State>(matches: SuiteMatches<State>, swap: HiddenSwap<State>): readonly Finding[] {
  const { viewer, name } = swap;
  if (viewer === undefined) return [];
  const all = matches.moments().flatMap(({ match, player }): readonly BotScene<State>[] => {
    const state = player === viewer ? swap.swap(match.state) : undefined;
    return state === undefined || sameJson(state, match.state)
      ? []
      : [{ match, swapped: { ...match, state } }];
  });
  const scenes = spread(all, MOST_ASKED);
  for (const scene of scenes) {
    const found = [...ofWorld(matches, viewer, scene.match), ...peeking(matches, { ...swap, viewer }, scene)];
    if (found.length > 0) return found;
  }
  const isDealt = scenes.length === 0 || scenes.some((scene) => dealsOtherwise(matches, viewer, scene));
  return isDealt ? [] : [finding('bots.deals', { swap: name, viewer })];
}

/**
 * A bot makes the same move from the same dice where only what is hidden from it differs. The worlds that it is dealt can't be told from
 * the match, and are not the match itself.
 */
export function bots<State, MatchState>({ matches }: Suite<State, MatchState>): readonly Finding[] {
  if (!matches) return [finding('law.idle', { what: 'a match' })];
  return (matches.fixtures.hidden ?? []).flatMap((swap) => ofSwap(matches, swap));
}
