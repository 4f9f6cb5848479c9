/** A question that is answered with a line of text. */
export interface TextQuestion {
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
