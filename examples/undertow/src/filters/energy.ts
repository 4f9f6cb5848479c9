import { amount, numericComparison } from '@reticle/core';
import type { Thing } from '../card.js';

/** The energy on it: `{ energy: { lte: 2 } }`. */
export const energyKey = {
  schema: numericComparison.optional(),
  matcher: amount('energy', ({ energy }: Thing) => energy),
};
