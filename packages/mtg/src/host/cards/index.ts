import type { CardFiles } from '@reticle/core/host';
import { mtgDecks } from '../../play/decks.js';
import { printCard } from '../../entries/text.js';
import { cardDefinition, cardIdOf } from '../../language/card-definition.js';
import { SIXTH_EDITION } from '../../sets/6ed/index.js';
import { shownCard } from '../zones.js';
import { mtgDraft } from './draft.js';
import { playableMtg } from './playable.js';
import { CARD_SHAPE, cardInFile, readScryfall } from './read.js';

/** Files of cards. */
export const mtgCards: CardFiles = {
  read: cardInFile,
  shape: CARD_SHAPE,
  playable: playableMtg,
  idOf: cardIdOf,
  known: SIXTH_EDITION,
  shown: (definition) => shownCard(cardDefinition.parse(definition)),
  printed: (definition) => printCard(cardDefinition.parse(definition)).lines,
  draft: mtgDraft,
  decks: {
    ...mtgDecks,
    // Basic lands stand in no file that somebody makes for a deck.
    judge: (deck, cards, format) => mtgDecks.judge(deck, [...SIXTH_EDITION, ...cards], format),
  },
  sources: { scryfall: { read: readScryfall, playable: playableMtg } },
};
