import type { ThingView, ZoneView } from '@reticle/core/host';
import picocolors from 'picocolors';
import { expect, it } from 'vitest';
import { gridIn, shownGrid, withThing } from './grid.js';

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
const coloured = picocolors.createColors(true);
const board = ['It is noon.', '   0 1 2', ' 0 . . ^', ' 1 . g*.'];

it('a grid is found in a board that is text, and the field of a thing is marked there', () => {
  const place = gridIn(board, [{ id: 'hand', name: 'hand', things: [] }, meadow]);
  expect(place).toMatchObject({ row: 2, column: 3 });
  expect(withThing(board, place, goat)).toEqual([...board.slice(0, 3), ' 1 .[g*.']);
  expect(withThing(board, place, { ...goat, at: { x: 2, y: 0 } })[2]).toBe(' 0 . .[^]');
  expect(withThing(board, place, { ...goat, at: undefined })).toEqual(board);
});

it('a grid is found in a board that is turned to its player, and the field of a thing is marked there', () => {
  const turned = ['It is noon.', '   2 1 0', ' 1 . g*.', ' 0 ^ . .'];
  const place = gridIn(turned, [meadow]);
  expect(place).toMatchObject({ row: 2, column: 3, isTurned: true });
  expect(withThing(turned, place, { ...goat, at: { x: 2, y: 0 } })[3]).toBe(' 0[^]. .');
  expect(withThing(turned, place, goat)[2]).toBe(' 1 .[g*.');
  const shown = shownGrid(turned, place, coloured);
  expect(shown.board.map(shown.paint)[3]).toBe(
    ` 0 ${['^', '.', '.'].map((one) => coloured.dim(one)).join(' ')}`,
  );
});

it('nothing is marked in a board that a game writes otherwise', () => {
  const other = board.map((line) => line.replace('g', 'G'));
  expect(gridIn(other, [meadow])).toBeUndefined();
  expect(withThing(other, undefined, goat)).toEqual(other);
});

const inRed: ZoneView = { ...meadow, things: [{ ...goat, figure: { name: 'goat', hue: 'red' } }] };

it('what the symbols mean is told once each', () => {
  const { legend, paint } = shownGrid(board, gridIn(board, [meadow]), picocolors.createColors(false));
  expect(legend.map(paint)).toEqual(['g goat of ann', '. grass', '^ hill']);
});

it('things stand in their colours on a pale ground, and lines are as wide as before until they are painted', () => {
  const place = gridIn(board, [inRed]);
  const grid = shownGrid(board, place, coloured);
  expect(grid.board.map(({ length }) => length)).toEqual(board.map(({ length }) => length));
  const ground = coloured.dim('.');
  const red = coloured.red('g');
  expect(grid.board.map(grid.paint)).toEqual([
    board[0],
    board[1],
    ` 0 ${ground} ${ground} ${coloured.dim('^')}`,
    ` 1 ${ground} ${red}*${ground}`,
  ]);
  expect(withThing(grid.board, place, goat).map(grid.paint)[3]).toBe(` 1 ${ground}[${red}*${ground}`);
  expect(grid.paint(grid.legend[0] ?? '')).toBe(`${red} goat of ann`);
});

it('a board without a grid is shown as it is', () => {
  const { board: shown, legend, paint } = shownGrid(board, undefined, coloured);
  expect({ shown: shown.map(paint), legend }).toEqual({ shown: board, legend: [] });
});
