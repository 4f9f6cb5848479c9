import { cliIssue, EXIT, Failure, printable } from '../failure.js';
import type { Choice, Io, Prompter } from '../io.js';
import type { Terminal } from '../terminal.js';
import { fitting } from './prompter.js';

/** The most characters of an answer. No choice has a longer name. */
const LONGEST = 1_000;

/** Yields the lines of some text that arrives in pieces, without their ends. A line that is too long is cut. */
async function* linesIn(pieces: AsyncIterable<string | Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of pieces) {
    rest += typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true });
    const lines = rest.split('\n');
    rest = (lines.pop() ?? '').slice(0, LONGEST);
    for (const line of lines) yield line.slice(0, LONGEST).trim();
  }
  if (rest.trim() !== '') yield rest.trim();
}

/**
 * Returns the choice that an answer means: its number, its whole label, or some of its words, if no other
 * choice has them all. Otherwise says why none is taken.
 */
function answered<T>(answer: string, choices: readonly Choice<T>[]): Choice<T> | string {
  const byNumber = /^\d+$/.test(answer) ? choices[Number(answer) - 1] : undefined;
  const found = choices.find(({ label }) => label.toLowerCase() === answer.toLowerCase()) ?? byNumber;
  if (found) return found;
  if (answer === '') return 'Nothing is chosen yet: answer with a number, or with words of a choice.';
  const fits = fitting(choices);
  const all = choices.filter((_choice, at) => fits(answer, at + 1));
  const [only, ...others] = all;
  if (!only) return `Nothing fits "${printable(answer)}".`;
  if (others.length === 0) return only;
  return `${all.length} choices fit "${printable(answer)}": ${all.map(({ label }) => label).join(', ')}.`;
}

/**
 * Makes a prompter for scripts: it prints each menu with numbers, and reads one answer per line of stdin: a
 * number, or words of the choice. An answer that fits nothing is refused, and the next line answers the same
 * menu. Once the input has ended, nothing is chosen.
 *
 * @throws Failure if the input has ended before its first line
 */
export function linePrompter({ stdin }: Io, terminal: Terminal): Prompter {
  const lines = linesIn(stdin);
  let isFirst = true;
  return {
    async select<T>(message: string, choices: readonly Choice<T>[]): Promise<T | undefined> {
      if (!terminal.quiet) {
        terminal.line(message);
        for (const [at, { label }] of choices.entries()) terminal.line(`  ${at + 1}  ${label}`);
      }
      for (;;) {
        const next = await lines.next();
        if (next.done === true && isFirst) throw new Failure(EXIT.usage, [cliIssue('nobodyAnswers')]);
        if (next.done === true) return undefined;
        isFirst = false;
        const found = answered(next.value, choices);
        if (typeof found === 'string') {
          terminal.complain(found);
          continue;
        }
        if (!terminal.quiet) terminal.line(`> ${found.label}`);
        return found.value;
      }
    },
  };
}
