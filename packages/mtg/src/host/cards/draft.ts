import { type CardDraft, type DeckList, linesField, textField, textOf } from '@reticle/core/host';
import { cardDefinition, type CardDefinition } from '../../language/card-definition.js';
import { colorsOfCost } from '../../language/mana.js';
import type { Color } from '../../language/vocabulary.js';
import { SIXTH_EDITION } from '../../sets/6ed/index.js';
import { signed } from '../face.js';

const FIELDS = ['name', 'cost', 'types', 'oracle', 'power', 'toughness'] as const;

const BASIC_LANDS: Readonly<Record<Color, string>> = {
  white: 'Plains',
  blue: 'Island',
  black: 'Swamp',
  red: 'Mountain',
  green: 'Forest',
};

const colorsOf = ({ cost = [], colorIndicator = [] }: CardDefinition): readonly Color[] => [
  ...new Set([...colorsOfCost(cost), ...colorIndicator]),
];

/** The number of copies of the card, of lands, and of creatures beside it: a deck of 40. */
const COPIES = 8;
const LANDS = 17;
const CREATURES = 15;

/** Returns a deck of 40 around a card: lands of its colours, and the smallest creatures of those colours. */
function trialDeck(data: object): DeckList {
  const card = cardDefinition.parse(data);
  const own = colorsOf(card);
  const colors: readonly Color[] = own.length === 0 ? ['green'] : own;
  const creatures = SIXTH_EDITION.filter(
    (each) =>
      each.types.includes('creature') &&
      each.name !== card.name &&
      colorsOf(each).length > 0 &&
      colorsOf(each).every((color) => colors.includes(color)),
  )
    .toSorted((a, b) => (a.cost?.length ?? 0) - (b.cost?.length ?? 0))
    .slice(0, CREATURES);
  const lands = colors.map((color, at) => {
    const count = Math.floor(LANDS / colors.length) + (at < LANDS % colors.length ? 1 : 0);
    return [BASIC_LANDS[color], count] as const;
  });
  return {
    main: {
      [card.name]: COPIES,
      ...Object.fromEntries(lands),
      ...Object.fromEntries(creatures.map(({ name }) => [name, 1])),
    },
  };
}

/** A card as it is printed, field by field: a single face, as files have it. */
export const mtgDraft: CardDraft = {
  fields: [
    textField('name', 'Name', 'Glade Herald'),
    textField('cost', 'Mana cost', '{1}{G}'),
    textField('types', 'Types', 'Creature - Elf Druid'),
    linesField('oracle', 'Text', 'When Glade Herald enters, you gain 2 life.'),
    textField('power', 'Power', '2'),
    textField('toughness', 'Toughness', '2'),
  ],
  examples: [
    {
      title: 'A spell with two targets',
      values: {
        name: 'Ember Swap',
        cost: '{1}{R}',
        types: 'Instant',
        oracle: 'Destroy target artifact. Ember Swap deals 2 damage to target creature an opponent controls.',
      },
    },
    {
      title: 'An ability with a cost',
      values: {
        name: 'Tide Warden',
        cost: '{2}{U}',
        types: 'Creature - Merfolk Wizard',
        oracle: 'Flying\n{U}, {T}: Tap target nonblack creature.',
        power: '1',
        toughness: '3',
      },
    },
    {
      title: 'A condition',
      values: {
        name: 'Grave Tender',
        cost: '{1}{B}',
        types: 'Creature - Zombie',
        oracle:
          'Deathtouch\nWhen Grave Tender dies, if you control an artifact, return target creature card from your graveyard to your hand.',
        power: '1',
        toughness: '1',
      },
    },
    {
      title: 'A slip of the pen',
      values: {
        name: 'Night Verdict',
        cost: '{1}{B}',
        types: 'Instant',
        oracle: 'Destroy target nonblak creature.',
      },
    },
  ],
  trialDeck,
  line: signed,
  card: (values) =>
    Object.fromEntries(
      FIELDS.map((name) => [name, textOf(values, name)] as const).filter(
        ([name, value]) => name === 'oracle' || value !== '',
      ),
    ),
};
