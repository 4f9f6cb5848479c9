import type { Argument, Command, Option } from 'commander';
import { THINGS } from 'create-reticle-game';
import { BOT_NAMES } from '../options.js';

/** What may stand where a value is wanted. */
export type Values =
  | {
      readonly kind: 'words';
      readonly words: readonly string[];
      /** Several of them may stand there, with commas between. */
      readonly isList?: boolean;
      /** A file may stand there, too. */
      readonly orFile?: boolean;
    }
  /** What the game has that is named before it. */
  | { readonly kind: 'ofGame'; readonly words: ReadonlyMap<string, readonly string[]> }
  | { readonly kind: 'files' }
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
}

/** What the project has that values name. */
export interface ToName {
  readonly games: readonly string[];
  /** Databases of cards that a game reads. */
  readonly sources: readonly string[];
  /** By game. */
  readonly puzzles: ReadonlyMap<string, readonly string[]>;
}

const FREE: Values = { kind: 'free' };
const words = (some: readonly string[]): Values => ({ kind: 'words', words: some });

/** By what a value is called in the help: `--save <file>`. */
const BY_NAME: Readonly<Record<string, Values>> = {
  file: { kind: 'files' },
  folder: { kind: 'files' },
  path: { kind: 'files' },
  json: { kind: 'files' },
  before: { kind: 'files' },
  after: { kind: 'files' },
};

const metavarOf = (flags: string): string => /[<[](?<name>[\w-]+)/u.exec(flags)?.groups?.['name'] ?? '';

function valuesOf(
  { flags, long, argChoices, required, optional }: Option,
  { games }: ToName,
): Values | undefined {
  if (!required && !optional) return undefined;
  if (argChoices) return words(argChoices);
  if (long === '--bots') return { kind: 'words', words: BOT_NAMES, isList: true };
  const name = metavarOf(flags);
  return name === 'game' ? words(games) : (BY_NAME[name] ?? FREE);
}

/** What stands at a place behind a command. */
function argumentOf(argument: Argument, command: Command, { games, puzzles, sources }: ToName): Values {
  const name = argument.name();
  if (argument.argChoices) return words(argument.argChoices);
  // `explain` takes a question alone, too.
  if (name === 'game' && !argument.required) return { kind: 'words', words: games, orFile: true };
  if (name === 'game' || name === 'games') return words(games);
  if (name === 'thing') return words(THINGS);
  if (name === 'source') return words(sources);
  if (name === 'name' && command.name() === 'puzzle') return { kind: 'ofGame', words: puzzles };
  return BY_NAME[name] ?? FREE;
}

const flagsOf = (command: Command, named: ToName): readonly Flag[] =>
  command
    .createHelp()
    .visibleOptions(command)
    .flatMap((option) => {
      const { long, short, description: about } = option;
      if (long === undefined) return [];
      const values = valuesOf(option, named);
      return [{ long, short: short ?? undefined, about, ...(values ? { values } : {}) }];
    });

/** The completions of a program: its commands with what stands behind them, and the options of each beside those of all. */
export function completionsOf(program: Command, named: ToName): Completions {
  return {
    name: program.name(),
    options: flagsOf(program, named),
    commands: program.commands.map((command) => ({
      name: command.name(),
      about: command.description(),
      options: flagsOf(command, named),
      args: command.registeredArguments.map((argument) => argumentOf(argument, command, named)),
      isOpen: command.registeredArguments.some(({ variadic }) => variadic),
    })),
  };
}
