import { stripVTControlCharacters } from 'node:util';
import picocolors from 'picocolors';

const WIDTH = 78;

/** Makes the output of the tour: plain text of at most 80 columns, with colours if a terminal shows them. */
export function pageOn(write: (text: string) => void, colours: boolean) {
  const paint = picocolors.createColors(colours);
  const line = (text = '') => write(`${text}\n`);
  return {
    paint,
    line,
    /** Prints lines unchanged, but indented. */
    show: (text: string) => text.split('\n').forEach((each) => line(`  ${each}`.trimEnd())),
    title: (text: string) => line(`\n${paint.bold(paint.cyan(text))}\n${paint.dim('─'.repeat(WIDTH))}`),
    step: (text: string) => line(`\n${paint.bold(text)}`),
    /** Prints a text broken into lines, with a label before the first. */
    say: (text: string, label = '') => wrapped(text, `  ${label}`).forEach(line),
  };
}
export type Page = ReturnType<typeof pageOn>;
export type Paint = Page['paint'];

function wrapped(text: string, label: string): readonly string[] {
  const indent = ' '.repeat(stripVTControlCharacters(label).length);
  const lines = [label];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)}${lines.at(-1)?.trim() === '' || lines.at(-1) === label ? '' : ' '}${word}`;
    if (stripVTControlCharacters(longer).length <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(`${indent}${word}`);
  }
  return lines;
}
