import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import * as z from 'zod';

/** Who makes a request, as the accounts of a host say. */
export interface Identity {
  /** The account: the same text from whatever device its owner comes. At most 256 characters. */
  readonly id: string;
  /** The name that others see at a table. */
  readonly name?: string;
}

/** A request, as the option `identity` is asked about it. */
interface IdentityRequest {
  /** The headers, with cookies and whatever proxies have added. */
  readonly headers: IncomingHttpHeaders;
  /** The address of the client. An IPv6 address stands as its network. */
  readonly address: string;
  /** Aborted once nobody waits for the answer. */
  readonly signal: AbortSignal;
}

/** Says whose a request is. Undefined means a guest, who has no account. */
export type Identify = (request: IdentityRequest) => Promise<Identity | undefined> | Identity | undefined;

/** Thrown if the accounts of the host do not say who somebody is: they failed, took too long, or said nonsense. */
export class UnknownIdentityError extends Error {
  override readonly name = 'UnknownIdentityError';
}

/** The most characters of a name. */
const LONGEST = 40;

/**
 * Returns a name as it may be shown to others: on one line, without characters that nobody sees or that turn
 * other text around, and not too long. Returns undefined if nothing is left.
 */
export function shownName(text: string): string | undefined {
  const visible = text
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/gu, ' ');
  const name = Array.from(visible.trim()).slice(0, LONGEST).join('').trim();
  return name === '' ? undefined : name;
}

const identity = z.strictObject({ id: z.string().min(1).max(256), name: z.string().max(10_000).optional() });

/** The milliseconds that the accounts of a host may take to answer. */
const PATIENCE = 5_000;

/** What {@link Accounts} need. */
interface AccountsOptions {
  readonly identify: Identify | undefined;
  /** Returns the address of a client. */
  readonly address: (request: IncomingMessage) => string;
  /** The origins of other pages that may use the server from a browser. */
  readonly origins: readonly string[];
  /** The milliseconds that the answer may take. */
  readonly patience?: number;
}

/** The accounts of a host, which say whose a request is. */
export class Accounts {
  readonly #options: AccountsOptions;
  readonly #patience: number;

  constructor(options: AccountsOptions) {
    this.#options = options;
    this.#patience = options.patience ?? PATIENCE;
  }

  /**
   * Returns whose a request is, with a name that may be shown. Returns undefined for a guest. A request that a page
   * of another origin makes is a guest's, since the browser adds its user's cookies to it.
   *
   * @throws UnknownIdentityError if that cannot be known now
   */
  async of(request: IncomingMessage): Promise<Identity | undefined> {
    const { identify, address, origins } = this.#options;
    if (!identify || isForeign(request, origins)) return undefined;
    const signal = AbortSignal.timeout(this.#patience);
    const late = new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error('It took too long.'))),
    );
    // Nobody waits for it if the answer came first.
    late.catch(() => {});
    const ask = async () => identify({ headers: request.headers, address: address(request), signal });
    try {
      const said: unknown = await Promise.race([ask(), late]);
      const found = identity.optional().parse(said);
      if (!found) return undefined;
      const name = shownName(found.name ?? '');
      return { id: found.id, ...(name === undefined ? {} : { name }) };
    } catch (error) {
      throw new UnknownIdentityError('The accounts of the host do not say who this is.', { cause: error });
    }
  }
}

/** Whether a page of another origin, which is not allowed to use the server, makes a request. */
function isForeign({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host = '', 'sec-fetch-site': site } = headers;
  if (origin !== undefined && origins.includes(origin)) return false;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}
