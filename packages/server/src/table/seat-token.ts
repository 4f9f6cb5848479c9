import { createHash, randomBytes } from 'node:crypto';
import type { StoredTable } from '../store/store.js';

/** A token that nobody can guess: 192 bits, as text that an address can hold. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** What is kept of a token: with it nobody can sit down. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The seat that a token opens; `undefined` if it opens none. */
export function seatOf({ seats }: StoredTable, token: string): string | undefined {
  const hash = hashOfToken(token);
  return seats.find((seat) => seat.token === hash)?.player;
}
