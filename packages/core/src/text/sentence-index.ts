import type { Form } from './sentence-form.js';

/** Words of which a way to say a sentence has one at least. */
type OneOf = Form['needs'][number];

/** A way to say the sentence of a place in the list. */
interface Way {
  readonly at: number;
  /** What it has beside the word under which it stands. */
  readonly others: Form['needs'];
}

/**
 * Finds, of many sentences, those that some words could be, without a look at the others: each way to say a sentence stands under
 * the words of one of its places, that which the fewest ways have, and is found where its other places have a word as well. What has no
 * word of its own, or does not tell them, is always among them.
 *
 * @param needs for each sentence, for each way to say it, the words of which it has one at each of its places
 * @returns gives the places of the sentences that these words could be, ascending
 */
export function sentenceIndex(
  needs: readonly (readonly Form['needs'][] | undefined)[],
): (present: ReadonlySet<string>) => readonly number[] {
  const count = new Map<string, number>();
  for (const form of needs.flatMap((forms) => forms ?? []))
    for (const word of new Set(form.flat())) count.set(word, (count.get(word) ?? 0) + 1);
  const ways = (words: OneOf): number => words.reduce((sum, word) => sum + (count.get(word) ?? 0), 0);
  const byRarity = (form: Form['needs']): Form['needs'] =>
    form.toSorted((one, other) => ways(one) - ways(other));

  const always = new Set<number>();
  const under = new Map<string, Way[]>();
  for (const [at, forms] of needs.entries()) {
    for (const [rarest, ...others] of forms?.map(byRarity) ?? [[]]) {
      if (!rarest) always.add(at);
      for (const word of new Set(rarest)) under.set(word, [...(under.get(word) ?? []), { at, others }]);
    }
  }
  return (present) => {
    const found = new Set(always);
    const isPresent = (word: string): boolean => present.has(word);
    const hasOne = (words: OneOf): boolean => words.some(isPresent);
    for (const word of present)
      for (const { at, others } of under.get(word) ?? []) if (others.every(hasOne)) found.add(at);
    return [...found].toSorted((one, other) => one - other);
  };
}

/**
 * Finds, of many sentences, those that can say a kind of thing, without a look at the others: those of that kind, and those that do not tell
 * theirs, in their order.
 */
export function sentencesByKind<Sentence extends { readonly kind?: string | undefined }>(
  sentences: readonly Sentence[],
): (kind: string | undefined) => readonly Sentence[] {
  const saying = (kind: string | undefined): readonly Sentence[] =>
    sentences.filter((one) => one.kind === undefined || one.kind === kind);
  const anyKind = saying(undefined);
  const kinds = new Set(sentences.map(({ kind }) => kind));
  const byKind = new Map([...kinds].map((kind) => [kind, saying(kind)]));
  return (kind) => byKind.get(kind) ?? anyKind;
}
