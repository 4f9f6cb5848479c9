import type { Key } from 'node:readline';
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
      const closed = closing(input);
      const shown = { message, options, input, output, maxItems: LONG, signal: closed.signal };
      try {
        const chosen = await (choices.length > LONG ? autocomplete(shown) : select(shown));
        return isCancel(chosen) ? undefined : choices[chosen]?.value;
      } finally {
        closed.stop();
      }
    },
  };
}

/** Tells when a person closes the input (Ctrl-D, a terminal that is gone): by itself the question would wait for ever. */
function closing(input: Readable): { readonly signal: AbortSignal; readonly stop: () => void } {
  const closed = new AbortController();
  const close = () => closed.abort();
  const key = (_text: unknown, { ctrl, name }: Key) => {
    if (ctrl === true && name === 'd') close();
  };
  input.on('keypress', key).on('end', close);
  if (input.readableEnded) close();
  return { signal: closed.signal, stop: () => void input.off('keypress', key).off('end', close) };
}
