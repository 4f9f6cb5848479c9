import type { Clause, PhraseRelation, TargetPhrase, Token } from '@reticle/core/text';

type Phrase = Extract<Clause, { found: 'phrase' }>;

/** One opponent, whoever it is. */
const ONE: readonly (readonly string[])[] = [
  ['an', 'opponent'],
  ['one', 'of', 'your', 'opponents'],
];

/** "Two target creatures an opponent controls": one opponent controls both. */
export function ofOnePlayer(
  tokens: readonly Token[],
  { from, to }: Phrase,
  { accepts, max, relations = [] }: TargetPhrase,
): { readonly relations?: readonly PhraseRelation[] } {
  const texts = tokens.slice(from, to).map(({ text }) => text);
  const says = (words: readonly string[]): boolean =>
    texts.some((_text, at) => words.every((word, index) => texts[at + index] === word));
  if (max === 1 || !ONE.some(says)) return {};
  const ties = (['controller', 'owner'] as const).filter((property) =>
    accepts.every(({ filter }) => filter[property] === 'opponent'),
  );
  const more = ties.filter((property) => !relations.some((relation) => relation.property === property));
  return more.length === 0
    ? {}
    : { relations: [...relations, ...more.map((property) => ({ relation: 'same' as const, property }))] };
}
