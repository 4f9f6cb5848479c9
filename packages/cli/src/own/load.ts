import { hostedGame, type HostedGame } from '@reticle/core/host';
import { cliIssue, EXIT, Failure, reasonOf } from '../failure.js';
import { flawsOf, isHost, withParts } from './shape.js';

/** The names under which a module has its game, or its games. */
const NAMES = 'host or hosts';

/**
 * The games of a module: what it exports as `host`, or as a list `hosts`.
 *
 * @param url where it is, as a `file:` URL
 * @param module as it is called in refusals
 * @throws Failure (bad input) if it breaks off, exports neither, or something that it exports is no host
 */
export async function gamesIn(url: string, module: string): Promise<readonly HostedGame[]> {
  const refused = (reason: string, data: { readonly [key: string]: unknown }): Failure =>
    new Failure(EXIT.badInput, [cliIssue(reason, { module, ...data })]);
  const exported = await imported(url).catch((error: unknown) => {
    throw refused('moduleThrew', { message: reasonOf(error) });
  });
  const { host, hosts } = exported;
  const found: readonly (readonly [string, unknown])[] =
    host === undefined
      ? Array.isArray(hosts)
        ? hosts.map((value: unknown, index) => [`hosts.${index}`, value])
        : []
      : [['host', host]];
  if (found.length === 0) throw refused('noGames', { name: NAMES, found: Object.keys(exported) });
  return await Promise.all(
    found.map(async ([at, exportedHost]) => {
      const value = await withParts(exportedHost).catch((error: unknown) => {
        throw refused('badGame', { at, problem: reasonOf(error) });
      });
      if (isHost(value)) return await hostedGame(value);
      const [flaw] = flawsOf(value, at);
      throw refused('badGame', { ...flaw });
    }),
  );
}

async function imported(url: string): Promise<Readonly<Record<string, unknown>>> {
  const found: unknown = await import(/* @vite-ignore */ url);
  return { ...(typeof found === 'object' ? found : {}) };
}
