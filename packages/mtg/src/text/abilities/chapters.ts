import { MARK, type Token } from '@reticle/core/text';
import type { SimpleTrigger } from '../../language/trigger.js';

type ChapterTrigger = Extract<SimpleTrigger, { readonly on: 'chapter' }>;

/** The numbers of chapters as printed (rule 714.2b). */
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'] as const;

/**
 * Reads the chapters of a line, and the place of its dash: "I, II —". Returns undefined for any other line.
 */
export function chaptersOf(
  words: readonly Token[],
): { readonly dash: number; readonly trigger: ChapterTrigger } | undefined {
  const dash = words.findIndex(({ text }) => text === MARK.dash);
  if (dash < 1) return undefined;
  const said = words
    .slice(0, dash)
    .map(({ text }) => text.toLowerCase())
    .join(' ')
    .split(' , ');
  const chapters = said.map((word) => ROMAN.findIndex((name) => name === word) + 1);
  const isSo = chapters.every((chapter, at) => chapter > (chapters[at - 1] ?? 0));
  return isSo ? { dash, trigger: { on: 'chapter', chapters } } : undefined;
}

/** Prints the chapters without the dash. */
export const printChapters = ({ chapters }: ChapterTrigger): string | undefined => {
  const words = chapters.map((chapter) => ROMAN[chapter - 1]?.toUpperCase());
  return words.includes(undefined) ? undefined : words.join(', ');
};
