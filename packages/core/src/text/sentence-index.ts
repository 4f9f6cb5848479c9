/**
 * Finds, of many sentences, those that some words could be, without a look at the others: each way to say a sentence stands under
 * that one of its own words that the fewest ways have. What has no word of its own, or does not tell them, is always among them.
 *
 * @param needs for each sentence the words of each way to say it
 * @returns gives the places of the sentences that these words could be, ascending
 */
export function sentenceIndex(
  needs: readonly (readonly (readonly string[])[] | undefined)[],
): (present: Iterable<string>) => readonly number[] {
  const count = new Map<string, number>();
  for (const form of needs.flatMap((forms) => forms ?? []))
    for (const word of new Set(form)) count.set(word, (count.get(word) ?? 0) + 1);
  const rarest = (form: readonly string[]): string | undefined =>
    form.toSorted((one, other) => (count.get(one) ?? 0) - (count.get(other) ?? 0))[0];

  const always: number[] = [];
  const under = new Map<string, number[]>();
  for (const [at, forms] of needs.entries()) {
    const words = new Set(forms?.map(rarest));
    if (forms === undefined || words.has(undefined)) always.push(at);
    else {
      for (const word of words) {
        if (word !== undefined) under.set(word, [...(under.get(word) ?? []), at]);
      }
    }
  }
  return (present) => {
    const found = new Set(always);
    for (const word of present) for (const at of under.get(word) ?? []) found.add(at);
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
