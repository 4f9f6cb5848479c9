/** Words, or none where there are no words for it: a sentence with such a hole has none either. */
export type Words = string | undefined;

/** A template whose holes must all have words. */
export function said(texts: TemplateStringsArray, ...holes: readonly (string | number | undefined)[]): Words {
  let out = texts[0] ?? '';
  for (const [index, hole] of holes.entries()) {
    if (hole === undefined) return undefined;
    out += `${hole}${texts[index + 1] ?? ''}`;
  }
  return out;
}

/** All of them with something between, or none. */
export function joined(list: readonly Words[], between: string): Words {
  const known = list.flatMap((words) => words ?? []);
  return known.length < list.length ? undefined : known.join(between);
}

/** A sentence of these words. */
export const sentence = (words: Words): Words =>
  words === undefined ? undefined : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** "a card", "an item", "another character". */
export function withArticle(noun: string): string {
  if (noun.startsWith('other ')) return `an${noun}`;
  return `${/^[aeiou]/iu.test(noun) ? 'an' : 'a'} ${noun}`;
}
