import type { ListedGame } from './contract.js';
import { lorcana } from './games/lorcana/index.js';
import { mtg } from './games/mtg/index.js';
import { taktik } from './games/taktik/index.js';

/** Every game of the playground: one line each. */
export const GAMES: readonly ListedGame[] = [mtg, lorcana, taktik];
