import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inBrowser } from './browser.js';
import { settled } from './settled.js';

const { open } = inBrowser();

/** The zone and the thing that have the focus. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const thing = activeElement?.closest<HTMLElement>('[data-thing]')?.dataset['thing'];
    return { thing, zone: activeElement?.closest<HTMLElement>('[data-zone]')?.dataset['zone'] };
  });

it('Magic: a land that is played by keyboard takes the focus along, and a link leads back to the hand', async () => {
  const { page, faults } = await open(
    { game: 'mtg', page: 'play', play: { seed: '3', seats: ['you', 'greedy'] } },
    { reducedMotion: 'reduce' },
  );
  await page.locator('.rt-hand [data-look="live"]').first().waitFor();
  await settled(page);
  const skip = page.getByRole('button', { name: 'To your hand' });
  await skip.focus();
  expect(await skip.evaluate((element) => getComputedStyle(element).clipPath)).toBe('none');
  await page.keyboard.press('Enter');
  expect((await focusOf(page)).zone).toBe('ann-hand');
  await page.locator('.rt-hand [data-look="live"]').first().focus();
  const { thing } = await focusOf(page);
  await page.keyboard.press('Enter');
  await page.locator(`.rt-field [data-thing="${thing}"]`).waitFor();
  await settled(page);
  expect(await focusOf(page)).toEqual({ thing, zone: 'ann-battlefield' });
  expect(faults).toEqual([]);
});

it('Lorcana: where a card is gone, the one in its place has the focus', async () => {
  const { page } = await open(
    { game: 'lorcana', page: 'play', play: { seed: '7', seats: ['you', 'greedy'] } },
    { reducedMotion: 'reduce' },
  );
  await page.locator('.rt-primary').waitFor();
  await settled(page);
  for (let tried = 0; tried < 12; tried++) {
    const live = page.locator('.rt-hand [data-look="live"]').first();
    if ((await live.count()) > 0) {
      await live.focus();
      await page.keyboard.press('Enter');
      if ((await page.locator('.rt-menu').count()) > 0) await page.keyboard.press('Enter');
    } else await page.keyboard.press('Space');
    await settled(page);
    const isLost = await page.evaluate(() => document.activeElement === document.body);
    expect([tried, tried > 0 && isLost]).toEqual([tried, false]);
  }
});
