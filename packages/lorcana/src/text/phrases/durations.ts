import { fixedHole } from '@reticle/core/text';
import type { Duration } from '../../language/modification.js';

/** How long something lasts, after what is given. */
export const duration = fixedHole<Duration>([
  ['this turn', 'thisTurn'],
  ['for the rest of this turn', 'thisTurn'],
  ['during their next turn', 'theirNextTurn'],
  ['until the start of your next turn', 'untilYourNextTurn'],
  ['at the start of their next turn', 'theirNextReady'],
  ['during that challenge', 'thisChallenge'],
  ...(['its', 'his', 'her'] as const).flatMap((whose) => [
    [`during ${whose} next turn`, 'theirNextTurn'] as const,
    [`at the start of ${whose} next turn`, 'theirNextReady'] as const,
  ]),
]);
