import type { ThingView } from '@reticle/core/host';

/** A destination for text, such as Node's streams. */
export interface TextSink {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Everything that the command reads and writes, so that a test can replace it. */
export interface Io {
  /** Results. */
  readonly stdout: TextSink;
  /** Progress and errors. */
  readonly stderr: TextSink;
  readonly stdin: AsyncIterable<string | Uint8Array>;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** File names are relative to it. */
  readonly cwd: string;
  /** Asks a person. Absent if there is no terminal to ask in. */
  readonly prompter?: Prompter;
  /** Ends long work early and cleanly. */
  readonly signal?: AbortSignal;
  /** Takes how many milliseconds the work may need to end after the signal. */
  readonly grant?: (milliseconds: number) => void;
  /** The script that the threads of `simulate` run; the package's own by default. */
  readonly worker?: URL;
}

/** Keys that answer a menu at once. */
export type KeyName = 'Space' | 'Ctrl-R' | 'Ctrl-T' | 'Ctrl-B';

/** One of several things that a person may choose. */
export interface Choice<T> {
  readonly label: string;
  readonly value: T;
  /** The key that takes this choice. */
  readonly key?: KeyName;
  readonly hint?: string;
  /** Further words by which it is found when a person types. */
  readonly search?: string;
  /** The card that it is about. A screen shows it when the choice is selected. */
  readonly about?: ThingView | undefined;
  /** Returns lines to print below that card. It is called when the choice is selected. */
  readonly note?: () => readonly string[];
}

/** The label of the choice that leads back to the menu before. */
export const BACK_LABEL = 'back';

/** The content around a menu on a screen: plain text, in lines that may be wider than the screen. */
export interface Scene {
  /** The game and its players. */
  readonly title: string;
  readonly board: readonly string[];
  /** Returns the board with a thing marked, if the thing is on a field. */
  readonly marked: (thing: ThingView) => readonly string[];
  /** The meanings of the board's symbols, if it has fields. */
  readonly legend: readonly string[];
  /** The cards that the person holds. */
  readonly hand: readonly ThingView[];
  /** Why some of them cannot be used now, by their ids. */
  readonly idle: ReadonlyMap<string, string>;
  /** All that happened, and how many lines of it since the last decision. */
  readonly log: readonly string[];
  readonly news: number;
  /** Lines that only the person sees. */
  readonly said: readonly string[];
  /** Paints a line without changing its width. */
  readonly paint: (line: string) => string;
}

/** Asks a person. */
export interface Prompter {
  /**
   * Returns what was chosen, or undefined if the person gave up (Ctrl-C, Ctrl-D, Escape). With a scene it
   * draws a whole screen.
   */
  select<T>(message: string, choices: readonly Choice<T>[], scene?: Scene): Promise<T | undefined>;
  /** Restores the terminal as it was before the first screen. */
  readonly leave?: () => void;
}
