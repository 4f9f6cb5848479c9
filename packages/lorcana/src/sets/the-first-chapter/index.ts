import type { CardDefinition } from '../../language/card.js';
import { theFirstChapter } from './cards.js';

/**
 * The 204 cards of The First Chapter, by number: their facts, and their whole text as data. A match already
 * has them. This list is for looking at them, or for printing them with `printCard`.
 */
export const THE_FIRST_CHAPTER: readonly CardDefinition[] = theFirstChapter();
