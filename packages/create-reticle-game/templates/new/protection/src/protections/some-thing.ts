import type { Protection } from '@reticle/core';
import type { State } from '../state.js';
import type { Card } from '../words.js';

/**
 * Fill this in from the rules, with the rule's number. Until then the keyword of this name (`src/keywords/some-thing.ts`) keeps
 * opponents away from the cards whose text has it: "some_thing.".
 */
export const someThingProtection: Protection<Card, State> = {
  rule: 'some-thing',
  refuses: ({ keywords, controller }, { chooser }) => {
    const shielded = keywords.includes('some_thing');
    return shielded && controller !== chooser;
  },
};
