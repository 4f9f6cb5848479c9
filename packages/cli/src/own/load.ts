import { cliIssue, EXIT, Failure, reasonOf } from '../failure.js';
import type { ListedGame } from '../game-module.js';
import { listedGameOf } from './shape.js';

/** The name under which a module has its games. */
const NAME = 'reticleGames';

/**
 * The games of a module that is not this package's: what it exports as `reticleGames`.
 *
 * @param url where it is, as a `file:` URL
 * @param module as it is called in refusals
 * @throws Failure (bad input) where it breaks off, has no such list, or something in the list is no game
 */
export async function gamesIn(url: string, module: string): Promise<readonly ListedGame[]> {
  const refused = (reason: string, data: { readonly [key: string]: unknown }): Failure =>
    new Failure(EXIT.badInput, [cliIssue(reason, { module, ...data })]);
  const exported = await imported(url).catch((error: unknown) => {
    throw refused('moduleThrew', { message: reasonOf(error) });
  });
  const list = exported[NAME];
  if (!Array.isArray(list) || list.length === 0) {
    throw refused('noGames', { name: NAME, found: Object.keys(exported) });
  }
  return list.map((value: unknown, index) => {
    const found = looked(value, `${NAME}.${index}`);
    if ('id' in found) return found;
    const [flaw] = found;
    throw refused('badGame', { ...flaw });
  });
}

async function imported(url: string): Promise<Readonly<Record<string, unknown>>> {
  const found: unknown = await import(/* @vite-ignore */ url);
  return { ...(typeof found === 'object' ? found : {}) };
}

/** Looking calls functions of the module's own. */
function looked(value: unknown, at: string): ReturnType<typeof listedGameOf> {
  try {
    return listedGameOf(value, at);
  } catch (error) {
    return [{ at, problem: reasonOf(error) }];
  }
}
