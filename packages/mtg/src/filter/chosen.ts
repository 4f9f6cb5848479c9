import type { FilterContext, MatcherRecord } from '@reticle/core';
import { cardFacts, type CardFacts } from '../state/facts.js';

type Chosen = NonNullable<CardFacts['chosen']>;

const LISTS: { readonly [K in keyof Chosen]-?: (card: CardFacts) => readonly string[] } = {
  subtype: ({ subtypes }) => subtypes,
  color: ({ colors }) => colors,
  name: ({ names }) => names,
};

const chosenShape = cardFacts.shape.chosen;

/** What was chosen for the source, or for the object whose ability it is. */
function chosenFor({ source }: FilterContext): Chosen {
  const card = source !== undefined && 'sourceCard' in source ? source.sourceCard : source;
  if (typeof card !== 'object' || card === null || !('chosen' in card)) return {};
  return chosenShape.safeParse(card.chosen).data ?? {};
}

/** "Of the chosen type": false for everything as long as nothing is chosen. */
export const chosenMatcher: MatcherRecord<CardFacts, keyof Chosen, unknown> = {
  test(card, wanted, context) {
    const chosen = chosenFor(context)[wanted];
    return chosen !== undefined && LISTS[wanted](card).includes(chosen);
  },
  cost: 3,
  actual: ({ subtypes, colors, names }) => ({ subtypes, colors, names }),
  words: (wanted) => ({ after: `of the chosen ${wanted}` }),
};
