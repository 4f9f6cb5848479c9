import type { Argument, Command, Option } from 'commander';
import { THINGS } from 'create-reticle-game';
import { BOT_NAMES } from '../options.js';
import type { NameKind, NamedGame } from './named.js';

/** The possible values at one place of the command line. */
export type Values =
  | {
      readonly kind: 'words';
      /** The words of all games, for a line that names no game yet. */
      readonly words: readonly string[];
      /** The words of each game, for a line that names one. Absent if games make no difference. */
      readonly byGame?: ReadonlyMap<string, readonly string[]>;
      /** Whether the value may be a list of words with commas between them. */
      readonly isList?: boolean;
      /** Whether the value may also be a file. */
      readonly orFile?: boolean;
    }
  | { readonly kind: 'files' }
  | { readonly kind: 'folders' }
  /** A number, a seed, or a free name: nothing to complete. */
  | { readonly kind: 'free' };

export interface Flag {
  readonly long: string;
  readonly short: string | undefined;
  readonly about: string;
  /** The possible values of the option. Absent if it takes none. */
  readonly values?: Values;
}

/** The facts of a command that completions need. */
interface Completed {
  readonly name: string;
  readonly about: string;
  readonly options: readonly Flag[];
  /** The values of its arguments, in order. The last one repeats if `isOpen`. */
  readonly args: readonly Values[];
  readonly isOpen: boolean;
}

/** Everything that can be completed. It is made from the tree of commands, so nothing can be missing. */
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

/** Returns the words of one kind of name for each game of the project. */
const byGame = (games: readonly NamedGame[], named: NameKind): WordValues => ({
  kind: 'words',
  words: [...new Set(games.flatMap(({ names }) => names[named]))],
  byGame: new Map(games.map(({ id, names }) => [id, names[named]])),
});

/** The completions of values by their name in the help: `--save <file>`. */
const BY_NAME: Readonly<Record<string, Values>> = {
  file: { kind: 'files' },
  folder: { kind: 'folders' },
  path: { kind: 'files' },
  json: { kind: 'files' },
  before: { kind: 'files' },
  after: { kind: 'files' },
};

/** The options whose values come from a game, by the option's name and the name of its value. */
const OF_GAME: Readonly<Record<string, { named: NameKind; isList?: true; orFile?: true }>> = {
  '--human <player>': { named: 'players' },
  '--players <ids>': { named: 'seats', isList: true },
  '--set <name>': { named: 'sets' },
  '--format <name>': { named: 'formats' },
  '--format <format>': { named: 'deckFormats', orFile: true },
  '--types <types>': { named: 'types', isList: true },
};

const metavarOf = (flags: string): string => /[<[](?<name>[\w-]+)/u.exec(flags)?.groups?.['name'] ?? '';

/** Returns the games that support a command. */
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

/** Returns the possible values of an argument of a command. */
function argumentOf(argument: Argument, command: string, games: readonly NamedGame[]): Values {
  const name = argument.name();
  if (argument.argChoices) return words(argument.argChoices);
  const able = gamesOf(command, games);
  // `explain` also takes a question without a game.
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

/**
 * Builds the completions of a program: its commands with their arguments, and the options of each and of all.
 */
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
