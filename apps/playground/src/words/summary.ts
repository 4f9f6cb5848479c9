import type { Reading } from '../engine/words/reading.js';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** How a reading went, in a sentence. */
export function summaryOf({ requirements, more, text }: Reading): string {
  if (text.trim() === '') return 'Type or paste the words of a card, or take an example.';
  const all = requirements.length + more;
  if (all === 0) return 'Nothing is chosen by these words. What they do was not read.';
  const open = requirements.filter(({ understood }) => !understood).length;
  const shown = more === 0 ? '' : ` The first ${requirements.length} are shown.`;
  const read = open === 0 ? 'understood' : `${open} of them not understood`;
  return `${counted(all, 'slot')}, ${read}.${shown} What the words do was not read.`;
}

/** A time in milliseconds, in words. */
export const timeWords = (took: number): string =>
  took < 0.1 ? 'Read in less than 0.1 ms' : `Read in ${took.toFixed(1)} ms`;
