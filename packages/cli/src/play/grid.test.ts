import type { ThingView, ZoneView } from '@reticle/core/host';
import { expect, it } from 'vitest';
import { gridIn, legendOf, withThing } from './grid.js';

const goat: ThingView = {
  ref: { kind: 'goat', id: 'g1', incarnation: 0 },
  name: 'goat 1',
  symbol: 'g',
  facts: ['goat of ann', 'hungry'],
  marks: [],
  at: { x: 1, y: 1 },
};
const GROUND = { '.': 'grass', '^': 'hill' };
const field = (symbol: keyof typeof GROUND) => ({ symbol, name: GROUND[symbol] });
const meadow: ZoneView = {
  id: 'meadow',
  name: 'meadow',
  grid: {
    width: 3,
    height: 2,
    ground: [field('.'), field('.'), field('^'), field('.'), field('.'), field('.')],
  },
  things: [goat],
};
const board = ['It is noon.', '   0 1 2', ' 0 . . ^', ' 1 . g*.'];

it('a grid is found in a board that is text, and the field of a thing is marked there', () => {
  const place = gridIn(board, [{ id: 'hand', name: 'hand', things: [] }, meadow]);
  expect(place).toMatchObject({ row: 2, column: 3 });
  expect(withThing(board, place, goat)).toEqual([...board.slice(0, 3), ' 1 .[g*.']);
  expect(withThing(board, place, { ...goat, at: { x: 2, y: 0 } })[2]).toBe(' 0 . .[^]');
  expect(withThing(board, place, { ...goat, at: undefined })).toEqual(board);
});

it('nothing is marked in a board that a game writes otherwise', () => {
  const other = board.map((line) => line.replace('g', 'G'));
  expect(gridIn(other, [meadow])).toBeUndefined();
  expect(withThing(other, undefined, goat)).toEqual(other);
});

it('what the symbols mean is told once each', () => {
  const place = gridIn(board, [meadow]);
  expect(place && legendOf(place)).toEqual(['. grass', '^ hill', 'g goat of ann']);
});
