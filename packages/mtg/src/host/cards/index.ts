import type { CardFiles } from '@reticle/core/host';
import { cardDefinition, cardIdOf } from '../../language/card-definition.js';
import { mtgDecks } from '../../play/decks.js';
import { SIXTH_EDITION } from '../../sets/6ed/index.js';
import { printFaces } from '../../text/abilities/print-card.js';
import { shownCard } from '../zones.js';
import { mtgDraft } from './draft.js';
import { namesOf, playableMtg } from './playable.js';
import { CARD_SHAPE, cardInFile, COLUMNS, readScryfall } from './read.js';

/** Reading and playing files of cards. */
export const mtgCards: CardFiles = {
  read: cardInFile,
  shape: CARD_SHAPE,
  columns: COLUMNS,
  playable: playableMtg,
  namesOf,
  idOf: cardIdOf,
  known: SIXTH_EDITION,
  shown: (definition) => shownCard(cardDefinition.parse(definition)),
  printed: (definition) => printFaces(cardDefinition.parse(definition)).lines,
  draft: mtgDraft,
  decks: {
    ...mtgDecks,
    // Files for decks don't contain the basic lands.
    judge: (deck, cards, format) => mtgDecks.judge(deck, [...SIXTH_EDITION, ...cards], format),
  },
  sources: { scryfall: { read: readScryfall, playable: playableMtg, namesOf } },
};
