import type { Argument, Command, Option } from 'commander';
import { THINGS } from 'create-reticle-game';
import { BOT_NAMES } from '../options.js';
import type { NameKind, NamedGame } from './named.js';

/** What may stand where a value is wanted. */
export type Values =
  | {
      readonly kind: 'words';
      /** All of them, for a line that names no game yet. */
      readonly words: readonly string[];
      /** Those of the game that the line names; absent if games make no difference. */
      readonly byGame?: ReadonlyMap<string, readonly string[]>;
      /** Several of them may stand there, with commas between. */
      readonly isList?: boolean;
      /** A file may stand there, too. */
      readonly orFile?: boolean;
    }
  | { readonly kind: 'files' }
  | { readonly kind: 'folders' }
  /** A number, a seed, a name of one's own: nothing to complete. */
  | { readonly kind: 'free' };

export interface Flag {
  readonly long: string;
  readonly short: string | undefined;
  readonly about: string;
  /** What stands behind it; absent if nothing does. */
  readonly values?: Values;
}

/** A command as its completions need it. */
interface Completed {
  readonly name: string;
  readonly about: string;
  readonly options: readonly Flag[];
  /** What stands behind it, in order; the last of them again and again if `isOpen`. */
  readonly args: readonly Values[];
  readonly isOpen: boolean;
}

/** What there is to complete: made from the tree of the command, so that nothing can be missing. */
export interface Completions {
  readonly name: string;
  readonly options: readonly Flag[];
  readonly commands: readonly Completed[];
  /** All games, by their ids. */
  readonly games: readonly string[];
}

export type WordValues = Extract<Values, { readonly kind: 'words' }>;

const FREE: Values = { kind: 'free' };
const words = (some: readonly string[]): WordValues => ({ kind: 'words', words: some });

/** What each game of the project has by that name. */
const byGame = (games: readonly NamedGame[], named: NameKind): WordValues => ({
  kind: 'words',
  words: [...new Set(games.flatMap(({ names }) => names[named]))],
  byGame: new Map(games.map(({ id, names }) => [id, names[named]])),
});

/** By what a value is called in the help: `--save <file>`. */
const BY_NAME: Readonly<Record<string, Values>> = {
  file: { kind: 'files' },
  folder: { kind: 'folders' },
  path: { kind: 'files' },
  json: { kind: 'files' },
  before: { kind: 'files' },
  after: { kind: 'files' },
};

/** The options whose values a game names, by what they are called and what their value is. */
const OF_GAME: Readonly<Record<string, { named: NameKind; isList?: true; orFile?: true }>> = {
  '--human <player>': { named: 'players' },
  '--players <ids>': { named: 'seats', isList: true },
  '--set <name>': { named: 'sets' },
  '--format <name>': { named: 'formats' },
  '--format <format>': { named: 'deckFormats', orFile: true },
  '--types <types>': { named: 'types', isList: true },
};

const metavarOf = (flags: string): string => /[<[](?<name>[\w-]+)/u.exec(flags)?.groups?.['name'] ?? '';

/** The games that a command has something for. */
function gamesOf(command: string, games: readonly NamedGame[]): WordValues {
  const able = games.filter(({ commands }) => commands.includes(command));
  return words((able.length > 0 ? able : games).map(({ id }) => id));
}

function valuesOf(
  { flags, long, argChoices, required, optional }: Option,
  command: string,
  games: readonly NamedGame[],
): Values | undefined {
  if (!required && !optional) return undefined;
  if (argChoices) return words(argChoices);
  if (long === '--bots') return { ...words(BOT_NAMES), isList: true };
  if (long === '--bot') return words(BOT_NAMES);
  const { named, ...more } = OF_GAME[flags] ?? {};
  if (named) return { ...byGame(games, named), ...more };
  const name = metavarOf(flags);
  return name === 'game' ? gamesOf(command, games) : (BY_NAME[name] ?? FREE);
}

/** What stands at a place behind a command. */
function argumentOf(argument: Argument, command: string, games: readonly NamedGame[]): Values {
  const name = argument.name();
  if (argument.argChoices) return words(argument.argChoices);
  const able = gamesOf(command, games);
  // `explain` takes a question alone, too.
  if (name === 'game' && !argument.required) return { ...able, orFile: true };
  if (name === 'game' || name === 'games') return able;
  if (name === 'thing') return words(THINGS);
  if (name === 'source') return words(games.flatMap(({ sources }) => sources));
  if (name === 'name' && command === 'puzzle') return byGame(games, 'puzzles');
  if (name === 'name' && command === 'schema') return byGame(games, 'schemas');
  return BY_NAME[name] ?? FREE;
}

const flagsOf = (command: Command, games: readonly NamedGame[]): readonly Flag[] =>
  command
    .createHelp()
    .visibleOptions(command)
    .flatMap((option) => {
      const { long, short, description: about } = option;
      if (long === undefined) return [];
      const values = valuesOf(option, command.name(), games);
      return [{ long, short: short ?? undefined, about, ...(values ? { values } : {}) }];
    });

/** The completions of a program: its commands with what stands behind them, and the options of each beside those of all. */
export function completionsOf(program: Command, games: readonly NamedGame[]): Completions {
  const commands = program.commands.map((command) => ({
    name: command.name(),
    about: command.description(),
    options: flagsOf(command, games),
    args: command.registeredArguments.map((argument) => argumentOf(argument, command.name(), games)),
    isOpen: command.registeredArguments.some(({ variadic }) => variadic),
  }));
  const help = { name: 'help', about: 'the help of a command', options: [], isOpen: false };
  return {
    name: program.name(),
    options: flagsOf(program, games),
    commands: [...commands, { ...help, args: [words(commands.map(({ name }) => name))] }],
    games: games.map(({ id }) => id),
  };
}
