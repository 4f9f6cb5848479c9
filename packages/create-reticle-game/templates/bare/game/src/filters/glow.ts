import { amount, numericComparison } from '@reticle/core';
import type { Card } from '../card.js';

/** The filter key `glow`: `{ glow: { gte: 2 } }`. */
export const glowKey = {
  schema: numericComparison.optional().describe('How bright the card is when it is lit.'),
  matcher: amount('glow', ({ glow }: Card) => glow),
};
