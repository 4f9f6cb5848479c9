import type { Form } from './sentence-form.js';

/** Words of which a form has at least one. */
type Alternatives = Form['needs'][number];

/** An indexed form: one way to say the sentence at a position of the list. */
interface IndexedForm {
  readonly at: number;
  /** The words that it needs besides the word under which it is indexed. */
  readonly others: Form['needs'];
}

/**
 * Makes an index that finds, among many sentences, those that some words could be, without looking at the
 * others. Each form is indexed under the words of its rarest place, and is found if its other places have a
 * word as well. Sentences without words of their own, or that do not tell them, are always found.
 *
 * @param needs for each sentence, for each of its forms, the words of which it has one at each place
 * @returns a function that lists the positions of the sentences that some words could be, ascending
 */
export function sentenceIndex(
  needs: readonly (readonly Form['needs'][] | undefined)[],
): (present: ReadonlySet<string>) => readonly number[] {
  const count = new Map<string, number>();
  for (const form of needs.flatMap((forms) => forms ?? []))
    for (const word of new Set(form.flat())) count.set(word, (count.get(word) ?? 0) + 1);
  const ways = (words: Alternatives): number => words.reduce((sum, word) => sum + (count.get(word) ?? 0), 0);
  const byRarity = (form: Form['needs']): Form['needs'] =>
    form.toSorted((one, other) => ways(one) - ways(other));

  const always = new Set<number>();
  const under = new Map<string, IndexedForm[]>();
  for (const [at, forms] of needs.entries()) {
    for (const [rarest, ...others] of forms?.map(byRarity) ?? [[]]) {
      if (!rarest) always.add(at);
      for (const word of new Set(rarest)) under.set(word, [...(under.get(word) ?? []), { at, others }]);
    }
  }
  return (present) => {
    const found = new Set(always);
    const isPresent = (word: string): boolean => present.has(word);
    const hasOne = (words: Alternatives): boolean => words.some(isPresent);
    for (const word of present)
      for (const { at, others } of under.get(word) ?? []) if (others.every(hasOne)) found.add(at);
    return [...found].toSorted((one, other) => one - other);
  };
}

/**
 * Makes an index that finds, among many sentences, those that can say a kind of thing: those of that kind,
 * and those that do not tell theirs, in their order.
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
