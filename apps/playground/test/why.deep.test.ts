/** Why nothing can be done with a thing: told by the panel of what is looked at, and large, in every game. */
import { expect, it } from 'vitest';
import type { PlayPlace } from '../src/address/place.js';
import { violationsIn } from './axe.js';
import { inBrowser } from './browser.js';
import { settled } from './settled.js';

const { open } = inBrowser();

const IDLE =
  '.rt-hand [data-thing]:not([data-look]), .rt-field [data-thing]:not([data-look]), .rt-unit[data-thing]:not([data-look])';

it.each<[string, PlayPlace, { readonly width: number; readonly height: number }]>([
  ['mtg', { seed: '7', seats: ['you', 'greedy'] }, { width: 1280, height: 800 }],
  ['lorcana', { seed: '7', seats: ['greedy', 'you'] }, { width: 1280, height: 800 }],
  ['taktik', { setup: 'duel', seed: '7', seats: ['you', 'greedy'] }, { width: 1280, height: 800 }],
  ['mtg', { seed: '7', seats: ['you', 'greedy'] }, { width: 390, height: 844 }],
  ['lorcana', { seed: '7', seats: ['greedy', 'you'] }, { width: 390, height: 844 }],
])('%s: a thing with which nothing can be done says why', async (game, play, viewport) => {
  const { page, faults } = await open({ game, page: 'play', play }, { reducedMotion: 'reduce', viewport });
  await page.locator('.rt-primary, [data-look="live"]').first().waitFor();
  await settled(page);
  // The question of an opening hand is answered first.
  for (
    let tried = 0;
    tried < 4 && (await page.locator('.rt-table[data-choosing="true"]').count()) > 0;
    tried++
  ) {
    await page.locator('.rt-primary').click();
    await settled(page);
  }
  const idle = page.locator(IDLE).first();
  if (viewport.width > 1000) {
    await idle.hover();
    await page.locator('.rt-looked .rt-why li').first().waitFor();
  }
  await idle.focus();
  await page.keyboard.press('Tab');
  await idle.focus();
  await page.keyboard.press('Space');
  const dialog = page.getByRole('dialog');
  await dialog.locator('.rt-why li').first().waitFor();
  expect(await violationsIn(page)).toEqual([]);
  expect(faults).toEqual([]);
});
