import { expect, it } from 'vitest';
import { withAmounts } from './amounts.js';
import type { OfferView } from './state.js';

const offer = (move: string, params: OfferView['params']): OfferView => ({
  move,
  params,
  words: `${move} ${JSON.stringify(params)}`,
  kind: move,
  asks: false,
  passes: false,
  things: [],
  fields: [],
});
const told = (offers: readonly OfferView[]) =>
  withAmounts(offers).map((each) =>
    'steps' in each ? `${each.param}: ${each.steps.map(({ amount }) => amount).join(' ')}` : each.move,
  );

it.each([
  ['moves without numbers', [offer('cast', {}), offer('pass', {})], ['cast', 'pass']],
  ['one X alone', [offer('cast', { X: 0 }), offer('pass', {})], ['cast', 'pass']],
  [
    'each X',
    [offer('play', {}), ...[2, 0, 1].map((X) => offer('cast', { card: 'storm', X }))],
    ['play', 'X: 0 1 2'],
  ],
  [
    'of several cards',
    ['storm', 'fire'].flatMap((card) => [0, 1].map((X) => offer('cast', { card, X }))),
    ['X: 0 1', 'X: 0 1'],
  ],
  ['two numbers', [0, 1].map((X) => offer('cast', { X, Y: 1 - X })), ['cast', 'cast']],
])('%s', (_what, offers, wanted) => {
  expect(told(offers)).toEqual(wanted);
});
