import { expect, it } from 'vitest';
import { define } from '../../test/made-up.js';
import { lands, put, table } from '../../test/table.js';

const modesOf = (min: number, max: number) =>
  define('Charm', {
    types: ['instant'],
    cost: ['G'],
    spell: {
      modes: {
        min,
        max,
        options: ['a', 'b', 'c'].map((id) => ({ id, effects: [{ effect: 'gainLife', amount: 1 }] })),
      },
    },
  });

it.each<[choose: string, min: number, max: number, offered: readonly (readonly string[])[]]>([
  ['one', 1, 1, [['a'], ['b'], ['c']]],
  [
    'two',
    2,
    2,
    [
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ],
  ],
  ['one or more', 1, 3, [['a', 'b', 'c'], ['a', 'b'], ['a', 'c'], ['a'], ['b', 'c'], ['b'], ['c']]],
  ['up to one', 0, 1, [['a'], ['b'], ['c'], []]],
  ['all three', 3, 3, [['a', 'b', 'c']]],
])('700.2a choose %s: every choice in printed order, and no other', (_choose, min, max, offered) => {
  const charm = modesOf(min, max);
  const start = table([charm], [put(charm, 'ann', 'hand'), ...lands('Forest', 1)]);
  const casts = [...start.runtime.offers(start.match, 'ann')].filter(({ move }) => move === 'cast');
  expect(casts.map(({ params }) => params['modes'])).toEqual(offered);
});

it('107.3a an X is offered from 0 up, as far as it can be paid, and to 20 at most', () => {
  const blaze = define('Blaze', {
    types: ['sorcery'],
    cost: ['X', 'G'],
    spell: { effects: [{ effect: 'gainLife', amount: 'X' }] },
  });
  const offered = (forests: number) => {
    const start = table([blaze], [put(blaze, 'ann', 'hand'), ...lands('Forest', forests)]);
    const casts = [...start.runtime.offers(start.match, 'ann')].filter(({ move }) => move === 'cast');
    return casts.map(({ params }) => params['X']);
  };
  expect(offered(0)).toEqual([]);
  expect(offered(3)).toEqual([0, 1, 2]);
  expect(offered(24).at(-1)).toBe(20);
});
