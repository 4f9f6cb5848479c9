import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { ipKeyGenerator } from 'express-rate-limit';

/** Returns what an address counts as: itself; of IPv6 its network, since one client has all of it. */
const countedAddress = (address: string): string =>
  ipKeyGenerator(address.replace(/^::ffff:(?=\d+\.)/iu, ''));

/** Returns what an address counts as, or such a network. Returns undefined if it is neither. */
export function parseAddress(text: string): string | undefined {
  const address = text.replace(/(?<=:)\/56$/u, '');
  return isIP(address) === 0 ? undefined : countedAddress(address);
}

/** Matches an address as some proxies name it, with its port: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
const WITH_PORT = /^(?:\[(?<six>[^\]]*)\]|(?<four>[\d.]+))(?::\d{1,5})?$/u;

/** Returns an address without the port that a proxy may name beside it. */
function withoutPort(text: string): string {
  const { six, four } = WITH_PORT.exec(text)?.groups ?? {};
  return six ?? four ?? text;
}

/**
 * Returns the address for which the limits of a request count. It is the address of the socket, or, behind
 * proxies, the one that the first of them names in `X-Forwarded-For`. Anything further in that header may be
 * the client's own invention.
 *
 * @param proxies the number of proxies in front of the server
 */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const named = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const hops = [socket.remoteAddress ?? '', ...named.map((each) => withoutPort(each.trim())).toReversed()];
  const address = hops.slice(0, proxies + 1).findLast((each) => isIP(each) !== 0);
  return address === undefined ? 'unknown' : countedAddress(address);
}
