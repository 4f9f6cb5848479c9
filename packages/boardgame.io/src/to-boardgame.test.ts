import { canonicalJson } from '@reticle/core';
import { taktikMatch } from '@reticle/taktik';
import { Client } from 'boardgame.io/client';
import { INVALID_MOVE } from 'boardgame.io/core';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { pickMatch } from '../test/pick.js';
import { OPTIONS, SECRET, tableOf } from '../test/table.js';
import { toBoardgame, type Refusal, type MatchForClient } from './index.js';
import { isHosted } from './hosted.js';
import { type BoardgameSettings } from './settings.js';

// boardgame.io writes to the console what it refuses.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const taktikTable = (settings: BoardgameSettings = {}) => {
  const table = tableOf(taktikMatch, ['0', '1'], { options: OPTIONS, ...settings });
  onTestFinished(table.stop);
  return table;
};

describe('a refused move', () => {
  it.each<[string, number, string, readonly unknown[], string]>([
    ['not in its phase', 1, 'endPhase', [], 'taktik.wrongPhase'],
    ['with params that are none', 1, 'moveUnit', [{ unitId: 5, to: { x: 0, y: 0 } }], 'wrongType'],
    [
      'with targets that it does not take',
      1,
      'draw',
      [{}, [{ targets: [{ kind: 'unit', id: 'x' }] }]],
      'targetsNotWanted',
    ],
    ['with hostile keys', 1, 'playCard', [JSON.parse('{"__proto__": 1}')], 'hostileKey'],
    ['with params that are no object', 1, 'draw', ['now'], 'wrongType'],
  ])('%s leaves the match as it was, and its issues are told', (_what, place, name, args, code) => {
    const refusals: Refusal[] = [];
    const table = taktikTable({ onRefused: (refusal) => refusals.push(refusal) });
    const kept = () => canonicalJson([table.server().G, table.server().ctx]);
    const before = kept();
    table.move(place, name, ...args);
    expect(kept()).toBe(before);
    expect(refusals).toEqual([
      { move: name, playerID: String(place), issues: [expect.objectContaining({ code })] },
    ]);
    expect(JSON.parse(JSON.stringify(refusals))).toEqual(refusals);
  });

  it('is one of who may not act, too; boardgame.io itself stops it', () => {
    const table = taktikTable();
    const before = canonicalJson(table.match());
    table.move(0, 'draw');
    expect(canonicalJson(table.match())).toBe(before);
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('is one named "%s"', (type) => {
    const table = taktikTable();
    const kept = () => canonicalJson([table.server().G, table.server().ctx]);
    const before = kept();
    table.transports[1]!.sendAction(table.server(), {
      type: 'MAKE_MOVE',
      payload: { type, args: [], playerID: '1', credentials: '' },
    });
    expect(kept()).toBe(before);
  });

  it("is boardgame.io's INVALID_MOVE", () => {
    const { moves } = toBoardgame({ runtime: taktikMatch }, { secret: SECRET, options: OPTIONS });
    const G = { options: OPTIONS, salt: '1', match: null, events: [] };
    expect(moves['draw']?.move({ G, playerID: '7' })).toBe(INVALID_MOVE);
    expect(moves['draw']?.move({ G, playerID: '1' })).not.toBe(INVALID_MOVE);
  });

  it('is one in a match that was saved and is damaged', () => {
    const refusals: Refusal[] = [];
    const { moves } = toBoardgame(taktikMatch, {
      secret: SECRET,
      onRefused: (refusal) => refusals.push(refusal),
    });
    const started = taktikMatch.start(OPTIONS, 1);
    if (!started.ok) throw new Error('It starts.');
    const G = { options: OPTIONS, salt: '1', match: { ...started.value, version: 99 }, events: [] };
    expect(moves['draw']?.move({ G, playerID: '1' })).toBe(INVALID_MOVE);
    expect(refusals.flatMap(({ issues }) => issues.map(({ code }) => code))).toEqual(['wrongGame']);
  });
});

describe('a match in which several act at the same time', () => {
  const table = () => {
    const three = tableOf(pickMatch, ['0', '1', '2']);
    onTestFinished(three.stop);
    return three;
  };

  it('has the players active who have not acted, in any order, and the next turn has all again', () => {
    const { move, server, seen } = table();
    const active = () => Object.keys(server().ctx.activePlayers ?? {});
    expect(active()).toEqual(['0', '1', '2']);
    move(1, 'pick', { number: 5 });
    expect([active(), seen(1).view.state['own'], seen(0).view.state['own']]).toEqual([['0', '2'], 5, null]);
    expect([seen(0).events, seen(1).events.length]).toEqual([[], 1]);
    move(0, 'pick', { number: 4 });
    expect([server().ctx.activePlayers, server().ctx.currentPlayer]).toEqual([null, '2']);
    move(2, 'pick', { number: 4 });
    expect(active()).toEqual(['0', '1', '2']);
  });

  it('ends with several winners where it has several, or with one', () => {
    const { move, server } = table();
    for (const number of [9, 7]) for (const place of [2, 0, 1]) move(place, 'pick', { number });
    expect(server().ctx.gameover).toEqual({ winners: ['ann', 'bob', 'cat'], reason: 'highest' });
  });

  it('lists what each may do, and its bots may do no more', () => {
    const { game, move, server, seen } = table();
    const { enumerate } = game.ai;
    expect(seen(0).moves.map(({ params }) => params)).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
    expect(enumerate(server().G, server().ctx, '1')).toEqual(
      [1, 2, 3].map((number) => ({ move: 'pick', args: [{ number }] })),
    );
    expect(enumerate(seen(1), server().ctx, '1')).toEqual(enumerate(server().G, server().ctx, '1'));
    expect(enumerate(seen(1), server().ctx, '0')).toEqual([]);
    move(1, 'pick', { number: 5 });
    expect([seen(1).moves, enumerate(server().G, server().ctx, '1')]).toEqual([[], []]);
    expect(enumerate(server().G, server().ctx, 'nobody')).toEqual([]);
  });
});

describe('events of boardgame.io that a client sends by hand', () => {
  it.each<[string, unknown]>([
    ['endGame', { winner: '1' }],
    ['endTurn', { next: '0' }],
    ['endTurn', { remove: true }],
    ['setActivePlayers', ['0', '1']],
    ['setStage', 'mine'],
    ['endPhase', undefined],
    ['setPhase', ''],
  ])('%s changes neither the match nor who may act', (type, arg) => {
    const { transports, server, match, move } = taktikTable();
    const before = canonicalJson(match());
    transports[1]!.sendAction(server(), {
      type: 'GAME_EVENT',
      payload: { type, args: [arg], playerID: '1', credentials: '' },
    });
    const who = { currentPlayer: '1', activePlayers: null, playOrder: ['0', '1'] };
    expect(server().ctx).toMatchObject(who);
    expect(server().ctx).not.toHaveProperty('gameover');
    expect(canonicalJson(match())).toBe(before);
    move(1, 'draw');
    expect(match().step).toBe(1);
  });

  it('are not among what a client offers, and nothing is taken back', () => {
    const { clients, match, move } = taktikTable();
    expect(clients[1]!.events).toEqual({});
    move(1, 'draw');
    clients[1]!.undo();
    expect(match().step).toBe(1);
  });
});

describe('a match begins', () => {
  const settings = { secret: SECRET, options: OPTIONS };

  it('the same for the same secret and seed, another for another secret', () => {
    const first = (secret: string) => taktikTable({ secret }).seen(0).view;
    expect(first('a')).toEqual(first('a'));
    expect(first('a')).not.toEqual(first('b'));
  });

  it.each<[string, BoardgameSettings, unknown, number, string]>([
    ['without a secret', {}, undefined, 2, 'secret'],
    ['with options that are none', settings, { width: 'wide' }, 2, 'number'],
    ['with options that the game refuses', settings, { width: 2 }, 2, '6'],
    ['with three, where it is for two', settings, undefined, 3, 'for 2, not for 3'],
  ])('not %s', (_what, given, setupData, players, words) => {
    const { setup, validateSetupData } = toBoardgame(taktikMatch, given);
    expect(validateSetupData(setupData, players)).toContain(words);
    const context = { random: { Die: () => 1 }, ctx: { numPlayers: players } };
    expect(() => setup(context, setupData)).toThrow(words);
  });

  it('with the options of its setupData', () => {
    const { setup, validateSetupData } = toBoardgame(taktikMatch, settings);
    expect(validateSetupData({ ...OPTIONS, turnLimit: 3 }, 2)).toBeUndefined();
    const G = setup({ random: { Die: () => 1 }, ctx: { numPlayers: 2 } }, { ...OPTIONS, turnLimit: 3 });
    expect(isHosted(G) && G.options['turnLimit']).toBe(3);
  });

  it('on one machine without a server, and shows the view of its player there as well', () => {
    const client = Client({ game: toBoardgame(taktikMatch, settings), debug: false, playerID: '1' });
    client.start();
    onTestFinished(() => client.stop());
    client.moves['draw']?.();
    const G = client.getState()!.G as MatchForClient;
    expect(G.view).toMatchObject({ viewer: 'blue', step: 1 });
    expect(JSON.stringify(G)).not.toContain('"random"');
  });

  it('and lists as few moves as the settings say', () => {
    expect(taktikTable({ listed: 0 }).seen(1).moves).toEqual([]);
    const { move, seen } = tableOf(pickMatch, ['0', '1', '2'], { listed: 2 });
    move(1, 'pick', { number: 1 });
    expect(seen(0).moves.length).toBe(2);
  });
});
