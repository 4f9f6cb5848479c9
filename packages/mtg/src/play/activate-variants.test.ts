import { describe, expect, it } from 'vitest';
import { readCard } from '../../test/read-card.js';
import { lands, put, table } from '../../test/table.js';
import { creatureCard, define } from '../../test/made-up.js';

const bear = creatureCard('Bear', [1, 'G'], 2, 2);
const pyre = define('Pyre', {
  types: ['artifact'],
  activated: [
    {
      id: 'burns',
      costs: [
        { cost: 'mana', mana: ['X'], onlyOnX: ['red'] },
        { cost: 'sacrifice', what: { type: 'creature' } },
      ],
      effects: [{ effect: 'gainLife', amount: 'X' }],
      isManaAbility: false,
    },
  ],
});
const dance = creatureCard('Dance', [1], 1, 1, [], {
  activated: [
    {
      id: 'whirls',
      costs: [
        { cost: 'mana', mana: [1] },
        { cost: 'tapOthers', what: { type: 'creature' } },
      ],
      effects: [{ effect: 'gainLife', amount: 1 }],
      isManaAbility: false,
    },
  ],
});
const elf = creatureCard('Elf', ['G'], 1, 1, [], {
  activated: [
    {
      id: 'grows',
      costs: [{ cost: 'tap' }],
      effects: [{ effect: 'addMana', mana: { green: 1 } }],
      isManaAbility: true,
    },
  ],
});

it('107.3, 602.2b: an X on which only some mana may be spent is offered as far as that goes', () => {
  const start = table(
    [bear, pyre],
    [put(pyre, 'ann'), put(bear, 'ann'), ...lands('Mountain', 2), ...lands('Island', 3)],
  );
  expect(start.offers('ann')).toEqual(['pass', ...[0, 1, 2].map((X) => `activate pyre burns ${X}`)]);
  expect(start.tries('ann', 'activate', { card: 'pyre', ability: 'burns', X: 3 }, ['bear'])).toContain(
    'mtg.cantPayMana',
  );
});

it('601.2h: what would have to be tapped twice is not offered', () => {
  const start = table([dance, elf], [put(dance, 'ann', 'battlefield', { tapped: true }), put(elf, 'ann')]);
  expect(start.offers('ann')).toEqual(['pass']);
  const more = table([dance, elf], [put(dance, 'ann'), put(elf, 'ann')]);
  expect(more.offers('ann')).toEqual(['pass', 'activate dance whirls']);
});

describe('605.1b, 605.4a: mana that a payment does not count on', () => {
  const growth = define('Growth', {
    types: ['enchantment'],
    subtypes: ['Aura'],
    cost: ['G'],
    keywords: [{ keyword: 'enchant', cards: { type: 'land' } }],
    triggered: [
      {
        id: 'more',
        trigger: { on: 'tappedForMana', what: 'host' },
        effects: [{ effect: 'addMana', who: { controllerOf: { bound: 'it' } }, mana: { green: 1 } }],
      },
    ],
  });
  const boar = creatureCard('Boar', ['G', 'G'], 3, 2);
  const start = (...more: Parameters<typeof put>[]) =>
    table(
      [growth, boar],
      [...lands('Forest', 1), put(boar, 'ann', 'hand'), ...more.map((args) => put(...args))],
    );

  it('is an offer, and pays', () => {
    const enchanted = start([growth, 'ann', 'battlefield', { attachedTo: { kind: 'card', id: 'forest-1' } }]);
    expect(enchanted.offers('ann')).toEqual(['pass', 'activate forest-1 tap-forest']);
    const tapped = enchanted.does('ann', 'activate', { card: 'forest-1', ability: 'tap-forest' });
    expect(tapped.offers('ann')).toContain('cast boar');
    expect(tapped.tries('ann', 'cast', { card: 'boar' })).toBe('ok');
  });

  it('of no other land is an offer', () => {
    expect(start().offers('ann')).toEqual(['pass']);
    const [other] = lands('Forest', 1, 'bob');
    const elsewhere = table(
      [growth],
      [
        ...lands('Forest', 1),
        ...(other ? [other] : []),
        put(growth, 'ann', 'battlefield', { attachedTo: { kind: 'card', id: 'bobs-forest-1' } }),
      ],
    );
    expect(elsewhere.offers('ann')).toEqual(['pass']);
  });
});

it('118.3: a permanent that its own cost taps gives no mana for it', () => {
  const rock = readCard('{T}: Add {G}.\n{1}, {T}: Draw a card.', { name: 'Rock', types: 'Artifact' });
  const offersWith = (count: number) =>
    table([rock], [put(rock, 'ann'), ...lands('Forest', count)])
      .offers('ann')
      .filter((offer) => offer.startsWith('activate rock'));
  expect([offersWith(0), offersWith(1)]).toEqual([[], ['activate rock a2']]);
  expect(
    table([rock], [put(rock, 'ann')]).tries('ann', 'activate', { card: 'rock', ability: 'a2' }),
  ).not.toBe('ok');
});
