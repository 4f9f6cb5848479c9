import { canonicalJson, unwrap } from '@reticle/core';
import { digestOf, type Move, SEEDING } from '@reticle/core/match';
import { taktikMatch } from '@reticle/taktik';
import { RandomBot } from 'boardgame.io/ai';
import { afterAll, describe, expect, it } from 'vitest';
import { OPTIONS, SECRET, tableOf } from '../test/table.js';
import { seedOf } from './index.js';

const NAMES = ['red', 'blue', undefined];

describe('a match of Taktik between two clients and a watcher, on one server', () => {
  const table = tableOf(taktikMatch, ['0', '1', null], { options: OPTIONS });
  const moves: Move[] = [];
  afterAll(() => table.stop());

  /** Everything that a client was sent and keeps. */
  const known = (place: number): string => {
    const client = table.clients[place]!;
    return JSON.stringify([client.getState(), client.getInitialState(), client.log]);
  };

  /**
   * Lets bots of boardgame.io decide with the moves that the server's game lists. Each move is sent by its
   * player's client.
   */
  async function step(bots: readonly RandomBot[]): Promise<boolean> {
    const state = table.server();
    if (state.ctx.gameover !== undefined) return false;
    const place = Number(state.ctx.currentPlayer);
    expect(taktikMatch.toAct(table.match())).toEqual([NAMES[place]]);
    expect(state.ctx.activePlayers).toBeNull();
    expect(table.clients.map((client) => client.getState()!.isActive)).toEqual(
      [0, 1, 2].map((at) => at === place),
    );
    const { action } = await bots[place]!.play(state, String(place));
    const { type, args } = action.payload as {
      type: string;
      args: [NonNullable<Move['params']>, Move['targets']?];
    };
    const [params, targets] = args;
    table.move(place, type, ...args);
    moves.push({ move: type, player: NAMES[place]!, params, ...(targets && { targets }) });
    return true;
  }

  it('is played to its end by bots, and shows everybody exactly what Reticle shows', async () => {
    const bots = ['0', '1'].map(
      (seat) => new RandomBot({ enumerate: table.game.ai.enumerate, seed: `bot ${seat}` }),
    );
    while (await step(bots)) {
      for (const [place, viewer] of NAMES.entries()) {
        expect(table.seen(place)).toEqual({
          view: taktikMatch.view(table.match(), viewer),
          seats: ['red', 'blue'],
          events: taktikMatch.viewEvents(table.hosted().events, viewer),
          moves: viewer === undefined ? [] : [...taktikMatch.legalMoves(table.match(), viewer)],
        });
      }
    }
  });

  it('comes to the end that Reticle itself comes to', () => {
    const seed = seedOf(SECRET, table.hosted());
    const record = { ...unwrap(taktikMatch.record(OPTIONS, seed)), moves, digest: digestOf(table.match()) };
    const replayed = unwrap(taktikMatch.replay(record));
    expect(canonicalJson(replayed.match)).toBe(canonicalJson(table.match()));
    expect(moves.length).toBeGreaterThan(30);
  });

  it('tells all how it ended', () => {
    const outcome = taktikMatch.outcome(table.match());
    const [first] = outcome!.winners;
    const end = first === undefined ? { draw: true } : { winner: String(NAMES.indexOf(first)) };
    for (const client of table.clients) {
      expect(client.getState()!.ctx.gameover).toEqual({ ...outcome, ...end });
    }
  });

  it.each([0, 1, 2])('never tells client %i the secret, the dice or the decks', (place) => {
    const { random, state } = table.match();
    const secrets = 'key' in random ? random.key : random;
    for (const hidden of [SECRET, ...secrets.map(String), JSON.stringify(state.deck)]) {
      expect(known(place)).not.toContain(hidden);
    }
    expect(table.clients[place]!.getInitialState().G).toEqual({
      options: unwrap(taktikMatch.record(OPTIONS, 0)).options,
      salt: table.hosted().salt,
      seeding: SEEDING,
      match: null,
      events: [],
    });
  });

  it('tells nobody else what a move chose', () => {
    const told = (place: number, by: string) =>
      (table.clients[place]!.log ?? [])
        .filter(({ action }) => action.type === 'MAKE_MOVE' && action.payload.playerID === by)
        .map(({ action }) => action.payload.args as unknown);
    expect(new Set(told(0, '1'))).toEqual(new Set([null]));
    expect(new Set(told(2, '0'))).toEqual(new Set([null]));
    expect(told(0, '0').every(Array.isArray)).toBe(true);
  });
});
