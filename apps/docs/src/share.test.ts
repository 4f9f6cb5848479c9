import { expect, it } from 'vitest';
import { linesOf, sharePicture } from './share.mjs';

it.each([
  ['is short', 'Cards', 20, 2, ['Cards']],
  ['is longer than a line', 'Cards that are played', 8, 3, ['Cards that', 'are played']],
  ['is longer than all lines', 'Cards that are played, and more', 8, 2, ['Cards that', 'are played ...']],
  [
    'has a word longer than a line',
    'parseTargetRequirements reads',
    6,
    2,
    ['parseTargetRequirements', 'reads'],
  ],
  ['is empty', '', 6, 2, []],
])('a text that %s is broken between its words', (_what, text, width, most, lines) => {
  expect(linesOf(text, width, most)).toEqual(lines);
});

it('draws a page as a PNG as large as other sites want it', async () => {
  const png = Buffer.from(
    await sharePicture({ title: 'A <game> & more', about: 'Of cards.', section: 'Guide' }),
  );
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});
