import type { Protection } from '@reticle/core';
import { sourceCard, type Thing } from '../card.js';
import type { State } from '../state.js';

/** A warded creature is chosen by an opponent only with more energy than is on it. */
export const wardProtection: Protection<Thing, State> = {
  rule: 'U8',
  refuses: ({ keywords, controller, energy }, { chooser, mode, source }) =>
    keywords.includes('ward') &&
    mode === 'target' &&
    controller !== chooser &&
    (sourceCard(source)?.energy ?? 0) <= energy,
};
