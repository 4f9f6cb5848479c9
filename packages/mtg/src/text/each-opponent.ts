import type { Clause, TargetPhrase, Token } from '@reticle/core/text';

type Phrase = Extract<Clause, { found: 'phrase' }>;

const THAT_PLAYER = 'role.thatPlayer';

/**
 * "For each opponent, exile up to one target creature that player controls": one for each, so that the phrase stands
 * for as many as there are opponents, of different controllers. `undefined` where nothing of the kind stands before it.
 */
export function eachOpponentBefore(
  tokens: readonly Token[],
  { phrase, from }: Phrase,
): TargetPhrase | undefined {
  const text = JSON.stringify(phrase.accepts);
  if (phrase.max !== 1 || !text.includes(`"${THAT_PLAYER}"`)) return undefined;
  for (let at = from - 1; at >= 2 && tokens[at]?.text !== '.'; at--) {
    const lead = [tokens[at - 2], tokens[at - 1], tokens[at]].map((token) => token?.text).join(' ');
    const each = lead === 'for each opponent';
    if (!each && lead !== 'number of opponents') continue;
    const accepts = phrase.accepts.map(({ kind, filter }) => ({ kind, filter: ofOpponent(filter) }));
    const relations = [
      ...(phrase.relations ?? []),
      { relation: 'distinct' as const, property: ownerOrController(text) },
    ];
    return { ...phrase, accepts, relations, min: each ? phrase.min : 0, max: 'any' };
  }
  return undefined;
}

const ownerOrController = (text: string): string =>
  text.includes(`"owner":"${THAT_PLAYER}"`) ? 'owner' : 'controller';

function ofOpponent(
  filter: TargetPhrase['accepts'][number]['filter'],
): TargetPhrase['accepts'][number]['filter'] {
  return Object.fromEntries(
    Object.entries(filter).map(([key, value]) => [key, value === THAT_PLAYER ? 'opponent' : value]),
  );
}
