import type { Protection } from '@reticle/core';
import type { Card } from '../card.js';
import type { State } from '../state.js';

/** Fill this in from the rules, with the rule's number. Until then the keyword keeps opponents away. */
export const someThingProtection: Protection<Card, State> = {
  rule: 'some-thing',
  refuses: ({ keywords, controller }, { chooser }) => {
    const shielded = keywords.includes('some-thing');
    return shielded && controller !== chooser;
  },
};
