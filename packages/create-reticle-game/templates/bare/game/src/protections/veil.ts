import type { Protection } from '@reticle/core';
import type { Card } from '../card.js';
import type { State } from '../state.js';

/** A veiled lamp cannot be chosen by opponents. */
export const veilProtection: Protection<Card, State> = {
  rule: 'E3',
  refuses: ({ keywords, controller }, { chooser }) => keywords.includes('veil') && controller !== chooser,
};
