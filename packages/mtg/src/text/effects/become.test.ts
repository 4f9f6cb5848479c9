import { describe, expect, it } from 'vitest';
import { unexpressedOf } from '../../language/unexpressed.js';
import { parseCard } from '../abilities/parse-card.js';
import { printCard } from '../abilities/print-card.js';

const read = (text: string, types = 'Instant') => {
  const { card } = parseCard({ name: 'Moss Rite', types, text, manaCost: '{1}' });
  return { card, lacks: unexpressedOf(card).map(({ data }) => data['value'] ?? data['words']) };
};
const frog = { creatureTypes: ['Frog'], setPower: 1, setToughness: 1 } as const;
const lost = { loseAbilities: true } as const;

describe('205.1, 613.1 what becomes of objects in several respects', () => {
  it.each([
    [
      'Until end of turn, target creature loses all abilities and becomes a blue Frog with base power and toughness 1/1.',
      { ...lost, colors: ['blue'], ...frog },
    ],
    ['Target creature becomes a Frog with base power and toughness 1/1 until end of turn.', frog],
    [
      'Until end of turn, target creature becomes a Frog creature with base power and toughness 1/1 and gains flying.',
      { ...frog, onlyTypes: ['creature'], addKeywords: [{ keyword: 'flying' }] },
    ],
    [
      '205.1b: Target creature becomes a Frog artifact creature with base power and toughness 1/1 until end of turn.',
      { addTypes: ['artifact', 'creature'], addSubtypes: ['Frog'], setPower: 1, setToughness: 1 },
    ],
    [
      'Target creature becomes red and gains haste until end of turn.',
      { colors: ['red'], addKeywords: [{ keyword: 'haste' }] },
    ],
    ['Target creature loses all abilities until end of turn.', lost],
  ])('%s', (text, change) => {
    const { card, lacks } = read(text.replace('205.1b: ', ''));
    expect(card.spell?.effects).toEqual([
      { effect: 'become', what: { bound: 't1' }, change, until: 'endOfTurn' },
    ]);
    expect(lacks).toEqual([]);
  });

  it.each([
    ['Creatures lose all abilities.', { each: { type: 'creature' } }, lost],
    [
      'All creatures lose all abilities and have base power and toughness 1/1.',
      { each: { type: 'creature' } },
      { ...lost, setPower: 1, setToughness: 1 },
    ],
    ['Enchanted creature gets -2/-0 and loses all abilities.', 'host', { power: -2, ...lost }],
    [
      'Enchanted creature loses all abilities and is a green Frog creature with base power and toughness 1/1.',
      'host',
      { ...lost, colors: ['green'], onlyTypes: ['creature'], ...frog },
    ],
    [
      'Goblins have base power and toughness 3/3.',
      { each: { subtype: 'Goblin' } },
      { setPower: 3, setToughness: 3 },
    ],
  ])('%s', (text, affects, change) => {
    const { card, lacks } = read(text, 'Enchantment');
    expect(card.static).toEqual([{ id: 's1', affects, change }]);
    expect(lacks).toEqual([]);
  });

  it('608.2d the colour of your choice', () => {
    const { card } = read(
      'Target creature gets +1/+1 and becomes the color of your choice until end of turn.',
    );
    const same = { what: { bound: 't1' }, until: 'endOfTurn' };
    expect(card.spell?.effects).toEqual([
      { effect: 'pump', power: 1, toughness: 1, ...same },
      { effect: 'become', change: {}, choose: 'color', ...same },
    ]);
    expect(printCard(card).lines).toEqual([
      'Target creature gets +1/+1 and becomes the color of your choice until end of turn.',
    ]);
  });

  it.each([
    'Target creature becomes a blue Frog.',
    'Target creature loses all abilities and loses all abilities until end of turn.',
    'Target creature loses all abilities and dances until end of turn.',
    'Target creature loses all abilities.',
    'Target creature becomes a Frog with base power and toughness 1/1.',
    'Target creature becomes a frog with base power and toughness 1/1 until end of turn.',
    'Target creature becomes red.',
    'Target creatures becomes a Frog with base power and toughness 1/1 until end of turn.',
  ])('refused: %s', (text) => {
    expect(read(text).lacks).not.toEqual([]);
  });

  it.each([
    'Target spell becomes red until end of turn.',
    'Target spell or permanent becomes the color of your choice until end of turn.',
    'Target spell gains flash until end of turn.',
  ])('611.2c no match changes a spell: %s', (text) => {
    expect(read(text).lacks).toEqual(['stack']);
  });
});

describe('205.1b what it becomes beside what it is', () => {
  it.each([
    [
      'Enchanted creature gets +4/+4, has flying and first strike, and is an Angel in addition to its other types.',
      'host',
      {
        power: 4,
        toughness: 4,
        addKeywords: [{ keyword: 'flying' }, { keyword: 'first strike' }],
        addSubtypes: ['Angel'],
      },
    ],
    ['Enchanted creature gets -6/-0 and loses flying.', 'host', { power: -6, removeKeywords: ['flying'] }],
    [
      'Creatures you control are Goblins in addition to their other types.',
      { each: { type: 'creature', controller: 'self' } },
      { addSubtypes: ['Goblin'] },
    ],
    [
      'Enchanted creature is an Elf artifact in addition to its other types.',
      'host',
      { addTypes: ['artifact'], addSubtypes: ['Elf'] },
    ],
  ])('%s', (text, affects, change) => {
    const { card, lacks } = read(text, 'Enchantment');
    expect(card.static).toEqual([{ id: 's1', affects, change }]);
    expect(lacks).toEqual([]);
  });

  it('until end of turn', () => {
    const { card } = read(
      'Target creature gains flying and becomes an Angel in addition to its other types until end of turn.',
    );
    expect(card.spell?.effects).toEqual([
      {
        effect: 'become',
        what: { bound: 't1' },
        change: { addKeywords: [{ keyword: 'flying' }], addSubtypes: ['Angel'] },
        until: 'endOfTurn',
      },
    ]);
  });

  it.each([
    'Enchanted creature is an Angel.',
    'Enchanted creature is an angel in addition to its other types.',
    'Enchanted creature is a Goblins in addition to their other types.',
    'Creatures you control are Goblins in addition to its other types.',
  ])('refused: %s', (text) => expect(read(text, 'Enchantment').lacks).not.toEqual([]));
});
