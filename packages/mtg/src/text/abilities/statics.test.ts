import { describe, expect, it } from 'vitest';
import { readCard } from '../../../test/read-card.js';
import { parseCard } from './parse-card.js';
import { printCard } from './print-card.js';

const aura = { types: 'Enchantment \u2014 Aura' };
const only = (text: string) => readCard(text).static[0];

describe('what static abilities ask', () => {
  it.each([
    [
      'Moss Druid gets +1/+1 as long as there are four or more card types among cards in your graveyard.',
      { amount: { different: 'cardType', among: { zone: 'graveyard', owner: 'self' } }, gte: 4 },
    ],
    [
      "Moss Druid can't attack unless you control an artifact.",
      { not: { what: { each: { type: 'artifact', controller: 'self' } } } },
    ],
    [
      'As long as Moss Druid is monstrous, it has trample.',
      { what: 'self', is: { withKeyword: 'monstrous' } },
    ],
    [
      'Moss Druid has haste as long as you control a Forest or an Island.',
      {
        anyOf: [
          { what: { each: { subtype: 'Forest', controller: 'self' } } },
          { what: { each: { subtype: 'Island', controller: 'self' } } },
        ],
      },
    ],
    [
      'As long as Moss Druid is attacking alone, it has first strike.',
      {
        allOf: [
          { what: 'self', is: { attacking: true } },
          { amount: { count: { type: 'creature', attacking: true } }, eq: 1 },
        ],
      },
    ],
    [
      'As long as Moss Druid is tapped and you have 30 or more life, it gets +1/+1.',
      {
        allOf: [
          { what: 'self', is: { tapped: true } },
          { amount: { life: 'you' }, gte: 30 },
        ],
      },
    ],
    [
      'Moss Druid has flying as long as there are five or more mana values among cards in your graveyard.',
      { amount: { different: 'manaValue', among: { zone: 'graveyard', owner: 'self' } }, gte: 5 },
    ],
    [
      'Moss Druid has flying as long as there are three or more +1/+1 counters on Elves you control.',
      { amount: { counters: '+1/+1', on: { each: { subtype: 'Elf', controller: 'self' } } }, gte: 3 },
    ],
    [
      'Moss Druid has indestructible as long as your opponents control no creatures.',
      { not: { what: { each: { type: 'creature', controller: 'opponent' } } } },
    ],
    [
      "Moss Druid can't be blocked as long as its power is 3 or less.",
      { amount: { of: 'power', what: 'self' }, lte: 3 },
    ],
    [
      "As long as your devotion to red is less than five, Moss Druid isn't a creature.",
      { amount: { devotion: ['red'] }, lt: 5 },
    ],
    [
      "Moss Druid can't block unless you have two or more opponents.",
      { not: { amount: { numberOf: 'eachOpponent' }, gte: 2 } },
    ],
    [
      'Moss Druid gets +1/+1 as long as you have 30 or more life and an opponent has 10 or less life.',
      {
        allOf: [
          { amount: { life: 'you' }, gte: 30 },
          { someone: 'eachOpponent', so: { amount: { life: { bound: 'someone' } }, lte: 10 } },
        ],
      },
    ],
  ])('604.1 %s', (text, asked) => {
    const card = readCard(text);
    expect(card.static[0]?.if).toEqual(asked);
    const again = readCard(printCard(card).lines.join('\n'));
    expect(again.static).toEqual(card.static);
  });

  it.each([
    'As long as Moss Druid is tapped and you control an Elf, it gets +1/+1.',
    'As long as enchanted creature is tapped and Moss Druid is untapped, it gets +1/+1.',
  ])('refused where "it" could mean two things: %s', (text) => {
    const { unexpressed } = parseCard({ name: 'Moss Druid', ...aura, text: `Enchant creature\n${text}` });
    expect(unexpressed).toHaveLength(1);
  });

  it.each([
    'As long as Moss Druid is in your graveyard, creatures you control have flying.',
    'As long as Moss Druid is in your graveyard and you control an Island, creatures you control have flying.',
    'Creatures you control have flying as long as Moss Druid is in your graveyard.',
  ])('113.6b refused, as it works somewhere else than on the battlefield: %s', (text) => {
    const { unexpressed } = parseCard({ name: 'Moss Druid', types: 'Creature', text });
    expect(unexpressed).toHaveLength(1);
  });

  it('604.1 what is so otherwise is a second ability with the opposite of what the first asks', () => {
    const card = readCard('As long as Moss Druid is tapped, it gets +1/+1. Otherwise, it gets -1/-2.');
    expect(card.static.map((ability) => ability.if)).toEqual([
      { what: 'self', is: { tapped: true } },
      { not: { what: 'self', is: { tapped: true } } },
    ]);
    const host = readCard(
      'Enchant creature\nAs long as enchanted creature is red, it gets +1/+1. Otherwise, it gets -1/-1.',
      aura,
    );
    expect(host.static.map(({ affects }) => affects)).toEqual(['host', 'host']);
    expect(
      parseCard({ name: 'Moss Druid', types: 'Creature', text: 'Otherwise, it gets -1/-1.' }).unexpressed,
    ).toHaveLength(1);
  });

  it('109.5 what the controller of another object has', () => {
    const text = `Enchant creature\nEnchanted creature has shroud as long as its controller controls another Elf.`;
    const card = readCard(text, aura);
    expect(card.static[0]?.if).toEqual({
      someone: { controllerOf: 'host' },
      so: { what: { each: { subtype: 'Elf', excludeSelf: true, controller: 'role.someone' } } },
    });
    expect(readCard(printCard(card).lines.join('\n'), aura).static).toEqual(card.static);
    const counted = readCard(
      "Enchant creature\nEnchanted creature gets +1/+0 for each card in its controller's hand.",
      aura,
    );
    expect(counted.static[0]?.change.power).toEqual({ cardsIn: 'hand', whose: { controllerOf: 'host' } });
  });

  it('301.5, 303.4 counts what is attached to the card itself', () => {
    const each = { count: { subtype: 'Aura', attachedToThis: true } };
    expect(only('Moss Druid gets +1/+1 for each Aura attached to it.')?.change).toEqual({
      power: each,
      toughness: each,
    });
    const other = 'Enchant creature\nEnchanted creature gets +1/+1 for each Aura attached to it.';
    expect(parseCard({ name: 'Moss Druid', ...aura, text: other }).unexpressed).toHaveLength(1);
  });

  it('702.16a, 702.16h protection from one quality and from another', () => {
    const both = [
      { keyword: 'protection', from: { color: 'black' } },
      { keyword: 'protection', from: { color: 'red' } },
    ];
    expect(only('Moss Druid has protection from black and from red.')?.change.addKeywords).toEqual(both);
    expect(readCard('Protection from all colors').keywords).toEqual([
      { keyword: 'protection', from: { colorCount: { gte: 1 } } },
    ]);
    expect(readCard('Protection from legendary creatures').keywords).toEqual([
      { keyword: 'protection', from: { type: 'creature', supertype: 'legendary' } },
    ]);
  });

  it('614.1c enters tapped unless, and with as many counters as are counted', () => {
    const { entersTapped } = readCard(
      'Moss Druid enters tapped unless you control two or fewer other lands.',
      { types: 'Land' },
    );
    expect(entersTapped).toEqual({
      unless: { amount: { count: { type: 'land', excludeSelf: true, controller: 'self' } }, lte: 2 },
    });
    const text =
      'Moss Druid enters with X +1/+1 counters on it, where X is the number of creatures you control.';
    expect(readCard(text).entersWith).toEqual({
      counter: '+1/+1',
      amount: { count: { type: 'creature', controller: 'self' } },
    });
  });
});

