import type { Readable, Writable } from 'node:stream';
import type { Choice, Prompter } from './prompter.js';

/** More than so many are searched by typing. */
const LONG = 12;

/** Asks in a terminal. */
export function clackPrompter(input: Readable, output: Writable): Prompter {
  return {
    async select<T>(message: string, choices: readonly Choice<T>[]): Promise<T | undefined> {
      const { autocomplete, isCancel, select } = await import('@clack/prompts');
      // By position, so that the values may be anything.
      const options = choices.map(({ label, hint }, value) => ({
        value,
        label,
        ...(hint === undefined ? {} : { hint }),
      }));
      const shown = { message, options, input, output, maxItems: LONG };
      const chosen = await (choices.length > LONG ? autocomplete(shown) : select(shown));
      return isCancel(chosen) ? undefined : choices[chosen]?.value;
    },
  };
}
