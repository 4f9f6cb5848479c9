import type { Completions, Flag, Values, WordValues } from './completions.js';

/** Quotes a text in single quotes, for shells that end them at the next one. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const wordsOf = (flags: readonly Flag[]): readonly string[] =>
  flags.flatMap(({ long, short }) => (short === undefined ? [long] : [long, short]));

/** Returns the options that take a value, each with its command. Options of all commands have none. */
const valued = ({
  options,
  commands,
}: Completions): readonly { command: string; flag: Flag; values: Values }[] =>
  [{ name: '', options }, ...commands].flatMap(({ name: command, options: own }) =>
    own.flatMap((flag) => (flag.values ? [{ command, flag, values: flag.values }] : [])),
  );

/** Returns the bash code that completes a value: it sets `words`, or names the kind of value. */
const inBash = (values: Values): string => {
  if (values.kind !== 'words') return `kind=${values.kind}`;
  const kind = values.isList === true ? 'list' : values.orFile === true ? 'both' : 'words';
  const all = `kind=${kind} words=${quoted(values.words.join(' '))}`;
  if (!values.byGame) return all;
  const cases = [...values.byGame].map(([game, words]) => `${game}) words=${quoted(words.join(' '))} ;;`);
  return `${all}; case $first in ${cases.join(' ')} esac`;
};

function bash(all: Completions): string {
  const { name, options, commands } = all;
  const names = commands.map((command) => command.name);
  const flags = wordsOf(options).join(' ');
  const taking = valued(all).flatMap(({ command, flag, values }) =>
    wordsOf([flag]).map((word) => `    ${command === '' ? '*' : command}:${word}) ${inBash(values)} ;;`),
  );
  const places = commands.flatMap(({ name: command, args, isOpen }) =>
    args.map((values, at) => {
      const place = isOpen && at === args.length - 1 ? '*' : String(at);
      return `    ${command}:${place}) ${inBash(values)} ;;`;
    }),
  );
  const own = commands.map(
    ({ name: command, options: some }) => `    ${command}) flags=${quoted(wordsOf(some).join(' '))} ;;`,
  );
  return `# What may stand behind an option of a command: sets kind and words, or nothing if it takes no value.
_${name}_value() {
  kind= words=
  case $1 in
${taking.join('\n')}
  esac
}
_${name}() {
  local cur=\${COMP_WORDS[COMP_CWORD]} command= place=0 first= last= kind= words= flags= word begun=
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    if [[ $word == = ]]; then continue; fi
    if [[ -n $last ]]; then last=; continue; fi
    case $word in
      -*) _${name}_value "$command:$word"; if [[ -n $kind ]]; then last=$word; fi ;;
      *) if [[ -z $command ]]; then command=$word; else first=\${first:-$word} place=$((place + 1)); fi ;;
    esac
  done
  if [[ $cur == = ]]; then cur=; fi
  kind= words=
  if [[ -n $last ]]; then
    _${name}_value "$command:$last"
  elif [[ $cur == -* ]]; then
    case $command in
${own.join('\n')}
    esac
    kind=words words="$flags ${flags}"
  elif [[ -z $command ]]; then
    kind=words words=${quoted(names.join(' '))}
  else
    case $command:$place in
${places.join('\n')}
    esac
  fi
  COMPREPLY=()
  case $kind in
    words) COMPREPLY=($(compgen -W "$words" -- "$cur")) ;;
    list)
      if [[ $cur == *,* ]]; then begun=\${cur%,*},; fi
      COMPREPLY=($(compgen -P "$begun" -W "$words" -- "\${cur##*,}")) ;;
    both) COMPREPLY=($(compgen -W "$words" -- "$cur")) ;;
  esac
  if [[ $kind == files || $kind == both && \${#COMPREPLY[@]} == 0 ]]; then
    compopt -o default 2>/dev/null || COMPREPLY=($(compgen -f -- "$cur"))
  elif [[ $kind == folders ]]; then
    compopt -o filenames 2>/dev/null
    COMPREPLY=($(compgen -d -- "$cur"))
  fi
}
complete -F _${name} ${name}
`;
}

/** Escapes characters with a meaning in specifications of zsh's \`_arguments\` and \`_describe\`. */
const inZsh = (text: string): string => text.replaceAll(/[[\]:\\]/gu, '\\$&');

/**
 * Returns the body of a zsh function that completes words: those of the game that the line names, if it names
 * one.
 */
function wordsInZsh({ words, byGame, isList, orFile }: WordValues): string {
  const cases = [...(byGame ?? [])].map(([game, some]) => `    ${game}) some=(${some.join(' ')}) ;;\n`);
  const choice = byGame ? `  case \${\${words:*games}[1]} in\n${cases.join('')}  esac\n` : '';
  const adding = isList === true ? '_sequence compadd - -a some' : 'compadd "$@" -a some';
  return `  local -a some=(${words.join(' ')})\n${choice}  ${adding}${orFile === true ? ' || _files' : ''}`;
}

/**
 * Returns the zsh action of \`_arguments\` that completes a value. Anything but a plain list of words is a
 * function of its own.
 */
const actions = (name: string) => {
  const functions = new Map<string, string>();
  return {
    action: (values: Values): string => {
      if (values.kind === 'files') return '_files';
      if (values.kind === 'folders') return '_files -/';
      if (values.kind === 'free') return ' ';
      if (!values.byGame && !values.isList && !values.orFile) return `(${values.words.join(' ')})`;
      const body = wordsInZsh(values);
      const called = functions.get(body) ?? `_${name}_value_${functions.size + 1}`;
      functions.set(body, called);
      return called;
    },
    functions: () => [...functions].map(([body, called]) => `${called}() {\n${body}\n}`).join('\n'),
  };
};