describe('601.2f what makes spells cost more or less', () => {
  it.each([
    ['Red spells you cast cost {1} less to cast.', { spells: { color: 'red' }, who: 'you', less: [1] }],
    [
      'Noncreature spells cost {1} more to cast.',
      { spells: { not: { type: 'creature' } }, who: 'any', more: [1] },
    ],
    [
      'Elf spells and Wolf spells you cast cost {G} less to cast.',
      { spells: { anyOf: [{ subtype: 'Elf' }, { subtype: 'Wolf' }] }, who: 'you', less: ['G'] },
    ],
    ['Spells your opponents cast cost {2} more to cast.', { spells: {}, who: 'opponent', more: [2] }],
  ])('%s', (text, change) => {
    const card = readCard(text);
    expect(card.keywords).toEqual([{ keyword: 'spellsCost', ...change }]);
    expect(printCard(card).lines).toEqual([text]);
  });

  it.each([
    'Moss Druid costs {1} less to cast for each artifact you control.',
    'Moss Druid costs {2} less to cast if an opponent controls a Forest.',
    'Moss Druid costs {X} less to cast, where X is the total power of creatures you control.',
    'Affinity for artifacts',
  ])('%s', (text) => {
    expect(printCard(readCard(text)).lines).toEqual([text]);
  });
});
