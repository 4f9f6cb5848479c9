import { expect, it } from 'vitest';
import { define } from '../../test/made-up.js';
import { lands, put, table } from '../../test/table.js';

const mill = define('Mud Slide', {
  types: ['enchantment'],
  replacesDraws: { who: 'each', effects: [{ effect: 'mill', who: { bound: 'player' }, amount: 2 }] },
});
const handOf = ({ state }: ReturnType<typeof table>, player: string) =>
  state.cards.filter(({ zone, owner }) => zone === 'hand' && owner === player).length;

it.each([
  [
    { effect: 'draw', who: 'eachPlayer', amount: 2 },
    undefined,
    [
      [0, 4],
      [0, 4],
    ],
  ],
  [
    { effect: 'draw', who: 'eachPlayer', amount: 1, upTo: true },
    ['1', '0'],
    [
      [0, 2],
      [0, 0],
    ],
  ],
  [
    { effect: 'draw', who: 'you', amount: 3, upTo: true },
    ['2'],
    [
      [0, 4],
      [0, 0],
    ],
  ],
] as const)('121.2, 121.6b of each player, each draw by itself: %j', (effect, answers, expected) => {
  const tide = define('Tide', { types: ['sorcery'], cost: ['G'], spell: { effects: [effect] } });
  const cast = table([mill, tide], [...lands('Forest', 1), put(mill, 'ann'), put(tide, 'ann', 'hand')])
    .does('ann', 'cast', { card: 'tide' })
    .bothPass();
  const done = (answers ?? []).reduce(
    (at, answer, nth) => at.does(nth === 0 ? 'ann' : 'bob', 'decide', {}, [answer]),
    cast,
  );
  const milled = (player: string) =>
    done.state.cards.filter(
      ({ zone, owner, types }) => zone === 'graveyard' && owner === player && types.includes('land'),
    );
  expect(['ann', 'bob'].map((player) => [handOf(done, player), milled(player).length])).toEqual(expected);
});

it.each([
  [{ effect: 'draw', who: 'eachPlayer', amount: 2, upTo: true }, ['2', '1'], [2, 1]],
  [{ effect: 'draw', amount: 3, upTo: true }, ['0'], [0, 0]],
  [{ effect: 'draw', amount: 0, upTo: true }, [], [0, 0]],
  [{ effect: 'draw', amount: 3, upTo: true }, ['3'], [3, 0]],
] as const)('121.1 as many as each player says: %j', (effect, answers, hands) => {
  const tide = define('Tide', { types: ['sorcery'], cost: ['G'], spell: { effects: [effect] } });
  const cast = table([tide], [...lands('Forest', 1), put(tide, 'ann', 'hand')])
    .does('ann', 'cast', { card: 'tide' })
    .bothPass();
  expect(cast.tries('ann', 'decide', {}, ['4'])).not.toBe('ok');
  const done = answers.reduce(
    (at: typeof cast, answer, nth) => at.does(nth === 0 ? 'ann' : 'bob', 'decide', {}, [answer]),
    cast,
  );
  expect(['ann', 'bob'].map((player) => handOf(done, player))).toEqual(hands);
});
