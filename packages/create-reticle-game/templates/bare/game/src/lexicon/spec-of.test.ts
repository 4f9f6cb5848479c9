import { expect, it } from 'vitest';
import { filterOf } from '../../test/board.js';
import { set } from '../set/index.js';
import { specOf } from './spec-of.js';

it.each([
  ['target lamp', { type: 'lamp', zone: 'play' }],
  ['target unlit lamp you control', { type: 'lamp', lit: false, controller: 'self', zone: 'play' }],
  [
    'target lit candle an opponent controls',
    { type: 'candle', lit: true, controller: 'opponent', zone: 'play' },
  ],
  ['target zyzzyva lamp', 'emberfall.unread'],
  ['a lamp', 'emberfall.unread'],
])('"%s" asks for %j', (words, filter) => {
  expect(filterOf(words)).toEqual(filter);
});

it.each(set.map(({ name, chooses }) => [name, chooses] as const))('%s: "%s" is read', (_name, words) => {
  expect(specOf(words)).toMatchObject({ ok: true });
});
