import type { Readable, Writable } from 'node:stream';

/** A question that is answered with a line of text. */
interface TextQuestion {
  readonly message: string;
  /** The answer that is filled in at first. */
  readonly initial: string;
  /** Returns what is wrong with an answer. Returns undefined if it will do. */
  readonly check: (answer: string) => string | undefined;
}

/** Asks a person. Every answer may be undefined, if the person gave up (Ctrl-C, Escape). */
export interface Prompter {
  text(question: TextQuestion): Promise<string | undefined>;
  confirm(message: string): Promise<boolean | undefined>;
}

/** An output for text. Node's streams fit. */
interface TextSink {
  write(text: string): unknown;
}

/** The environment of the command, so that a test can provide its own. */
export interface Io {
  readonly stdout: TextSink;
  readonly stderr: TextSink;
  /** The folder in which the game's folder is made. */
  readonly cwd: string;
  /** Asks a person. Absent if there is no terminal to ask in. */
  readonly prompter?: Prompter;
}

/** Makes a prompter that asks in a terminal. */
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
