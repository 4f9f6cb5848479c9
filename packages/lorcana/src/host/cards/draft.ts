import {
  linesField,
  selectField,
  textField,
  textOf,
  type CardDraft,
  type DeckList,
} from '@reticle/core/host';
import { cardDefinition, type CardDefinition } from '../../language/card.js';
import { fullNameOf, INKS } from '../../language/facts.js';
import { THE_FIRST_CHAPTER } from '../../sets/the-first-chapter/index.js';
import { signed } from '../zones.js';

const NUMBERS = ['cost', 'strength', 'willpower', 'lore', 'moveCost'] as const;

const inksOf = ({ facts: { ink } }: CardDefinition): readonly string[] =>
  typeof ink === 'string' ? [ink] : ink;

/** The number of copies of each card in a deck of 60 (rule 2.1.1.4), and of the cards beside the first. */
const COPIES = 4;
const OTHERS = 14;

/** Returns a deck of 60 around a card: the cheapest characters of its inks. */
function trialDeck(data: object): DeckList {
  const card = cardDefinition.parse(data);
  const inks = inksOf(card);
  const others = THE_FIRST_CHAPTER.filter(
    (each) =>
      each.facts.type === 'character' &&
      each.unexpressed === undefined &&
      fullNameOf(each.facts) !== fullNameOf(card.facts) &&
      inksOf(each).every((ink) => inks.includes(ink)),
  )
    .toSorted((a, b) => a.facts.cost - b.facts.cost)
    .slice(0, OTHERS);
  return {
    main: {
      [fullNameOf(card.facts)]: COPIES,
      ...Object.fromEntries(others.map(({ facts }) => [fullNameOf(facts), COPIES])),
    },
  };
}

/** The form for a printed card, field by field as in databases. An empty field is not on the card. */
export const lorcanaDraft: CardDraft = {
  fields: [
    textField('name', 'Name', 'Lamplighter'),
    textField('version', 'Version', 'Of the Old Quarter'),
    selectField('type', 'Type', ['Character', 'Action', 'Song', 'Item', 'Location']),
    selectField('color', 'Ink', INKS),
    selectField('inkwell', 'Inkwell', ['yes', 'no']),
    textField('cost', 'Cost', '2'),
    textField('strength', 'Strength', '2'),
    textField('willpower', 'Willpower', '2'),
    textField('lore', 'Lore', '1'),
    textField('moveCost', 'Move cost', ''),
    textField('subtypes', 'Classifications', 'Storyborn, Ally'),
    linesField('fullText', 'Text', 'LIGHT UP When you play this character, you may draw a card.'),
  ],
  examples: [
    {
      title: 'A song with a target',
      values: {
        name: 'Lullaby of Lamps',
        type: 'Song',
        color: 'amethyst',
        inkwell: 'yes',
        cost: '2',
        fullText: 'Exert chosen opposing character. Draw a card.',
      },
    },
    {
      title: 'An ability with a cost',
      values: {
        name: 'Old Lantern',
        type: 'Item',
        color: 'sapphire',
        inkwell: 'yes',
        cost: '2',
        fullText: 'GLOW {E}, 1 {I} — Chosen character gets +2 {S} this turn.',
      },
    },
    {
      title: 'A slip of the pen',
      values: {
        name: 'Soot Fox',
        version: 'Sly One',
        type: 'Character',
        color: 'ruby',
        inkwell: 'yes',
        cost: '3',
        strength: '3',
        willpower: '2',
        lore: '1',
        subtypes: 'Storyborn, Ally',
        fullText: 'Evasive\nPOUNCE When you play this character, banish chosen damagd character.',
      },
    },
  ],
  trialDeck,
  line: signed,
  card(values) {
    const given = (name: string): string => textOf(values, name).trim();
    const numbers = NUMBERS.filter((name) => given(name) !== '').map(
      (name) => [name, Number(given(name))] as const,
    );
    return {
      name: given('name'),
      ...(given('version') === '' ? {} : { version: given('version') }),
      type: given('type'),
      color: given('color'),
      inkwell: given('inkwell') === 'yes',
      ...Object.fromEntries(numbers),
      subtypes: given('subtypes')
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== ''),
      fullText: given('fullText'),
    };
  },
};
