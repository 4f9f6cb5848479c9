/** Where text goes. Node's streams fit. */
export interface TextSink {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** The world as the command sees it: everything it reads and writes, so that a test can bring its own. */
export interface Io {
  /** Results. */
  readonly stdout: TextSink;
  /** Progress and errors. */
  readonly stderr: TextSink;
  readonly stdin: AsyncIterable<string | Uint8Array>;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** File names are relative to it. */
  readonly cwd: string;
  /** Asks a person; absent where there is no terminal to ask in. */
  readonly prompter?: Prompter;
  /** Ends long work early, in good order. */
  readonly signal?: AbortSignal;
  /** The script that the threads of `simulate` run; the package's own by default. */
  readonly worker?: URL;
}

/** One of several things that a person may choose. */
export interface Choice<T> {
  readonly label: string;
  readonly value: T;
  readonly hint?: string;
  /** What else it is found by, where a person types. */
  readonly search?: string;
}

/** Asks a person. */
export interface Prompter {
  /** What was chosen; nothing where the person gave up (Ctrl-C, Ctrl-D, Escape). */
  select<T>(message: string, choices: readonly Choice<T>[]): Promise<T | undefined>;
}
