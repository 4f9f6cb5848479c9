import { articleOf } from '../text/english.js';
import { counted } from '../describe/index.js';
import type { Span } from '../text/tokenize.js';

const withArticle = (word: string): string => `${articleOf(word)} ${word}`;

/** Says in a sentence or two what of a card's text was read and what was not. */
export function readingWords({
  types,
  whole,
  unread,
  held,
  alone,
}: {
  readonly types: readonly string[];
  readonly whole: boolean;
  readonly unread: readonly { readonly part: Span }[];
  /** How many parts the card has. */
  readonly held: number;
  readonly alone: readonly unknown[];
}): string {
  const as = types.length === 0 ? '' : ` as the words of ${withArticle(types.join(' '))}`;
  if (whole) return `Read whole${as}.`;
  if (unread.every(({ part }) => part.start === part.end))
    return `All words are read${as}. What the card needs beside them is missing.`;
  const left = new Set(unread.map(({ part }) => part.start)).size;
  const not = `Not read${as}: ${counted(left, 'part')}.`;
  const read = held + alone.length;
  if (read === 0) return `${not} Nothing else was read.`;
  if (alone.length === 0) return `${not} Read: ${counted(read, 'part')}.`;
  const which = held > 0 ? `, ${alone.length} of them alone` : ', alone';
  const them = alone.length === 1 ? 'it' : 'them';
  return `${not} Read: ${counted(read, 'part')}${which}: no card has ${them} before the line is read whole.`;
}
