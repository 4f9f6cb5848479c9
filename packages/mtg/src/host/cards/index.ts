import type { CardFiles } from '@reticle/core/host';
import { cardIdOf } from '../../language/card-definition.js';
import { playableMtg } from './playable.js';
import { CARD_SHAPE, cardInFile, readScryfall } from './read.js';

/** Files of cards. */
export const mtgCards: CardFiles = {
  read: cardInFile,
  shape: CARD_SHAPE,
  playable: playableMtg,
  idOf: cardIdOf,
  sources: { scryfall: { read: readScryfall, playable: playableMtg } },
};
