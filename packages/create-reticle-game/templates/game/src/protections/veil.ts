import type { Protection } from '@reticle/core';
import type { State } from '../state.js';
import type { Card } from '../words.js';

/** Opponents cannot choose a veiled unit. */
export const veilProtection: Protection<Card, State> = {
  rule: 'E6',
  refuses: ({ keywords, controller }, asking) =>
    keywords.includes('veiled') && controller !== asking.controller,
};
