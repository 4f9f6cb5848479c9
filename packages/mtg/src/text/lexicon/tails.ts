import type { Entries } from './entries.js';
import { COUNTER_TAILS } from './tails-counters.js';
import { NUMBER_TAILS } from './tails-numbers.js';
import { PLAYER_TAILS } from './tails-players.js';
import { STACK_TAILS } from './tails-stack.js';
import { STATE_TAILS } from './tails-state.js';
import { ZONE_TAILS } from './tails-zones.js';

/** Words after a noun. */
export const TAILS: Entries = [
  ...PLAYER_TAILS,
  ...ZONE_TAILS,
  ...STATE_TAILS,
  ...NUMBER_TAILS,
  ...COUNTER_TAILS,
  ...STACK_TAILS,
];
