import { unwrap } from '@reticle/core';
import {
  BOTS,
  digestOf,
  randomFrom,
  seedRandom,
  type MatchRuntime,
  type Move,
  seatOf,
} from '@reticle/core/match';
import { lorcanaMatch } from '@reticle/lorcana';
import { mtgMatch } from '@reticle/mtg';
import { SIXTH_EDITION } from '@reticle/mtg/sets/6ed';
import { taktikMatch } from '@reticle/taktik';
import { describe, expect, it } from 'vitest';
import { opened } from '../test/opened.js';
import { pickMatch } from '../test/pick.js';
import { positionOf, snapshotOf } from './index.js';

const SMALL = { width: 6, height: 6, force: { infantry: 2, vehicle: 1, special: 0 } };

const withoutPlayer = ({ player: _player, ...move }: Move) => move;

/** Plays a match over a table: the client of each seat sends every move of a random bot. */
const gameCase = <State>(name: string, runtime: MatchRuntime<State>, options: object, most: number) => ({
  name,
  async play() {
    const { table, match, log, sit } = opened(runtime, options);
    const clients = new Map(table.players.map((player) => [player, sit(player)]));
    const watcher = sit(null);
    const random = randomFrom(seedRandom('over the table'));
    while (table.outcome === undefined && table.step < most) {
      const [player = ''] = table.acting;
      const move = BOTS.random(seatOf(runtime, table.match, player), random);
      if (!move) throw new Error('There is no move.');
      const answer = await clients
        .get(player)
        ?.say({ type: 'move', step: table.step, ...withoutPlayer(move) });
      expect(answer).toMatchObject({ type: 'done', step: table.step });
    }
    expect(table.step).toBeGreaterThan(5);
    for (const [player, client] of [...clients, [undefined, watcher] as const])
      expect(client.view).toEqual(JSON.parse(JSON.stringify(runtime.view(table.match, player))));
    return { runtime, table, match, log };
  },
  /** Returns the end position of a table, and those its log gives with a snapshot and without. */
  async again() {
    const { table, match, log } = await this.play();
    const half = log.slice(0, Math.floor(log.length / 2));
    const kept = snapshotOf(unwrap(positionOf(runtime, match, half)));
    const moves = log.flatMap((entry) => (entry.kind === 'move' ? [entry.move] : []));
    const again = [undefined, kept].map((from) => {
      const position = unwrap(positionOf(runtime, match, log, from));
      return { step: position.step, digest: digestOf(position.match), moves: position.moves };
    });
    const played = { step: table.step, digest: digestOf(table.match), moves };
    return { played: [played, played], again };
  },
});

const GAMES = [
  gameCase('Taktik', taktikMatch, SMALL, 400),
  gameCase('Lorcana', lorcanaMatch, {}, 60),
  gameCase('Magic', mtgMatch({ id: '6ed', cards: SIXTH_EDITION }), {}, 60),
  gameCase('a game of secret picks', pickMatch, { rounds: 3 }, 100),
];

describe.each(GAMES)('a table of $name', (game) => {
  it('shows every seat and spectators their own view, and can be had again from its log, with a snapshot or without', async () => {
    const { played, again } = await game.again();
    expect(again).toEqual(played);
  });
});
