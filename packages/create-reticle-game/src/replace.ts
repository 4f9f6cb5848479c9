/** Words of a template, and what stands for them. */
export type Replacements = Readonly<Record<string, string>>;

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** Replaces words in one pass, longer ones first: what was put in is not looked at again. */
export function replaceWords(text: string, by: Replacements): string {
  const words = Object.keys(by).toSorted((a, b) => b.length - a.length);
  return text.replaceAll(new RegExp(words.map(escaped).join('|'), 'gu'), (word) => by[word] ?? word);
}
