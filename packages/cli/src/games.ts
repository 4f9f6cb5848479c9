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

/** The commands that a game has something for. */
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

/** A game's matches; @throws Failure with what can be done with a game that has none */
export function matchesOf(game: HostedGame, command: string): OpenMatches {
  if (!game.matches) throw cannot(game, command, 'no matches are played');
  return game.matches;
}

/** How a game reads words; @throws Failure with what can be done with a game that reads none */
export function wordsOf(game: HostedGame, command: string): HostWords {
  if (!game.words) throw cannot(game, command, 'cards are not read from words');
  return game.words;
}

/** How a game reads files of cards, and their words; @throws Failure with what can be done with a game that reads none */
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

/** A game, and the module that it is from, as a URL. */
interface KnownGame {
  readonly game: HostedGame;
  readonly module: string;
}

/**
 * The games that a call of the command knows: those of `--game-module`, those of the project, and those of the packages that are
 * installed. Of these only what is asked for is loaded.
 */
export interface KnownGames {
  /** The game with that id, if there is one. @throws Failure if a module is refused */
  find(id: string): Promise<KnownGame | undefined>;
  /** The same; @throws Failure with the names that were probably meant */
  known(id: string, exit?: ExitCode): Promise<KnownGame>;
  /** The game alone of {@link known}. @throws Failure with the names that were probably meant */
  named(id: string, exit?: ExitCode): Promise<HostedGame>;
  /** All games. @throws Failure if a module is refused */
  all(): Promise<readonly KnownGame[]>;
}

/** @param given the modules of `--game-module`: asked for when the command line is read */
export function knownGames(folder: string, given: () => readonly string[]): KnownGames {
  const cwd = resolve(folder);
  const modules = new Map<string, Promise<readonly KnownGame[]>>();
  /** The games of a module, which is loaded once. */
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
    // A package is probably called as its game: it is looked at first, so that nothing else is loaded.
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

/** The games of some modules behind those that are known. @throws Failure if a module is refused, or an id is there twice */
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
