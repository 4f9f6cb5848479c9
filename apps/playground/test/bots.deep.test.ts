import { expect, it } from 'vitest';
import { inBrowser } from './browser.js';

const { open } = inBrowser();

it('a bot that takes longer than a moment says so at its plate, until it has moved', async () => {
  const play = { setup: 'duel', seed: '7', seats: ['you', 'greedy'] };
  const { page, faults } = await open({ game: 'taktik', page: 'play', play }, { slow: 900 });
  const thinking = page.locator('.rt-side[data-side="far"] .rt-thinking');
  await page.locator('.rt-primary').waitFor();
  for (let pressed = 0; pressed < 12 && (await thinking.count()) === 0; pressed++) {
    await page.keyboard.press('Space');
    await thinking.waitFor({ timeout: 3_000 }).catch(() => undefined);
  }
  expect(await thinking.textContent()).toBe('Thinking …');
  await thinking.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});
