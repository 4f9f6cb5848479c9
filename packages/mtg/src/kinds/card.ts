import { defineKind, type Kind } from '@reticle/core';
import { cardMatchers } from '../filter/matchers.js';
import { cardKeys, type CardKeys } from '../filter/schema.js';
import { cardProtections } from '../protections/all.js';
import { controllerOf } from '../state/facts.js';
import { linkCards, linkedCard, type LinkedCard } from '../state/links.js';
import { knownCard, type MtgState } from '../state/state.js';
import { once } from './once.js';

const linked = once(linkCards);

/** Permanents, spells and cards in every other zone: one kind, told apart by `zone`. */
export const mtgCardKind: Kind<MtgState, 'card', LinkedCard, CardKeys> = defineKind({
  name: 'card',
  object: linkedCard,
  filter: cardKeys,
  matchers: cardMatchers,
  list: (state: MtgState) => linked(state),
  id: ({ instanceId }: LinkedCard) => instanceId,
  incarnation: ({ incarnation }) => incarnation,
  controller: controllerOf,
  lastKnown: knownCard,
  protections: cardProtections,
  steps: {
    /** A spell can't target itself (rule 115.5). */
    notItself: {
      rule: '115.5',
      passes: ({ zone, instanceId }, { sourceRef, mode }) =>
        mode !== 'target' || zone !== 'stack' || sourceRef?.kind !== 'card' || sourceRef.id !== instanceId,
    },
    /** What is phased out is treated as though it did not exist (rule 702.26b). */
    phasedIn: { rule: '702.26b', passes: ({ phasedOut }) => !phasedOut },
  },
});
