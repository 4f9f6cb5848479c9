import { frozenCopy } from '@reticle/core';
import type { CardDefinition } from './card-definition.js';

/** The cards of this package's own sets, each by identity. */
const own = new WeakSet<CardDefinition>();

/**
 * Freezes the cards of one of this package's sets, and remembers them: a match reads cards as it reads all
 * JSON from outside, but not these. The tests of a set read all of its cards so, and compare.
 */
export function ownCards(cards: readonly CardDefinition[]): readonly CardDefinition[] {
  const frozen = frozenCopy(cards);
  for (const card of frozen) own.add(card);
  return frozen;
}

/** Whether a card is the same object as one of {@link ownCards}. A copy of it is not. */
export const isOwnCard = (card: CardDefinition): boolean => own.has(card);
