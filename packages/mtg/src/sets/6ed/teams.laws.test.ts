import process from 'node:process';
import { canonicalJson, unwrap } from '@reticle/core';
import {
  BOTS,
  randomFrom,
  seatOf,
  seedRandom,
  type Match,
  type MatchRecord,
  type Move,
} from '@reticle/core/match';
import { expect, it } from 'vitest';
import { settledBy } from '../../../test/table.js';
import { landsAllowed } from '../../play/cast.js';
import { mtgMatch } from '../../play/match.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { isActive } from '../../state/teams.js';
import { SIXTH_EDITION } from './index.js';

const runtime = mtgMatch({ id: '6ed', cards: SIXTH_EDITION });
const settled = settledBy(SIXTH_EDITION);
const MATCHES = process.env['RETICLE_DEEP'] === '1' ? 100 : 2;
const PLAYERS = ['ann', 'bob', 'cat', 'dan'];

/** How many lands a player of the active team may have played, whatever let that player play more has gone. */
const most = (state: MtgMatchState, player: string): number =>
  Math.max(landsAllowed(state, player), 2 + (state.turn.extraLandsOfTeam?.[player] ?? 0));

/** What is wrong with a state that teams play on. */
function faultsOf(state: MtgMatchState): readonly string[] {
  const { players, turn, house } = state;
  const active = players.filter(({ id }) => isActive(state, id));
  const lives = (team: string | undefined) =>
    new Set(players.filter((player) => player.team === team).map(({ life, left }) => `${life} ${left}`));
  return [
    ...(active.length === 2 ? [] : ['the active team']),
    ...(house?.sharedLife && [...players].some(({ team }) => lives(team).size !== 1) ? ['a life total'] : []),
    ...state.cards.flatMap((card) =>
      card.attacking && !isActive(state, controllerOf(card)) ? [`${card.instanceId} attacks`] : [],
    ),
    ...(Object.entries(turn.landsOfTeam ?? {}).some(([id, count]) => count > most(state, id))
      ? ['a land too many']
      : []),
  ];
}

/** A match of random bots, in which now and then a player concedes. */
function played(
  seed: string,
  options: object,
): { readonly match: Match<MtgMatchState>; readonly record: MatchRecord } {
  const random = randomFrom(seedRandom(seed));
  const asked = { players: PLAYERS, deckSize: 24, turnLimit: 30, asks: ['damage', 'mulligans'], ...options };
  let match = unwrap(runtime.start(asked, seed));
  const moves: Move[] = [];
  const faults: string[] = [];
  for (let count = 0; !runtime.outcome(match); count++) {
    const [player = ''] = runtime.toAct(match);
    const inGame = match.state.players.filter(({ left }) => left !== true);
    const quits = random.below(600) === 0 ? inGame[random.below(inGame.length)]?.id : undefined;
    const move =
      quits === undefined
        ? BOTS.random(seatOf(runtime, match, player), random)
        : { move: 'concede', player: quits, params: {} };
    if (move === undefined) throw new Error(`Nothing to do in ${seed} after ${count} moves`);
    const { match: after, events } = unwrap(runtime.apply(match, move));
    if (!runtime.outcome(after)) {
      faults.push(...faultsOf(after.state));
      if (events.some(({ type }) => type === 'leftGame')) settled(after.state);
    }
    match = after;
    moves.push(move);
  }
  expect(faults).toEqual([]);
  return { match, record: { ...unwrap(runtime.record(asked, seed)), moves } };
}

const GIANT = { format: 'two-headed-giant', startingLife: 15 };
const OWN_LIVES = { teams: [PLAYERS.slice(0, 2), PLAYERS.slice(2)], startingLife: 8 };

it.each([
  ['810: Two-Headed Giant', GIANT],
  ['805: teams that share turns alone', OWN_LIVES],
])('%s: random players play to the end, and a replay is the very match', (_name, options) => {
  for (let at = 0; at < MATCHES; at++) {
    const { match, record } = played(`teams ${at}`, options);
    const { winners } = runtime.outcome(match) ?? { winners: [] };
    expect([[], ['ann', 'bob'], ['cat', 'dan']]).toContainEqual(winners);
    expect(canonicalJson(unwrap(runtime.replay(record)).match)).toBe(canonicalJson(match));
  }
});
