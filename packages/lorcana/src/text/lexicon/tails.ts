import type { LexiconEntry } from '@reticle/core/text';
import { HISTORY_TAILS } from './tails-history.js';
import { KEYWORD_TAILS } from './tails-keywords.js';
import { NUMBER_TAILS } from './tails-numbers.js';
import { OWNER_TAILS } from './tails-owners.js';
import { STATE_TAILS } from './tails-state.js';
import { ZONE_TAILS } from './tails-zones.js';

/** Words after a noun. */
export const TAILS: readonly LexiconEntry[] = [
  ...ZONE_TAILS,
  ...OWNER_TAILS,
  ...KEYWORD_TAILS,
  ...NUMBER_TAILS,
  ...STATE_TAILS,
  ...HISTORY_TAILS,
];
