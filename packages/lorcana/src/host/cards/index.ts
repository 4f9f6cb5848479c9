import type { CardFiles } from '@reticle/core/host';
import { cardDefinition } from '../../language/card.js';
import { THE_FIRST_CHAPTER } from '../../sets/the-first-chapter/index.js';
import { printCard } from '../../text/abilities/print-card.js';
import { shownCard } from '../zones.js';
import { lorcanaDraft } from './draft.js';
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
  known: THE_FIRST_CHAPTER,
  shown: (definition) => shownCard(cardDefinition.parse(definition)),
  printed(definition) {
    const words = printCard(cardDefinition.parse(definition));
    return words.ok ? words.value : [];
  },
  draft: lorcanaDraft,
  sources: { lorcana: { read: readLorcana, list: LORCANA_LIST, playable: playableLorcana } },
  decks: lorcanaDecks,
};
