import type { Key } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Choice, Prompter } from '../io.js';

/** So many lines of a menu are shown at once. */
const LINES = 12;

/** What a menu knows of itself as Enter is pressed. */
export interface Menu {
  readonly userInput: string;
  readonly isNavigating: boolean;
  readonly filteredOptions: readonly unknown[];
}

/** Why Enter chooses nothing yet: what was typed fits nothing, or several, and none of them was gone to. */
export function refusal({ userInput, isNavigating, filteredOptions: { length } }: Menu): string | undefined {
  const typed = userInput.trim();
  if (length === 0) return `Nothing fits "${typed}".`;
  if (typed === '' || isNavigating || length === 1) return undefined;
  return `${length} fit "${typed}": type more, or go to one with the arrow keys.`;
}

/** Whether a choice, by its place, has all words that were typed. */
export function fitting(
  choices: readonly Pick<Choice<unknown>, 'label' | 'hint' | 'search'>[],
): (typed: string, at: number) => boolean {
  const found = choices.map(({ label, hint = '', search = '' }) =>
    `${label} ${hint} ${search}`.toLowerCase(),
  );
  return (typed, at) =>
    typed
      .toLowerCase()
      .split(/\s+/)
      .every((word) => found[at]?.includes(word));
}

/** Asks in a terminal: what is typed narrows the menu, and Enter takes only what was gone to, or what alone is left. */
export function clackPrompter(input: Readable, output: Writable): Prompter {
  return {
    async select<T>(message: string, choices: readonly Choice<T>[]): Promise<T | undefined> {
      const { autocomplete, isCancel } = await import('@clack/prompts');
      // By number, from 1 on, so that the values may be anything.
      const options = choices.map(({ label, hint }, at) => ({
        value: at + 1,
        label,
        ...(hint === undefined ? {} : { hint }),
      }));
      const fits = fitting(choices);
      const closed = closing(input);
      let menu: Menu | undefined;
      const remember = (open: Menu): void => {
        menu = open;
      };
      try {
        const chosen = await autocomplete<number>({
          message,
          input,
          output,
          maxItems: LINES,
          signal: closed.signal,
          options() {
            remember(this);
            return options;
          },
          filter: (typed, { value }) => fits(typed, value - 1),
          validate: () => menu && refusal(menu),
        });
        return isCancel(chosen) ? undefined : choices[chosen - 1]?.value;
      } finally {
        closed.stop();
      }
    },
  };
}

/** Tells when a person closes the input (Ctrl-D, a terminal that is gone): by itself the question would wait for ever. */
export function closing(input: Readable): { readonly signal: AbortSignal; readonly stop: () => void } {
  const closed = new AbortController();
  const close = () => closed.abort();
  const key = (_text: unknown, { ctrl, name }: Key) => {
    if (ctrl === true && name === 'd') close();
  };
  input.on('keypress', key).on('end', close);
  if (input.readableEnded) close();
  return { signal: closed.signal, stop: () => void input.off('keypress', key).off('end', close) };
}
