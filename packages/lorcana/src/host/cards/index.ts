import type { CardFiles } from '@reticle/core/host';
import { plainName } from '../../language/facts.js';
import { lorcanaDecks } from '../../play/decks.js';
import { playableLorcana } from './playable.js';
import { LORCANA_LIST, LORCANA_SHAPE, readLorcana } from './read.js';

/** Files of cards. */
export const lorcanaCards: CardFiles = {
  read: readLorcana,
  list: LORCANA_LIST,
  shape: LORCANA_SHAPE,
  playable: playableLorcana,
  idOf: plainName,
  sources: { lorcana: { read: readLorcana, list: LORCANA_LIST, playable: playableLorcana } },
  decks: lorcanaDecks,
};
