import type { CardFiles } from '@reticle/core/host';
import { CARD_SHAPE, cardInFile, readScryfall } from './read.js';

/** Files of cards. */
export const mtgCards: CardFiles = {
  read: cardInFile,
  shape: CARD_SHAPE,
  sources: { scryfall: { read: readScryfall } },
};
