import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cliIssue, EXIT, Failure, type ExitCode } from './failure.js';
import type { ListedGame } from './game-module.js';
import { builtIn } from './games.js';
import { gamesIn } from './own/load.js';
import { locate } from './own/locate.js';
import type { NamedModule } from './own/named-module.js';
import { modulesOfProject } from './own/project.js';
import { nearest } from './suggest.js';

/** A game, and the module that it is from, as a URL; none where it is built in. */
interface KnownGame {
  readonly game: ListedGame;
  readonly module?: string;
}

/** A game by its id, before somebody asks for it. */
interface Entry {
  readonly id: string;
  readonly module?: string;
  readonly load: () => Promise<ListedGame>;
}

/**
 * The games that a call of the command knows: those that are built in, those of `--game-module`, and those of the project.
 * The project's modules are loaded only where the others do not have the game, and of those that are built in only what
 * is asked for.
 */
export interface KnownGames {
  /** The game with that id, if there is one. @throws Failure where a module is refused */
  find(id: string): Promise<KnownGame | undefined>;
  /** The same; @throws Failure with the names that were probably meant */
  named(id: string, exit?: ExitCode): Promise<ListedGame>;
  /** All games. @throws Failure where a module is refused */
  all(): Promise<readonly KnownGame[]>;
}

/** @param given the modules of `--game-module`: asked for when the command line is read */
export function knownGames(folder: string, given: () => readonly string[]): KnownGames {
  const cwd = resolve(folder);
  const withGiven = once(() =>
    withModules(
      [...builtIn].map(([id, load]) => ({ id, load })),
      given().map((module) => ({ module, folder: cwd, from: '--game-module' })),
    ),
  );
  const all = once(async () => withModules(await withGiven(), await modulesOfProject(cwd)));
  const find = async (id: string): Promise<KnownGame | undefined> => {
    const found = withId(await withGiven(), id) ?? withId(await all(), id);
    return found && loaded(found);
  };
  return {
    find,
    all: async () => Promise.all((await all()).map(loaded)),
    async named(id, exit = EXIT.usage) {
      const found = await find(id);
      if (found) return found.game;
      const known = (await all()).map((entry) => entry.id);
      const path = exit === EXIT.badInput ? ['game'] : [];
      throw new Failure(exit, [cliIssue('unknownGame', { game: id, known, near: nearest(id, known) }, path)]);
    },
  };
}

const withId = (games: readonly Entry[], id: string): Entry | undefined =>
  games.find((entry) => entry.id === id);

const loaded = async ({ module, load }: Entry): Promise<KnownGame> => ({
  game: await load(),
  ...(module === undefined ? {} : { module }),
});

/** @throws Failure where a module is refused, or an id is there twice */
async function withModules(
  before: readonly Entry[],
  modules: readonly NamedModule[],
): Promise<readonly Entry[]> {
  const known = [...before];
  for (const named of modules) {
    const url = await locate(named);
    if (known.some(({ module }) => module === url)) continue;
    for (const game of await gamesIn(url, named.module)) {
      const other = withId(known, game.id);
      if (other) throw taken(game.id, named.module, other);
      known.push({ id: game.id, module: url, load: () => Promise.resolve(game) });
    }
  }
  return known;
}

function taken(game: string, module: string, other: Entry): Failure {
  const issue =
    other.module === undefined
      ? cliIssue('gameBuiltIn', { game, module })
      : cliIssue('gameTwice', { game, module, other: fileURLToPath(other.module) });
  return new Failure(EXIT.badInput, [issue]);
}

function once<Answer>(work: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  return () => (answer ??= work());
}
