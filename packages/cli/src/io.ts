import type { ThingView } from '@reticle/core/host';

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

/** Keys that answer a menu at once. */
export type KeyName = 'Space' | 'Ctrl-R' | 'Ctrl-T' | 'Ctrl-B';

/** One of several things that a person may choose. */
export interface Choice<T> {
  readonly label: string;
  readonly value: T;
  /** A press of this key takes it. */
  readonly key?: KeyName;
  readonly hint?: string;
  /** What else it is found by, where a person types. */
  readonly search?: string;
  /** The card that it is about: a screen shows it where one has gone to the choice. */
  readonly about?: ThingView | undefined;
  /** What is said below that card, asked for once one has gone to the choice. */
  readonly note?: () => readonly string[];
}

/** The label of the choice that leads back to the menu before. */
export const BACK_LABEL = 'back';

/** What stands around a menu on a screen: plain text, in lines that may be wider than the screen. */
export interface Scene {
  /** What is played, and by whom. */
  readonly title: string;
  readonly board: readonly string[];
  /** The same with a thing marked that stands on a field of it. */
  readonly marked: (thing: ThingView) => readonly string[];
  /** What the symbols of the board mean, if it has fields. */
  readonly legend: readonly string[];
  /** The cards that the person holds. */
  readonly hand: readonly ThingView[];
  /** All that happened, and how much of it since the last decision. */
  readonly log: readonly string[];
  readonly news: number;
  /** What is said to the person alone. */
  readonly said: readonly string[];
  /** Paints a line; it stays as wide as it is. */
  readonly paint: (line: string) => string;
}

/** Asks a person. */
export interface Prompter {
  /** What was chosen; nothing where the person gave up (Ctrl-C, Ctrl-D, Escape). With a scene a whole screen is drawn. */
  select<T>(message: string, choices: readonly Choice<T>[], scene?: Scene): Promise<T | undefined>;
  /** Gives the terminal back as it was before the first screen. */
  readonly leave?: () => void;
}
