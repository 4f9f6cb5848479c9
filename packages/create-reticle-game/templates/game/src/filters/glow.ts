import { amount, numericComparison } from '@reticle/core';
import type { Card } from '../card.js';

/** How bright it is when lit: `{ glow: { gte: 2 } }`. */
export const glowKey = {
  schema: numericComparison.optional(),
  matcher: amount('glow', ({ glow }: Card) => glow),
};