function zsh({ name, options, commands, games }: Completions): string {
  const described = commands.map(
    ({ name: command, about }) => `        ${quoted(`${command}:${inZsh(about)}`)}`,
  );
  const { action, functions } = actions(name);
  const zshFlag = ({ long, short, about, values }: Flag): readonly string[] => {
    // The value of a long option may also follow a `=`.
    const all = [values ? `${long}=` : long, ...(short === undefined ? [] : [short])];
    return all.map((word) => quoted(`${word}[${inZsh(about)}]${values ? `:value:${action(values)}` : ''}`));
  };
  const ofAll = options.flatMap(zshFlag);
  const cases = commands.map(({ name: command, options: own, args, isOpen }) => {
    const places = args.flatMap((values, at) => {
      const place = isOpen && at === args.length - 1 ? '*' : String(at + 1);
      return values.kind === 'free' ? [] : [quoted(`${place}:argument:${action(values)}`)];
    });
    const specs = [...places, ...[...own, ...options].flatMap(zshFlag)];
    return `        ${command})\n          _arguments ${specs.join(' \\\n            ')} ;;`;
  });
  return `#compdef ${name}
${functions()}
_${name}() {
  local context state state_descr line
  typeset -A opt_args
  local -a games=(${games.join(' ')})
  _arguments -C ${ofAll.join(' \\\n    ')} \\
    '1:command:->command' '*::argument:->argument' && return
  case $state in
    command)
      local -a commands
      commands=(
${described.join('\n')}
      )
      _describe command commands ;;
    argument)
      case $line[1] in
${cases.join('\n')}
      esac ;;
  esac
}
if [[ $funcstack[1] == _${name} ]]; then _${name} "$@"; else compdef _${name} ${name}; fi
`;
}

/** Returns the options of fish's \`complete\` that complete a value. */
const inFish = (values: Values): string => {
  if (values.kind === 'files') return '-r -F';
  if (values.kind === 'folders') return "-x -a '(__fish_complete_directories)'";
  return values.kind === 'words' && !values.byGame ? wordsInFish(values, values.words) : '-x';
};
const wordsInFish = ({ isList, orFile }: WordValues, some: readonly string[]): string => {
  const words = some.join(' ');
  const a = quoted(isList === true ? `(__fish_append , ${words})` : words);
  return `${orFile === true ? '-r -F' : '-x'} -a ${a}`;
};

function fish(all: Completions): string {
  const { name, options, commands } = all;
  const flag = ({ long, short, about, values }: Flag): string =>
    [
      `-l ${long.slice(2)}`,
      ...(short === undefined ? [] : [`-s ${short.slice(1)}`]),
      ...(values ? [inFish(values)] : []),
      `-d ${quoted(about)}`,
    ].join(' ');
  const line = (when: string, rest: string): string => `complete -c ${name} -n ${quoted(when)} ${rest}`;
  /** Returns the lines for the words of the game that the line names, or of all games if it names none. */
  const gameLines = (
    test: string,
    values: WordValues,
    rest: (words: readonly string[]) => string,
  ): readonly string[] =>
    [["''", values.words] as const, ...(values.byGame ?? [])].flatMap(([game, words]) =>
      words.length === 0 ? [] : [line(`${test} ${game}`, rest(words))],
    );
  const taking = valued(all).flatMap(({ command, flag: some }) =>
    wordsOf([some]).map((word) => quoted(`${command}:${word}`)),
  );
  const each = commands.flatMap(({ name: command, about, options: own, args, isOpen }) => [
    line(`__${name}_at ''`, `-a ${command} -d ${quoted(about)}`),
    ...args.flatMap((values, at) => {
      const test = `__${name}_at ${command}${isOpen && at === args.length - 1 ? ' -1' : ` ${at}`}`;
      if (values.kind === 'free') return [];
      const files = line(test, '-F');
      if (values.kind === 'files') return [files];
      if (values.kind === 'folders') return [line(test, inFish(values))];
      const more = values.orFile === true ? [files] : [];
      if (!values.byGame) return [line(test, `-a ${quoted(values.words.join(' '))}`), ...more];
      return [...gameLines(test, values, (words) => `-a ${quoted(words.join(' '))}`), ...more];
    }),
    ...own.flatMap((option) => {
      const test = `__${name}_at ${command}`;
      const { long, values } = option;
      const named =
        values?.kind === 'words' && values.byGame
          ? gameLines(`${test} -1`, values, (words) => `-l ${long.slice(2)} ${wordsInFish(values, words)}`)
          : [];
      return [line(test, flag(option)), ...named];
    }),
  ]);
  return `# Whether a command was called, so many words stand behind it that are neither options nor their values (-1: however many), and
# which is the first.
function __${name}_at
  set -l words (commandline -opc)
  set -e words[1]
  set -l command ''
  set -l place 0
  set -l first ''
  set -l last ''
  for word in $words
    if test -n "$last"
      set last ''
      continue
    end
    switch $word
      case '-*'
        if contains -- "$command:$word" $__${name}_taking; or contains -- ":$word" $__${name}_taking
          set last $word
        end
      case '*'
        if test -z "$command"
          set command $word
        else
          test $place -eq 0; and set first $word
          set place (math $place + 1)
        end
    end
  end
  test "$command" = "$argv[1]"; and begin
    test (count $argv) -lt 2; or test $argv[2] -lt 0; or test $place -eq $argv[2]
  end; and begin
    test (count $argv) -lt 3; or test "$first" = "$argv[3]"
  end
end
set -g __${name}_taking ${taking.join(' ')}
complete -c ${name} -f
${[...options.map((option) => `complete -c ${name} ${flag(option)}`), ...each].join('\n')}
`;
}

/** The supported shells, each with the function that writes its script. */
export const SHELLS = { bash, zsh, fish } as const;
