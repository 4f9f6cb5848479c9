import { createHash, randomBytes } from 'node:crypto';
import type { StoredTable } from '../store/store.js';

/** Makes a token that nobody can guess: 192 bits, as text that fits into a URL. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** Returns the hash of a token, which is saved instead of the token. It opens no seat. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Returns the seat that a token opens. Returns undefined if it opens none. */
export function seatOf({ seats }: StoredTable, token: string): string | undefined {
  const hash = hashOfToken(token);
  return seats.find((seat) => seat.token === hash)?.player;
}
