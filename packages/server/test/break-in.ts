/** What somebody tries who has no right to a table, over real requests and sockets. */
import { matchMaker } from '@colyseus/core';
import { Client } from '@colyseus/sdk';
import type { JsonObject } from '@reticle/core';
import { post, SocketClient, tableAt } from './served.js';

/** All methods of Colyseus' matchmaking. */
export const METHODS = ['joinOrCreate', 'create', 'join', 'joinById', 'reconnect'] as const;

/** What would name a room or a seat in an answer. */
export const NAMES_A_ROOM = /"roomId"|"sessionId"|"processId"/u;

/** Opens a table where the first player sits, and another table, of whose first seat the attacker has the token. */
export async function victimAndOther(url: string, asked: JsonObject) {
  const victim = await tableAt(url, asked);
  const other = await tableAt(url, asked);
  const [[player = '', token] = []] = victim.tokens;
  const sitting = await SocketClient.join(url, victim.id, token);
  return { victim, other, player, sitting, own: other.tokens.get(player) ?? '' };
}

/**
 * Tries to get to a table with the token of another one, by all methods, from outside and with a reservation
 * that was made for the room by its id. Returns the ways that were not refused with a code.
 */
export async function waysIn(url: string, asked: JsonObject): Promise<readonly string[]> {
  const { victim, other, sitting, own } = await victimAndOther(url, asked);
  const { roomId } = sitting.room;
  const found: string[] = [];
  const attempts = [
    { table: other.id, token: own },
    { table: victim.id, token: own },
    ...(asked['spectators'] === 'none' ? [{ table: victim.id }] : []),
  ];
  for (const method of METHODS)
    for (const options of attempts)
      for (const name of ['table', roomId]) {
        // That is the attacker's own table.
        if (method === 'joinOrCreate' && name === 'table' && options.table === other.id) continue;
        const { status, text } = await post(`${url}/matchmake/${method}/${name}`, JSON.stringify(options));
        const isRefused = Math.floor(status / 100) === 4 && /"code":"[\w.]+"/u.test(text);
        if (!isRefused || NAMES_A_ROOM.test(text)) found.push(`${method} ${name}: ${status} ${text}`);
      }
  // The room does not rely on that: here somebody has a reservation in it, made for another table.
  const reservation = await matchMaker.joinById(roomId, { table: other.id, token: own });
  await new Client(url).consumeSeatReservation(reservation).then(
    () => found.push('a reservation for another table'),
    (error: unknown) => String(error).includes('server.notAllowed') || found.push(String(error)),
  );
  if (sitting.left !== undefined) found.push('The one who sat there was disconnected.');
  sitting.room.connection.close();
  return found;
}
