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
