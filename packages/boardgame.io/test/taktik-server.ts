import { canonicalJson } from '@reticle/core';
import { taktikMatch } from '@reticle/taktik';
import type { Game } from 'boardgame.io';
import { expect, onTestFinished, vi } from 'vitest';
import { toBoardgame } from '../src/index.js';
import { pickMatch } from './pick.js';
import { RawSocket, serve } from './server.js';
import { OPTIONS, SECRET } from './table.js';

/** The games for tests of the server. */
const taktik = (): Game => toBoardgame(taktikMatch, { secret: SECRET, options: OPTIONS });
export const pick = (): Game => toBoardgame(pickMatch, { secret: SECRET });
/** Another game on the same server, which shows everything. */
const open: Game = { name: 'open', setup: () => ({}), moves: { go: () => ({}) } };

export const until = (holds: () => void) => vi.waitFor(holds, { interval: 5, timeout: 5_000 });

/** Starts a server with a match of Taktik in which both seats are taken, and blue (seat 1) begins. */
export async function taktikServer() {
  const server = await serve([taktik(), pick(), open]);
  onTestFinished(server.stop);
  const matchID = await server.create('taktik');
  const credentials = [await server.join('taktik', matchID, '0'), await server.join('taktik', matchID, '1')];
  const stored = () => {
    const found = server.memory.fetch(matchID, { state: true, initialState: true, log: true });
    if (found instanceof Promise) throw new TypeError('It is in memory.');
    const { state, initialState, log } = found;
    return canonicalJson({ state: { ...state, plugins: {} }, initialState, log });
  };
  const sit = async (place: number, at = matchID) => {
    const socket = await RawSocket.connect(server.url, 'taktik');
    onTestFinished(() => socket.close().catch(() => {}));
    await socket.emit('sync', at, String(place), credentials[place], 2);
    await until(() => expect(socket.got('sync').length).toBe(1));
    return socket;
  };
  const move = (type: string, more: object = {}) => ({
    type: 'MAKE_MOVE',
    payload: { type, args: [], playerID: '1', credentials: credentials[1], ...more },
  });
  return { ...server, matchID, credentials, stored, sit, move };
}
export type TaktikServer = Awaited<ReturnType<typeof taktikServer>>;

/**
 * Checks that the server answers, that the match is unchanged, and that an honest move still works. Returns
 * what is stored then.
 */
export async function livesOn({ stored, sit, move, matchID }: TaktikServer, before: string): Promise<string> {
  expect(stored()).toBe(before);
  const honest = await sit(1);
  await honest.emit('update', move('draw'), 0, matchID, '1');
  await until(() => expect(honest.got('update').length).toBe(1));
  return stored();
}
