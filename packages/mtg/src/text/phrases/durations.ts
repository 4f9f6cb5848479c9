import { fixedHole } from '@reticle/core/text';

/** How long a continuous effect lasts (rule 611.2a); what lasts for ever has no words of its own. */
export const duration = fixedHole([
  ['until end of turn', 'endOfTurn'],
  ['for as long as ~ remains tapped', 'whileSourceTapped'],
]);
