import type { CardFiles, HostedGame, HostWords, OpenMatches } from '@reticle/core/host';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cliIssue, EXIT, Failure, type ExitCode, nearest } from './failure.js';
import { gamesIn } from './own/load.js';
import {
  installedGames,
  type InstalledGames,
  locate,
  type NamedModule,
  modulesOfProject,
} from './own/project.js';

/** Returns the commands that a game supports. */
export function commandsFor({ words, cards, matches }: HostedGame): readonly string[] {
  return [
    ...(matches ? ['play', 'simulate', 'arena', 'balance', 'serve-bot', 'replay', 'bisect'] : []),
    ...(matches?.with(({ puzzles }) => puzzles !== undefined) === true ? ['puzzle'] : []),
    ...(words ? ['parse'] : []),
    ...(words && cards ? ['coverage'] : []),
    'explain',
    'scenario',
    'schema',
  ];
}

/** Returns a game's matches. @throws Failure with the commands that a game without matches supports */
export function matchesOf(game: HostedGame, command: string): OpenMatches {
  if (!game.matches) throw cannot(game, command, 'no matches are played');
  return game.matches;
}

/** Returns how a game reads words. @throws Failure with the commands that a game without words supports */
export function wordsOf(game: HostedGame, command: string): HostWords {
  if (!game.words) throw cannot(game, command, 'cards are not read from words');
  return game.words;
}

/**
 * Returns how a game reads files of cards and their words. @throws Failure with the commands that a game
 * without them supports
 */
export function cardsOf(
  game: HostedGame,
  command: string,
): { readonly words: HostWords; readonly cards: CardFiles } {
  const words = wordsOf(game, command);
  const { cards } = game;
  if (!cards) throw cannot(game, command, 'files of cards are not read');
  return { words, cards };
}

function cannot(game: HostedGame, command: string, because: string): Failure {
  const data = { game: game.id, command, because, can: commandsFor(game) };
  return new Failure(EXIT.usage, [cliIssue('cannot', data)]);
}

/** A game, and the URL of the module that defines it. */
interface KnownGame {
  readonly game: HostedGame;
  readonly module: string;
}

/**
 * The games that a call of the command can find: those of `--game-module`, of the project, and of the
 * installed packages. Only the requested ones are loaded.
 */
export interface KnownGames {
  /**
   * Finds the game with that id. Returns undefined if there is none. @throws Failure if a module is refused
   */
  find(id: string): Promise<KnownGame | undefined>;
  /** Like {@link find}. @throws Failure with suggestions if there is no such game */
  known(id: string, exit?: ExitCode): Promise<KnownGame>;
  /** Like {@link known}, but returns only the game. @throws Failure with suggestions */
  named(id: string, exit?: ExitCode): Promise<HostedGame>;
  /** Loads all games. @throws Failure if a module is refused */
  all(): Promise<readonly KnownGame[]>;
}

/**
 * Looks for games from a folder upwards.
 *
 * @param given returns the modules of `--game-module`; it is called once the command line is read
 */
export function knownGames(folder: string, given: () => readonly string[]): KnownGames {
  const cwd = resolve(folder);
  const modules = new Map<string, Promise<readonly KnownGame[]>>();
  /** Loads the games of a module, once. */
  const loaded = async (named: NamedModule): Promise<readonly KnownGame[]> => {
    const url = await locate(named);
    const found =
      modules.get(url) ??
      gamesIn(url, named.module).then((games) => games.map((game) => ({ game, module: url })));
    modules.set(url, found);
    return found;
  };
  const ofOption = once(() =>
    gathered(
      given().map((module) => ({ module, folder: cwd, from: '--game-module' })),
      loaded,
    ),
  );
  const ofProject = once(async () => gathered(await modulesOfProject(cwd), loaded, await ofOption()));
  const installed = once(() => installedGames(cwd));

  const find = async (id: string): Promise<KnownGame | undefined> => {
    const named = withId(await ofOption(), id);
    if (named) return named;
    // A package probably has the name of its game. So it is looked at first, and nothing else is loaded.
    const isCalled = ({ name }: InstalledGames) => name.split('/').at(-1) === id;
    const packages = await installed();
    return (
      (await among(packages.filter(isCalled), id)) ??
      withId(await ofProject(), id) ??
      (await among(
        packages.filter((each) => !isCalled(each)),
        id,
      ))
    );
  };
  const among = async (packages: readonly InstalledGames[], id: string): Promise<KnownGame | undefined> => {
    for (const named of packages.flatMap(({ modules: some }) => some)) {
      const found = withId(await loaded(named), id);
      if (found) return found;
    }
    return undefined;
  };
  const all = once(async () => {
    const known = [...(await ofProject())];
    for (const { modules: some } of await installed())
      for (const named of some)
        for (const found of await loaded(named)) if (!withId(known, found.game.id)) known.push(found);
    return known;
  });
  const known = async (id: string, exit: ExitCode = EXIT.usage): Promise<KnownGame> => {
    const found = await find(id);
    if (found) return found;
    const ids = (await all()).map(({ game }) => game.id);
    const path = exit === EXIT.badInput ? ['game'] : [];
    throw new Failure(exit, [
      cliIssue('unknownGame', { game: id, known: ids, near: nearest(id, ids) }, path),
    ]);
  };
  return { find, all, known, named: async (id, exit) => (await known(id, exit)).game };
}

const withId = (games: readonly KnownGame[], id: string): KnownGame | undefined =>
  games.find(({ game }) => game.id === id);

/**
 * Adds the games of some modules to the known ones. @throws Failure if a module is refused, or an id occurs
 * twice
 */
async function gathered(
  modules: readonly NamedModule[],
  loaded: (named: NamedModule) => Promise<readonly KnownGame[]>,
  before: readonly KnownGame[] = [],
): Promise<readonly KnownGame[]> {
  const known = [...before];
  for (const named of modules) {
    const found = await loaded(named);
    if (found.some(({ module }) => known.some((other) => other.module === module))) continue;
    for (const each of found) {
      const { id } = each.game;
      const other = withId(known, id);
      if (other) {
        const data = { game: id, module: named.module, other: fileURLToPath(other.module) };
        throw new Failure(EXIT.badInput, [cliIssue('gameTwice', data)]);
      }
      known.push(each);
    }
  }
  return known;
}

function once<Answer>(work: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  return () => (answer ??= work());
}
