import { createHash, randomBytes } from 'node:crypto';
import type { StoredTable } from '../store/store.js';

/** Makes a token that nobody can guess: 192 bits, as text that fits into a URL. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** Returns the hash of a token, which is saved instead of the token. It opens no seat. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** What somebody shows to have a right at a table. */
export interface Credentials {
  readonly token?: string | undefined;
  /** The account, as the host says. No client can choose it. */
  readonly account?: string | undefined;
}

/** Who has a right: the owner of an account, or, without one, whoever has the token with this hash. */
type Holder = Pick<StoredTable['seats'][number], 'token' | 'account'>;

/** Whether a right is that of whoever shows these. A token is not enough for what belongs to an account. */
export const isHeldBy = (holder: Holder, { token, account }: Credentials): boolean =>
  holder.account === undefined
    ? token !== undefined && holder.token === hashOfToken(token)
    : holder.account === account;

/**
 * Returns the seat that a token opens, or without a token the one of the account. Returns undefined if there is
 * none.
 */
export function seatOf({ seats }: StoredTable, shown: Credentials): string | undefined {
  const { token } = shown;
  const hash = token === undefined ? undefined : hashOfToken(token);
  const meant = hash === undefined ? seats : seats.filter((seat) => seat.token === hash);
  return meant.find((seat) => isHeldBy(seat, shown))?.player;
}
