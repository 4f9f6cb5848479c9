import type { Command } from 'commander';

/** A command as its completions need it. */
interface Completed {
  readonly name: string;
  readonly about: string;
  readonly options: readonly Flag[];
  /** Whether what stands behind it is a game. */
  readonly takesGame: boolean;
}

interface Flag {
  readonly long: string;
  readonly short: string | undefined;
  readonly about: string;
  readonly takesValue: boolean;
}

/** What there is to complete: made from the tree of the command, so that nothing can be missing. */
export interface Completions {
  readonly name: string;
  readonly options: readonly Flag[];
  readonly commands: readonly Completed[];
  readonly games: readonly string[];
}

const flagsOf = (command: Command): readonly Flag[] =>
  command
    .createHelp()
    .visibleOptions(command)
    .flatMap(({ long, short, description, required, optional }) =>
      long === undefined
        ? []
        : [{ long, short: short ?? undefined, about: description, takesValue: required || optional }],
    );

/** The completions of a program: its commands, and the options of each beside those of all. */
export function completionsOf(program: Command, games: readonly string[]): Completions {
  return {
    name: program.name(),
    options: flagsOf(program),
    commands: program.commands.map((command) => ({
      name: command.name(),
      about: command.description(),
      options: flagsOf(command),
      takesGame: command.registeredArguments[0]?.name() === 'game',
    })),
    games,
  };
}

/** A text in single quotes, for shells that end them at the next one. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const wordsOf = (flags: readonly Flag[]): readonly string[] =>
  flags.flatMap(({ long, short }) => (short === undefined ? [long] : [long, short]));

function bash({ name, options, commands, games }: Completions): string {
  const all = wordsOf(options);
  const cases = commands.map(({ name: command, options: own, takesGame }) => {
    const words = [...(takesGame ? games : []), ...wordsOf(own), ...all];
    return `    ${command}) words=${quoted(words.join(' '))} ;;`;
  });
  const names = commands.map((command) => command.name);
  return `_${name}() {
  local command= words word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case $word in ${names.join('|')}) command=$word; break ;; esac
  done
  case $command in
${cases.join('\n')}
    *) words=${quoted([...names, ...all].join(' '))} ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _${name} ${name}
`;
}

/** What means something in a specification of zsh's \`_arguments\` and \`_describe\`. */
const inZsh = (text: string): string => text.replaceAll(/[[\]:\\]/gu, '\\$&');

const zshFlag = ({ long, short, about, takesValue }: Flag): readonly string[] =>
  [long, ...(short === undefined ? [] : [short])].map((word) =>
    quoted(`${word}[${inZsh(about)}]${takesValue ? ':value:_files' : ''}`),
  );

function zsh({ name, options, commands, games }: Completions): string {
  const described = commands.map(({ name: command, about }) => `    ${quoted(`${command}:${inZsh(about)}`)}`);
  const cases = commands.map(({ name: command, options: own, takesGame }) => {
    const first = takesGame ? [quoted(`1:game:(${games.join(' ')})`)] : [];
    const specs = [...first, ...[...own, ...options].flatMap(zshFlag), quoted('*:file:_files')];
    return `    ${command})\n      _arguments ${specs.join(' \\\n        ')} ;;`;
  });
  return `#compdef ${name}
_${name}() {
  local -a commands
  commands=(
${described.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  shift words
  (( CURRENT-- ))
  case $words[1] in
${cases.join('\n')}
  esac
}
compdef _${name} ${name}
`;
}

function fish({ name, options, commands, games }: Completions): string {
  const line = (when: string, rest: string): string => `complete -c ${name} -n ${quoted(when)} ${rest}`;
  const flag = ({ long, short, about, takesValue }: Flag): string =>
    [
      `-l ${long.slice(2)}`,
      ...(short === undefined ? [] : [`-s ${short.slice(1)}`]),
      ...(takesValue ? ['-r'] : []),
      `-d ${quoted(about)}`,
    ].join(' ');
  const always = options.map((each) => `complete -c ${name} ${flag(each)}`);
  const each = commands.flatMap(({ name: command, about, options: own, takesGame }) => [
    line('__fish_use_subcommand', `-a ${command} -d ${quoted(about)}`),
    ...(takesGame ? [line(`__fish_seen_subcommand_from ${command}`, `-a ${quoted(games.join(' '))}`)] : []),
    ...own.map((option) => line(`__fish_seen_subcommand_from ${command}`, flag(option))),
  ]);
  return `${[...always, ...each].join('\n')}\n`;
}

/** The shells that there are completions for, and how each is told. */
export const SHELLS = { bash, zsh, fish } as const;
