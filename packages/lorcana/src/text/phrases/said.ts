import { articleOf } from '@reticle/core/text';

/** Words, or undefined if there are no words for something. A sentence with such a hole has no words either. */
export type Words = string | undefined;

/** Fills a template. Returns undefined if a hole has no words. */
export function said(texts: TemplateStringsArray, ...holes: readonly (string | number | undefined)[]): Words {
  let out = texts[0] ?? '';
  for (const [index, hole] of holes.entries()) {
    if (hole === undefined) return undefined;
    out += `${hole}${texts[index + 1] ?? ''}`;
  }
  return out;
}

/** Joins words. Returns undefined if any of them are undefined. */
export function joined(list: readonly Words[], between: string): Words {
  const known = list.flatMap((words) => words ?? []);
  return known.length < list.length ? undefined : known.join(between);
}

/** Returns words as a sentence, with a capital and a full stop. */
export const sentence = (words: Words): Words =>
  words === undefined ? undefined : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** Returns a noun with its article: "a card", "an item", "another character". */
export function withArticle(noun: string): string {
  if (noun.startsWith('other ')) return `an${noun}`;
  return `${articleOf(noun)} ${noun}`;
}
