/** What asks for the mana cost of a card, or for less of it, as a spell or ability resolves. */
import { expect, it } from 'vitest';
import type { CardDefinition } from '../language/card-definition.js';
import { define } from '../../test/made-up.js';
import { lands, lifeOf, put, table } from '../../test/table.js';

const beast = (cost: CardDefinition['cost']) =>
  define('Beast', { types: ['creature'], power: 2, toughness: 2, ...(cost ? { cost } : {}) });
const toll = (less?: number) =>
  define('Toll', {
    types: ['sorcery'],
    cost: [],
    spell: {
      effects: [
        {
          effect: 'mayPay',
          costs: [],
          manaCostOf: { each: { type: 'creature' } },
          ...(less === undefined ? {} : { less }),
          effects: [{ effect: 'gainLife', amount: 1 }],
          else: [{ effect: 'loseLife', who: 'you', amount: 1 }],
        },
      ],
    },
  });
const asked = (cost: CardDefinition['cost'], less: number | undefined, forests: number) => {
  const cards = [beast(cost), toll(less)];
  const [creature, spell] = cards;
  return table(cards, [
    ...(creature ? [put(creature, 'bob')] : []),
    ...(spell ? [put(spell, 'ann', 'hand')] : []),
    ...lands('Forest', forests),
  ])
    .does('ann', 'cast', { card: 'toll' })
    .bothPass();
};

it.each<[string, CardDefinition['cost'], number | undefined, number]>([
  ['all of it', [1, 'G'], undefined, 2],
  ['118.7a less generic mana', [3, 'G'], 2, 2],
  ['118.7c less than there is, and no colored mana', [1, 'G', 'G'], 2, 2],
  ['107.3b X is 0', ['X', 2, 'G'], 1, 2],
])('118.12 %s', (_title, cost, less, mana) => {
  expect(lifeOf(asked(cost, less, mana - 1), 'ann')).toBe(19);
  const open = asked(cost, less, mana);
  const paid = open.does('ann', 'decide', {}, ['yes']);
  expect(lifeOf(paid, 'ann')).toBe(21);
  expect(paid.state.cards.filter(({ tapped }) => tapped)).toHaveLength(mana);
  expect(lifeOf(open.does('ann', 'decide', {}, ['no']), 'ann')).toBe(19);
});

it('118.6 what has no mana cost is never paid for', () => {
  expect(lifeOf(asked(undefined, undefined, 3), 'ann')).toBe(19);
});
