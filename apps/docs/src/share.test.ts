import { expect, it } from 'vitest';
import { linesOf, sharePicture, sizeOf } from './share.mjs';

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

it('a title is smaller if it is long, and if it has a long word', () => {
  expect([sizeOf('Cards', 700), sizeOf('Cards that are played by people', 700)]).toEqual([70, 58]);
  const long = '@reticle/lorcana/sets/the-first-chapter';
  expect(sizeOf(long, 700)).toBeLessThan(sizeOf(long, 1400));
});

it('draws a page as a PNG as large as other sites want it', async () => {
  const png = Buffer.from(
    await sharePicture({ title: 'A <game> & more', about: 'Of cards.', section: 'Guide' }),
  );
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});
