import { fixedHole } from '@reticle/core/text';
import type { Duration } from '../../language/change.js';

/** How long a continuous effect lasts (rule 611.2a); what lasts for ever has no words of its own. */
export const duration = fixedHole([
  ['until end of turn', 'endOfTurn'],
  ['until your next turn', 'yourNextTurn'],
  ['for as long as ~ remains tapped', 'whileSourceTapped'],
  ['for as long as you control ~', 'whileYouControl'],
]);

/** What is said with a duration of its own. */
export type SaidDuration = 'endOfTurn' | 'yourNextTurn' | 'whileSourceTapped' | 'whileYouControl';

export const isSaid = (until: Duration): until is SaidDuration =>
  until !== 'forever' && until !== 'nextUntapStep';
