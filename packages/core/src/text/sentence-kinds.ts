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
