import process from 'node:process';
import { canonicalJson, unwrap } from '@reticle/core';
import { expect, it } from 'vitest';
import { playedToTheEnd, runtime } from '../../../test/6ed/conceding.js';
import { landsAllowed } from '../../play/cast.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { isActive } from '../../state/teams.js';

const MATCHES = process.env['RETICLE_DEEP'] === '1' ? 100 : 2;
const PLAYERS = ['ann', 'bob', 'cat', 'dan'];

/** Returns how many lands a player of the active team may have played, even if what allowed it has gone. */
const most = (state: MtgMatchState, player: string): number =>
  Math.max(landsAllowed(state, player), 2 + (state.turn.extraLandsOfTeam?.[player] ?? 0));

/** Returns the faults of a state that teams play on. */
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

const OPTIONS = { players: PLAYERS, deckSize: 24, turnLimit: 30, asks: ['damage', 'mulligans'] };

const GIANT = { format: 'two-headed-giant', startingLife: 15 };
const OWN_LIVES = { teams: [PLAYERS.slice(0, 2), PLAYERS.slice(2)], startingLife: 8 };

it.each([
  ['810: Two-Headed Giant', GIANT],
  ['805: teams that share turns alone', OWN_LIVES],
])('%s: random players play to the end, and a replay is the very match', (_name, more) => {
  for (let at = 0; at < MATCHES; at++) {
    const [options, seed] = [{ ...OPTIONS, ...more }, `teams ${at}`];
    const { match, moves, faults } = playedToTheEnd(options, seed, 600, faultsOf);
    expect(faults).toEqual([]);
    const { winners } = runtime.outcome(match) ?? { winners: [] };
    expect([[], ['ann', 'bob'], ['cat', 'dan']]).toContainEqual(winners);
    expect(
      canonicalJson(unwrap(runtime.replay({ ...unwrap(runtime.record(options, seed)), moves })).match),
    ).toBe(canonicalJson(match));
  }
});
