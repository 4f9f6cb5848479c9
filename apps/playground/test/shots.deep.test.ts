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
  make: { game: 'mtg', page: 'make' },
  cards: { game: 'lorcana', page: 'cards' },
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

/** The tables in the middle of matches, as the first page of the docs shows them; and one of four players. A wide one shows a card large. */
const TABLES: Readonly<Record<string, Place>> = {
  'front-magic': { game: 'mtg', page: 'play', embed: true, play: { seed: '3', step: 289 } },
  'front-lorcana': { game: 'lorcana', page: 'play', embed: true, play: { seed: '5', step: 52 } },
  'front-taktik': {
    game: 'taktik',
    page: 'play',
    embed: true,
    play: { setup: 'duel', seed: 'ember', step: 44 },
  },
  four: { game: 'lorcana', page: 'play', embed: true, play: { setup: 'four', seed: '7', step: 46 } },
};

/** The card that is shown large there. */
const READ: Readonly<Record<string, string>> = {
  'front-magic': 'Staunch Defenders',
  'front-lorcana': 'Mickey Mouse',
  'front-taktik': 'Suppressive Fire',
};

const WIDTHS = [390, 768, 1280];
const SHOTS = [
  ...Object.keys(PLACES).flatMap((name) =>
    WIDTHS.map((width) => ({
      name,
      width,
      part: 'body',
      colorScheme: name === 'refused' ? ('dark' as const) : ('light' as const),
    })),
  ),
  ...Object.keys(TABLES).flatMap((name) =>
    [390, 1280].map((width) => ({
      name,
      width,
      part: '.rt-table',
      colorScheme: 'light' as const,
    })),
  ),
];

it.each(SHOTS)('$name looks as it did, $width wide', async ({ name, width, part, colorScheme }) => {
  const place = PLACES[name] ?? TABLES[name];
  const { page } = await open(place, {
    viewport: { width, height: part === 'body' ? 1000 : 844 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  // How long a reading took is another time each time.
  await page.addStyleTag({
    content: '.took { visibility: hidden } * { caret-color: transparent !important }',
  });
  if (part !== 'body')
    await page
      .locator(`.rt-table[data-step="${place?.play?.step ?? 0}"] .rt-entry`)
      .first()
      .waitFor({ state: 'attached' });
  await settled(page);
  const read = width > 1000 ? READ[name] : undefined;
  if (read !== undefined) {
    await page.locator('.rt-card', { hasText: read }).first().hover();
    await settled(page);
  }
  const shot = await (part === 'body' ? page : page.locator(part)).screenshot({ animations: 'disabled' });
  const file = new URL(`${name}-${width}.png`, FOLDER);
  if (writes) writeFileSync(file, shot);
  const [before, now] = [PNG.sync.read(readFileSync(file)), PNG.sync.read(shot)];
  expect([now.width, now.height]).toEqual([before.width, before.height]);
  const differing = pixelmatch(before.data, now.data, undefined, now.width, now.height, { threshold: 0.2 });
  expect(differing / (now.width * now.height)).toBeLessThan(TOLERATED);
});
