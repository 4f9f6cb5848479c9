import { describe, expect, it } from 'vitest';
import { readCard, sorcery } from '../../test/read-card.js';
import { define } from '../../test/made-up.js';
import { lands, put, table } from '../../test/table.js';
import { CREATURE, t1, target } from '../language/keyword-parts.js';

const ELVES = sorcery('Create two 1/1 green Elf creature tokens.');
const twin = define('Twin', {
  types: ['sorcery'],
  cost: [1],
  spell: { targets: target(CREATURE), effects: [{ effect: 'createCopy', of: t1, count: 2 }] },
});
const gate = readCard('Creatures your opponents control enter tapped.', {
  name: 'Gate',
  types: 'Enchantment',
});
const ox = readCard('', { name: 'Ox', types: 'Creature — Ox', power: '3', toughness: '3' });
const herd = readCard(
  'This creature enters with a +1/+1 counter on it for each other creature you control.',
  {
    name: 'Herd',
    types: 'Creature — Ox',
    power: '1',
    toughness: '1',
  },
);
const dyed = readCard('As this creature enters, choose a color.', {
  name: 'Dyed',
  types: 'Creature — Ox',
  power: '1',
  toughness: '1',
});
const at = (of: string, ...more: Parameters<typeof table>[1]) =>
  table(
    [ELVES, twin, gate, ox, herd, dyed],
    [
      put(ELVES, 'ann', 'hand'),
      put(twin, 'ann', 'hand'),
      ...[ox, herd, dyed].filter(({ id }) => id === of).map((card) => put(card, 'ann')),
      ...lands('Forest', 4),
      ...more,
    ],
  );
const tokensOf = (done: ReturnType<typeof at>) => done.state.cards.filter(({ token }) => token);
const elves = (...more: Parameters<typeof table>[1]) =>
  tokensOf(
    at('ox', ...more)
      .does('ann', 'cast', { card: 'moss-rite' })
      .bothPass(),
  );
const copies = (of: string, ...more: Parameters<typeof table>[1]) =>
  at(of, ...more)
    .does('ann', 'cast', { card: 'twin' }, [of])
    .bothPass();

describe('how tokens enter', () => {
  it.each([
    ['614.1d, 614.12 tapped, as a permanent of an opponent says', 'bob', [true, true]],
    ['614.1d but not as one of their own player says', 'ann', [false, false]],
  ])('%s', (_name, owner, tapped) => {
    expect(elves(put(gate, owner)).map((token) => token.tapped)).toEqual(tapped);
    expect(tokensOf(copies('ox', put(gate, owner))).map((token) => token.tapped)).toEqual(tapped);
  });

  it('614.12 with counters for what was there before them, and not for each other', () => {
    expect(tokensOf(copies('herd')).map(({ counters }) => counters)).toEqual([
      { '+1/+1': 1 },
      { '+1/+1': 1 },
    ]);
  });

  it('707.5 what is chosen as a copy enters is chosen for each token', () => {
    const first = copies('dyed').does('ann', 'decide', {}, ['red']);
    expect(tokensOf(first)).toEqual([]);
    const done = first.does('ann', 'decide', {}, ['blue']);
    expect(tokensOf(done).map(({ chosen }) => chosen)).toEqual([{ color: 'red' }, { color: 'blue' }]);
    expect(tokensOf(copies('ox')).map(({ chosen }) => chosen)).toEqual([undefined, undefined]);
  });
});

it('111.7, 614.1d: a token that is put elsewhere enters nothing, whatever is said of what enters', () => {
  const recall = readCard("Return target creature to its owner's hand.", {
    name: 'Recall',
    types: 'Instant',
    manaCost: '{G}',
  });
  const there = [
    put(ox, 'bob', 'battlefield', { token: true }),
    put(gate, 'ann'),
    put(recall, 'ann', 'hand'),
  ];
  const gone = table([ox, gate, recall], [...there, ...lands('Forest', 1)])
    .does('ann', 'cast', { card: 'recall' }, ['ox'])
    .bothPass();
  expect(gone.state.cards.filter(({ instanceId }) => instanceId === 'ox')).toEqual([]);
});
