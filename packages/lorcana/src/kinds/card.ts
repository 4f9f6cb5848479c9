import { cardKind, defineKind, type Kind } from '@reticle/core';
import { cardKeys, type CardKeys } from '../filter/card-schema.js';
import { cardMatchers } from '../filter/matchers.js';
import { cardProtections } from '../protections/all.js';
import { cardReader, linkedCard, readCard, type LinkedCard } from '../state/links.js';
import { knownCard, type LorcanaState } from '../state/state.js';

const cardsOf = cardReader();

/** Cards in every zone: one kind, told apart by `zone`. A filter that names no zone means all of them. */
export const lorcanaCardKind: Kind<LorcanaState, 'card', LinkedCard, CardKeys> = defineKind({
  ...cardKind,
  object: linkedCard,
  filter: cardKeys,
  matchers: cardMatchers,
  list: (state: LorcanaState) => cardsOf(state),
  lastKnown(state, ref) {
    const found = knownCard(state, ref);
    return found && readCard(found);
  },
  protections: cardProtections,
  steps: {
    /** A facedown card is never in play, whatever lies there (rules 5.1.1.8, 5.1.1.10). */
    faceUp: { rule: '5.1.1.10', passes: ({ zone, faceDown }) => zone !== 'play' || !faceDown },
  },
});
