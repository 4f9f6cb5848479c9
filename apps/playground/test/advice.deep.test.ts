import { expect, it } from 'vitest';
import { violationsIn } from './axe.js';
import { inBrowser } from './browser.js';
import { settled } from './settled.js';

const { open } = inBrowser();

it('after the end the moves that cost most are told, and lead to what a bot would have done there', async () => {
  const { page, faults } = await open(
    { game: 'lorcana', page: 'play', play: { seed: '7', step: 0, seats: ['random', 'random'] } },
    { reducedMotion: 'reduce' },
  );
  await page
    .getByText(/^The match is over after \d+ moves|won: /u)
    .first()
    .waitFor();
  const dearest = page.getByRole('list', { name: 'Moves that cost most' }).getByRole('button').first();
  await dearest.waitFor();
  const wanted = Number(/step (\d+):/u.exec((await dearest.textContent()) ?? '')?.[1]) - 1;
  await dearest.click();
  await page.getByRole('list', { name: /^What a bot would do for/u }).waitFor();
  expect(await page.locator('.rt-table').getAttribute('data-step')).toBe(String(wanted));
  await settled(page);
  expect(await violationsIn(page)).toEqual([]);
  expect(faults).toEqual([]);
});
