import { hostedGame, unaskedMove, type GameHost, type HostMatch } from '@reticle/core/host';
import { BOTS, randomFrom, seedRandom, type Match, type Move, seatOf } from '@reticle/core/match';
import { host as lorcana } from '@reticle/lorcana/host';
import { host as mtg } from '@reticle/mtg/host';
import { host as taktik } from '@reticle/taktik/host';
import { expect, inject, it } from 'vitest';
import { pointAt, primaryOf } from './pointing.js';
import { seatView } from './seat-view.js';

/** How often one presses to make a move at a table: on things, in a menu, on the button. */
function pressesFor<State>(host: HostMatch<State>, match: Match<State>, seat: string, move: Move): number {
  const state = seatView(host, match, { seat });
  const { offers } = state;
  const offer = offers.find(
    (each) => each.move === move.move && JSON.stringify(each.params) === JSON.stringify(move.params ?? {}),
  );
  if (!offer) throw new Error(`${JSON.stringify(move)} is not on offer.`);
  const answers = (move.targets ?? []).reduce((sum, { targets }) => sum + targets.length, 0);
  const primary = primaryOf(state);
  if (primary?.does.does === 'take' && primary.does.offer === offer) return 1 + answers;
  const [first] = offer.things;
  const pointing = first === undefined ? undefined : pointAt(state, { kind: 'card', id: first });
  const alone = pointing?.does === 'take' || pointing === undefined;
  return (alone ? 1 : 2) + answers;
}

async function played<State, MatchState>(host: GameHost<State, MatchState>, seed: string) {
  const { matches } = await hostedGame(host);
  return matches?.with((match) => playedIn(match, seed)) ?? Infinity;
}

/** A match of a person who plays as the greedy bot does, against that bot. */
function playedIn<State>(host: HostMatch<State>, seed: string) {
  const { runtime, setups } = host;
  const started = runtime.start(setups?.[0].options, seed);
  if (!started.ok) throw new Error('The match does not begin.');
  let match = started.value;
  const [seat = ''] = runtime.game.players(match.state).map(({ id }) => id);
  let presses = 0;
  while (match.step < 3_000) {
    const [player] = runtime.toAct(match);
    if (player === undefined) break;
    const unasked = player === seat ? unaskedMove(host, match, seat, {}) : undefined;
    const random = randomFrom(seedRandom(`${seed} ${match.step}`));
    const move = unasked ?? BOTS.greedy(seatOf(runtime, match, player), random);
    if (!move) break;
    if (player === seat && !unasked) presses += pressesFor(host, match, seat, move);
    const applied = runtime.apply(match, move);
    if (!applied.ok) throw new Error('A move is refused.');
    match = applied.value.match;
  }
  return presses;
}

it.each([
  ['Magic', (seed: string) => played(mtg, seed), 150],
  ['Lorcana', (seed: string) => played(lorcana, seed), 60],
  ['Taktik', (seed: string) => played(taktik, seed), 80],
] as const)('%s: a whole match takes fewer presses than it may', async (_name, pressesOf, most) => {
  for (const seed of inject('deep') ? ['1', '7', 'table', 'deep'] : ['7'])
    expect(await pressesOf(seed)).toBeLessThan(most);
});
