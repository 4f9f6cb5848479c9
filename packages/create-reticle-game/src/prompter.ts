import type { Readable, Writable } from 'node:stream';

/** A question that is answered with a line of text. */
interface TextQuestion {
  readonly message: string;
  /** The answer that is there already. */
  readonly initial: string;
  /** What is wrong with an answer; nothing where it will do. */
  readonly check: (answer: string) => string | undefined;
}

/** Asks a person. Every answer may be nothing: the person gave up (Ctrl-C, Escape). */
export interface Prompter {
  text(question: TextQuestion): Promise<string | undefined>;
  confirm(message: string): Promise<boolean | undefined>;
}

/** Where text goes. Node's streams fit. */
interface TextSink {
  write(text: string): unknown;
}

/** The world as the command sees it, so that a test can bring its own. */
export interface Io {
  readonly stdout: TextSink;
  readonly stderr: TextSink;
  /** The game's folder is made in it. */
  readonly cwd: string;
  /** Asks a person; absent where there is no terminal to ask in. */
  readonly prompter?: Prompter;
}

/** Asks in a terminal. */
export function clackPrompter(input: Readable, output: Writable): Prompter {
  return {
    async text({ message, initial, check }) {
      const { isCancel, text } = await import('@clack/prompts');
      const answer = await text({
        message,
        initialValue: initial,
        validate: (given) => check(given ?? ''),
        input,
        output,
      });
      return isCancel(answer) ? undefined : answer;
    },
    async confirm(message) {
      const { confirm, isCancel } = await import('@clack/prompts');
      const answer = await confirm({ message, input, output });
      return isCancel(answer) ? undefined : answer;
    },
  };
}
