import type { LexiconEntry } from '@reticle/core/text';
import { COUNTER_TAILS, HISTORY_TAILS, STATE_TAILS } from './tails-state.js';
import { KEYWORD_TAILS } from './tails-keywords.js';
import { NUMBER_TAILS } from './tails-numbers.js';
import { PLAYER_TAILS, RELATION_TAILS } from './tails-players.js';
import { STACK_TAILS } from './tails-stack.js';
import { ZONE_TAILS } from './tails-zones.js';

/** Words after a noun. */
export const TAILS: readonly LexiconEntry[] = [
  ...ZONE_TAILS,
  ...PLAYER_TAILS,
  ...KEYWORD_TAILS,
  ...NUMBER_TAILS,
  ...COUNTER_TAILS,
  ...STATE_TAILS,
  ...HISTORY_TAILS,
  ...STACK_TAILS,
  ...RELATION_TAILS,
];
