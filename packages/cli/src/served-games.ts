import { servedGame, type ServedGame } from '@reticle/server';
import { gamesIn } from './own/load.js';

/** A game of a server, and the URL of the module that defines it. */
interface WantedGame {
  readonly id: string;
  readonly module: string;
}

/** Loads the games of a server on a thread on which bots think. */
export async function games(wanted: readonly WantedGame[]): Promise<readonly ServedGame[]> {
  const found = await Promise.all(
    wanted.map(async ({ id, module }) => {
      const game = (await gamesIn(module, module)).find((each) => each.id === id);
      return game?.matches?.with((match) => servedGame(match.runtime, match, game.title));
    }),
  );
  return found.filter((game) => game !== undefined);
}
