import { describe, expect, it } from 'vitest';
import { readCard } from '../../test/read-card.js';
import { cardIn, lands, put, table } from '../../test/table.js';
import { creatureCard, define } from '../../test/made-up.js';
import type { CardDefinition, TriggeredAbility } from '../language/card-definition.js';
import type { Effect } from '../language/effects/effect.js';

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

describe('605.1b, 605.4a: mana of abilities that trigger as a permanent is tapped for mana', () => {
  const its = { controllerOf: { bound: 'it' } } as const;
  const auraWith = (effects: readonly Effect[], more: Partial<TriggeredAbility> = {}) =>
    define('Growth', {
      types: ['enchantment'],
      subtypes: ['Aura'],
      cost: ['G'],
      keywords: [{ keyword: 'enchant', cards: { type: 'land' } }],
      triggered: [{ id: 'more', trigger: { on: 'tappedForMana', what: 'host' }, effects, ...more }],
    });
  const growth = auraWith([{ effect: 'addMana', who: its, mana: { green: 1 } }]);
  const prism = auraWith([{ effect: 'addMana', who: its, mana: [{ red: 1 }, { blue: 1 }] }]);
  const odd = auraWith([{ effect: 'addMana', who: its, mana: { green: 1 } }], {
    if: { what: { each: { type: 'creature' } } },
  });
  const gift = auraWith([{ effect: 'addMana', who: 'you', mana: { green: 1 } }]);
  const boar = creatureCard('Boar', ['G', 'G'], 3, 2);
  const imp = creatureCard('Imp', ['G', 'U'], 3, 2);
  const ox = creatureCard('Ox', [2, 'G'], 3, 2);
  const on = (land: string) => ({ attachedTo: { kind: 'card', id: land } }) as const;
  const start = (aura: CardDefinition, count: number, ...more: readonly ReturnType<typeof put>[]) =>
    table(
      [aura, boar, imp, ox],
      [
        ...lands('Forest', count),
        put(aura, 'ann', 'battlefield', on('forest-1')),
        ...[boar, imp, ox].map((card) => put(card, 'ann', 'hand')),
        ...more,
      ],
    );
  const castsIn = (at: ReturnType<typeof table>) =>
    at.offers('ann').filter((offer) => offer.startsWith('cast'));

  it('a payment counts on it, once, and taps nothing else', () => {
    const enchanted = start(growth, 2);
    expect(castsIn(enchanted)).toEqual(['cast boar', 'cast ox']);
    const done = enchanted.does('ann', 'cast', { card: 'boar' });
    expect(done.state.players.map(({ pool }) => pool)).toEqual([{}, {}]);
    expect(['forest-1', 'forest-2'].map((id) => cardIn(done, id).tapped)).toEqual([true, false]);
    expect(enchanted.tries('ann', 'cast', { card: 'ox' })).toBe('ok');
    expect(done.state.waiting).toEqual([]);
  });

  it('what is not spent of it floats', () => {
    const spark = creatureCard('Spark', ['G'], 1, 1);
    const at = table(
      [growth, spark],
      [...lands('Forest', 1), put(growth, 'ann', 'battlefield', on('forest-1')), put(spark, 'ann', 'hand')],
    );
    expect(at.does('ann', 'cast', { card: 'spark' }).state.players[0]?.pool).toEqual({ green: 1 });
  });

  it('a player who taps the land by hand gets it at once', () => {
    const tapped = start(growth, 1).does('ann', 'activate', { card: 'forest-1', ability: 'tap-forest' });
    expect(tapped.state.players[0]?.pool).toEqual({ green: 2 });
    expect(tapped.tries('ann', 'cast', { card: 'boar' })).toBe('ok');
  });

  it('a choice of mana is made as the cost needs it', () => {
    expect(castsIn(start(prism, 1))).toEqual(['cast imp']);
    expect(start(prism, 1).does('ann', 'cast', { card: 'imp' }).state.players[0]?.pool).toEqual({});
  });

  it('two such abilities add up', () => {
    const twice = start(
      growth,
      1,
      put(growth, 'ann', 'battlefield', { instanceId: 'second', ...on('forest-1') }),
    );
    expect(castsIn(twice)).toEqual(['cast boar', 'cast ox']);
    expect(twice.does('ann', 'cast', { card: 'ox' }).state.players[0]?.pool).toEqual({});
  });

  it('106.4: mana for the controller of a stolen land is not its owner’s', () => {
    const stolen = table(
      [growth, boar],
      [
        ...lands('Forest', 1, 'bob').map((land) => ({ ...land, controller: 'ann', ownController: 'ann' })),
        put(growth, 'bob', 'battlefield', on('bobs-forest-1')),
        put(boar, 'ann', 'hand'),
      ],
    );
    expect(castsIn(stolen)).toEqual(['cast boar']);
  });

  it('a payment does not count on what is for another player or has a condition: tapping is an offer then', () => {
    const elsewhere = table(
      [gift, boar],
      [...lands('Forest', 1), put(gift, 'bob', 'battlefield', on('forest-1')), put(boar, 'ann', 'hand')],
    );
    expect(elsewhere.offers('ann')).toEqual(['pass', 'activate forest-1 tap-forest']);
    expect(start(odd, 1).offers('ann')).toEqual(['pass', 'activate forest-1 tap-forest']);
  });

  it('an ability is paid for with it as well, and a cost during a resolution', () => {
    const rock = readCard('{2}: Draw a card.', { name: 'Rock', types: 'Artifact' });
    const at = table(
      [growth, rock],
      [...lands('Forest', 1), put(growth, 'ann', 'battlefield', on('forest-1')), put(rock, 'ann')],
    );
    expect(at.offers('ann')).toEqual(['pass', 'activate rock a1']);
    expect(at.does('ann', 'activate', { card: 'rock', ability: 'a1' }).state.players[0]?.pool).toEqual({});
  });

  it('of no other land is an offer', () => {
    const [other] = lands('Forest', 1, 'bob');
    const elsewhere = table(
      [growth],
      [
        ...lands('Forest', 1),
        ...(other ? [other] : []),
        put(growth, 'ann', 'battlefield', on('bobs-forest-1')),
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
