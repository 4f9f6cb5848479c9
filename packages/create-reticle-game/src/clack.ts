import type { Readable, Writable } from 'node:stream';
import type { Prompter } from './prompter.js';

/** Asks in a terminal. */
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
