import type { PhraseClause, PhraseRelation, TargetPhrase, Token } from '@reticle/core/text';

/** One opponent, whoever it is. */
const ONE: readonly (readonly string[])[] = [
  ['an', 'opponent'],
  ['one', 'of', 'your', 'opponents'],
];

/** "Two target creatures an opponent controls": one opponent controls both. */
export function ofOnePlayer(
  tokens: readonly Token[],
  { from, to }: PhraseClause,
  { accepts, max, relations = [] }: TargetPhrase,
): { readonly relations?: readonly PhraseRelation[] } {
  const texts = tokens.slice(from, to).map(({ text }) => text);
  const says = (words: readonly string[]): boolean =>
    texts.some((_text, at) => words.every((word, index) => texts[at + index] === word));
  if (max === 1 || !ONE.some(says)) return {};
  const tied = new Set(relations.map(({ property }) => property));
  const more = ofOpponents(accepts).filter((property) => !tied.has(property));
  return more.length === 0
    ? {}
    : { relations: [...relations, ...more.map((property) => ({ relation: 'same' as const, property }))] };
}

/** By what all that is accepted is an opponent's. */
export const ofOpponents = (accepts: TargetPhrase['accepts']): readonly ('controller' | 'owner')[] =>
  (['controller', 'owner'] as const).filter((property) =>
    accepts.every(({ filter }) => filter[property] === 'opponent'),
  );

/** The normal form says "an opponent"; of several things, that is one opponent, and these are the words for any of them. */
const ANY_OF_THEM: readonly (readonly [one: string, any: string])[] = [
  ['an opponent controls', 'your opponents control'],
  ['an opponent owns', 'your opponents own'],
  ["an opponent's graveyard", "your opponents' graveyards"],
];

/** The words of a phrase for several things of opponents, if nothing ties them to one. */
export const ofAnyOpponents = (words: string): string =>
  ANY_OF_THEM.reduce((said, [one, any]) => said.replaceAll(one, any), words);
