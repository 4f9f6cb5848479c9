import { stripVTControlCharacters } from 'node:util';

/** The width that every text fits into. */
const WIDTH = 80;

const widthOf = (text: string): number => stripVTControlCharacters(text).length;

/** Breaks a text at its spaces; `first` leads the first line, spaces of its width the others. */
export function wrap(text: string, first = '', width = WIDTH): string {
  const room = Math.max(20, width - widthOf(first));
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last === '') lines[lines.length - 1] = word;
    else if (widthOf(last) + 1 + widthOf(word) <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line, index) => `${index === 0 ? first : ' '.repeat(widthOf(first))}${line}`).join('\n');
}

/** A text with every line break as a space. */
export const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** `padEnd` that does not count colours. */
export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}
