import type { CardDefinition } from '../../language/card.js';
import { theFirstChapter } from './cards.js';

/**
 * The 204 cards of The First Chapter, by number: facts, and all that they say as data. A match has them by itself; this is
 * for whoever wants to look at them, or to print them with `printCard`.
 */
export const THE_FIRST_CHAPTER: readonly CardDefinition[] = theFirstChapter();
