import { type CardDraft, type CardFiles, linesField, textField, textOf } from '@reticle/core/host';
import { cardDefinition, cardIdOf } from '../../language/card-definition.js';
import { mtgDecks } from '../../play/decks.js';
import { SIXTH_EDITION } from '../../sets/6ed/index.js';
import { printFaces } from '../../text/abilities/print-card.js';
import { shownCard } from '../zones.js';
import { namesOf, playableMtg } from './playable.js';
import { CARD_SHAPE, cardInFile, readScryfall } from './read.js';

const FIELDS = ['name', 'cost', 'types', 'oracle', 'power', 'toughness'] as const;

/** A card as it is printed, field by field: a single face, as files have it. */
const mtgDraft: CardDraft = {
  fields: [
    textField('name', 'Name', 'Glade Herald'),
    textField('cost', 'Mana cost', '{1}{G}'),
    textField('types', 'Types', 'Creature - Elf Druid'),
    linesField('oracle', 'Text', 'When Glade Herald enters, you gain 2 life.'),
    textField('power', 'Power', '2'),
    textField('toughness', 'Toughness', '2'),
  ],
  card: (values) =>
    Object.fromEntries(
      FIELDS.map((name) => [name, textOf(values, name)] as const).filter(
        ([name, value]) => name === 'oracle' || value !== '',
      ),
    ),
};

/** Reading and playing files of cards. */
export const mtgCards: CardFiles = {
  read: cardInFile,
  shape: CARD_SHAPE,
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
