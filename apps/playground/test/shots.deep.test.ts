import { readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import type { Place } from '../src/address/place.js';
import { inBrowser } from './browser.js';
import { settled } from './settled.js';

const { open } = inBrowser();
const FOLDER = new URL('shots/', import.meta.url);
const writes = process.env['RETICLE_SHOTS'] === 'write';
/** How many of a picture's points may differ: what two versions of a browser draw otherwise, and no more. */
const TOLERATED = 0.02;

const PLACES: Readonly<Record<string, Place>> = {
  words: { game: 'mtg', page: 'words' },
  refused: { game: 'lorcana', page: 'words', words: { text: 'Banish chosen character that hums.' } },
  board: { game: 'mtg', page: 'board' },
  grid: { game: 'taktik', page: 'board' },
  table: { game: 'mtg', page: 'play', play: { seed: '3', seats: ['you', 'greedy'] } },
  lorcana: { game: 'lorcana', page: 'play', play: { seed: '5', seats: ['you', 'greedy'] } },
  play: {
    game: 'taktik',
    page: 'play',
    play: { setup: 'duel', seed: 'ember', seats: ['you', 'you'], moves: [] },
  },
};

const WIDTHS = [390, 768, 1280];
const SHOTS = Object.keys(PLACES).flatMap((name) =>
  WIDTHS.map((width) => ({
    name,
    width,
    colorScheme: name === 'refused' ? ('dark' as const) : ('light' as const),
  })),
);

it.each(SHOTS)('$name looks as it did, $width wide', async ({ name, width, colorScheme }) => {
  const { page } = await open(PLACES[name], {
    viewport: { width, height: 1000 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  // How long a reading took is another time each time.
  await page.addStyleTag({
    content: '.took { visibility: hidden } * { caret-color: transparent !important }',
  });
  await settled(page);
  const shot = await page.screenshot({ animations: 'disabled' });
  const file = new URL(`${name}-${width}.png`, FOLDER);
  if (writes) writeFileSync(file, shot);
  const [before, now] = [PNG.sync.read(readFileSync(file)), PNG.sync.read(shot)];
  expect([now.width, now.height]).toEqual([before.width, before.height]);
  const differing = pixelmatch(before.data, now.data, undefined, now.width, now.height, { threshold: 0.2 });
  expect(differing / (now.width * now.height)).toBeLessThan(TOLERATED);
});
