import { describe, expect, it } from 'vitest';
import { parseTargetRequirements } from './parse.js';

const filtersOf = (text: string) =>
  parseTargetRequirements(text).map(({ slot }) =>
    slot?.accepts.map((query) => ('filter' in query ? query.filter : query)),
  );
const here = { zone: 'battlefield' };
const any = (...anyOf: readonly object[]) => [[{ ...here, anyOf }]];

describe('what a tail after a list is said of', () => {
  it.each<[string, readonly unknown[]]>([
    [
      'Destroy target Elf, Goblin, or creature with flying.',
      any({ subtype: 'Elf' }, { subtype: 'Goblin' }, { type: 'creature', withKeyword: 'flying' }),
    ],
    [
      'Destroy target Wall or creature with mana value 5 or greater.',
      any({ subtype: 'Wall' }, { type: 'creature', manaValue: { gte: 5 } }),
    ],
    [
      'Destroy target Forest or creature with power 4 or greater.',
      any({ subtype: 'Forest' }, { type: 'creature', power: { gte: 4 } }),
    ],
    [
      'Destroy target Elf or Goblin with power 2 or less.',
      [[{ ...here, power: { lte: 2 }, anyOf: [{ subtype: 'Elf' }, { subtype: 'Goblin' }] }]],
    ],
    [
      'Destroy target creature or Vehicle with power 4 or less.',
      [[{ ...here, power: { lte: 4 }, anyOf: [{ type: 'creature' }, { subtype: 'Vehicle' }] }]],
    ],
    [
      'Exile target spell or creature with power 3 or less.',
      [[{ anyOf: [{ zone: 'stack' }, { ...here, type: 'creature', power: { lte: 3 } }] }]],
    ],
    [
      'Destroy target creature or Aura attached to a land.',
      any({ type: 'creature' }, { subtype: 'Aura', attachedTo: { ...here, type: 'land' } }),
    ],
    [
      'Exile target creature, battle, or card in a graveyard.',
      [[{ anyOf: [{ ...here, type: 'creature' }, { ...here, type: 'battle' }, { zone: 'graveyard' }] }]],
    ],
    [
      'Exile target creature or creature card in your graveyard.',
      [[{ type: 'creature', anyOf: [here, { zone: 'graveyard', owner: 'self' }] }]],
    ],
  ])('%s', (text, filters) => expect(filtersOf(text)).toEqual(filters));

  it('may be three phrases before it', () => {
    const text =
      'Return up to one target land card, up to one target Elf card, and up to one target battle card from your graveyard to your hand.';
    const zones = filtersOf(text).map((filters) => filters?.map((filter) => JSON.stringify(filter)));
    expect(zones.flat()).toHaveLength(3);
    expect(zones.flat().every((filter) => filter?.includes('graveyard'))).toBe(true);
  });
});

describe('words that go on are not dropped', () => {
  it.each([
    ['Destroy target Elf, artifact, or creature you control.', 'text.ambiguous'],
    ['Destroy target legendary Goblin or Elf.', 'text.ambiguous'],
    ['Counter target spell that targets a creature or player.', 'text.ambiguous'],
    ['Destroy target creature with mana value 2, 3, or 4.', 'text.unknownTail'],
    ['Destroy target creature with mana value 1 or 3.', 'text.unknownTail'],
    ['Destroy target creature with power X plus 1 or less.', 'text.unknownTail'],
    ["Destroy target creature that's enchanted by an Aura you own.", 'text.unknownTail'],
    ['Destroy target creature that was dealt damage this turn by a Goblin.', 'text.unknownTail'],
    ['Destroy two target lands with the same name as a land you control.', 'text.unknownTail'],
    ['Destroy target creature, other than a Wall.', 'text.unknownTail'],
    ['Destroy target creature, but not a Wall.', 'text.unknownTail'],
    ['Destroy target creature, except for Walls.', 'text.unknownTail'],
    ['Destroy two target creatures, each with a different name.', 'text.unknownTail'],
    ['Destroy two target creatures, both controlled by one player.', 'text.unknownTail'],
    [
      "Destroy target creature with power less than the number of cards in target player's hand.",
      'text.unknownTail',
    ],
    ['Tap X plus one target creatures.', 'text.unknownCount'],
    ['Tap a number of target creatures equal to the number of lands you control.', 'text.unknownCount'],
    ['Tap all target creatures.', 'text.unknownCount'],
    ['Tap more than two target creatures.', 'text.unknownCount'],
    ['Tap target creature of the color of your choice.', 'mtg.unclearReference'],
    ['Tap target creature of the creature type of your choice.', 'mtg.unclearReference'],
  ])('%s', (text, code) =>
    expect(parseTargetRequirements(text)).toMatchObject([{ understood: false, issues: [{ code }] }]),
  );

  it.each([
    'Create a token that is a copy of target creature, except it has flying.',
    'Prevent all damage that would be dealt to target creature by attacking creatures.',
    'Tap target creature or sacrifice a land.',
  ])('still takes what speaks of something else: %s', (text) =>
    expect(filtersOf(text)).toEqual([[{ ...here, type: 'creature' }]]),
  );
});

it.each([
  ['Destroy target land or target battle.'],
  ['Tap target creature or untap target land.'],
  ['Exile up to one target artifact or up to two target lands.'],
])('refuses two phrases of which one is chosen: %s', (text) =>
  expect(parseTargetRequirements(text).map(({ issues }) => issues[0]?.code)).toEqual([
    'mtg.eitherTarget',
    'mtg.eitherTarget',
  ]),
);

it.each<[string, unknown, unknown]>([
  ['Tap two or more target creatures.', 2, 'any'],
  ['Tap at least one target creature.', 1, 'any'],
  ['Tap no more than two target creatures.', 0, 2],
  ['Tap at most two target creatures.', 0, 2],
  ['Tap up to one hundred target creatures.', 0, 100],
  ['Tap one, two, or three target creatures.', 1, 3],
])('counts: %s', (text, min, max) =>
  expect(parseTargetRequirements(text)).toMatchObject([{ slot: { min, max } }]),
);

it.each([
  ['Tap two target creatures of the creature type of your choice.', 'creatureTypes'],
  ['Tap two target creatures of the color of your choice.', 'colors'],
  ['Tap two target creatures with the same name.', 'names'],
])('what is chosen with the targets is what they share: %s', (text, property) =>
  expect(parseTargetRequirements(text)).toMatchObject([
    { relations: [{ relation: 'same', property, slots: ['t1'] }] },
  ]),
);
