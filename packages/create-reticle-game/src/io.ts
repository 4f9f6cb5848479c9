import type { Prompter } from './prompter.js';

/** Where text goes. Node's streams fit. */
export interface TextSink {
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
