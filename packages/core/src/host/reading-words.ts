import { counted } from '../describe/index.js';
import type { CardReading } from './reading.js';

const withArticle = (word: string): string => `${/^[aeiou]/u.test(word) ? 'an' : 'a'} ${word}`;

/** Says in a sentence or two what of a card's text was read and what was not. Every surface says it so. */
export function readingWords({
  types,
  whole,
  unread,
  held,
  alone,
}: Pick<CardReading, 'types' | 'whole' | 'held'> & {
  readonly unread: readonly { readonly part: { readonly start: number } }[];
  readonly alone: readonly unknown[];
}): string {
  const as = types.length === 0 ? '' : ` as the words of ${withArticle(types.join(' '))}`;
  if (whole) return `Read whole${as}.`;
  const left = new Set(unread.map(({ part }) => part.start)).size;
  const not = `Not read${as}: ${counted(left, 'part')}.`;
  const read = held + alone.length;
  if (read === 0) return `${not} Nothing else was read.`;
  if (alone.length === 0) return `${not} Read: ${counted(read, 'part')}.`;
  const which = held > 0 ? `, ${alone.length} of them alone` : ', alone';
  const them = alone.length === 1 ? 'it' : 'them';
  return `${not} Read: ${counted(read, 'part')}${which}: no card has ${them} before the line is read whole.`;
}
