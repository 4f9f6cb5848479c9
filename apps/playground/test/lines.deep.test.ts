/** A match that is looked back at and begun anew: lines that go their own ways, arrow keys, another match, giving up. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsIn } from './axe.js';
import { inBrowser } from './browser.js';
import { settled } from './settled.js';

const { open } = inBrowser();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const slider = (page: Page) => page.getByRole('slider', { name: 'Step' });
const length = async (page: Page): Promise<number> => Number(await slider(page).getAttribute('max'));

it.each([1280, 390])('a line of its own leaves the other one as it was, %i wide', async (width) => {
  const { page, faults } = await open(
    { game: 'taktik', page: 'play', play: { setup: 'duel', seed: '7', step: 0 } },
    { viewport: { width, height: 844 }, reducedMotion: 'reduce' },
  );
  await page.getByText(/^The match is over after \d+ moves/u).waitFor({ state: 'attached' });
  const whole = await length(page);
  await page.locator('body').press('ArrowRight');
  await page.locator('.rt-table[data-step="1"]').waitFor();
  await page.locator('body').press('ArrowRight');
  await page.locator('.rt-table[data-step="2"]').waitFor();
  await page.locator('body').press('ArrowLeft');
  await page.locator('.rt-table[data-step="1"]').waitFor();
  expect(await page.getByLabel('Line').count()).toBe(0);
  await button(page, 'Take over red from here').click();
  await page.getByLabel('Line').waitFor();
  await settled(page);
  expect(await length(page)).toBeLessThan(whole);
  expect(await violationsIn(page)).toEqual([]);
  await page.getByLabel('Line').selectOption('0');
  await expect.poll(() => length(page)).toBe(whole);
  await page.getByLabel('Line').selectOption('1');
  await expect.poll(() => length(page)).toBeLessThan(whole);
  await page.locator('.rt-primary, [data-look="live"]').first().waitFor();
  expect(faults).toEqual([]);
});

it.each([1280, 390])('who gives up has lost, and plays another match, %i wide', async (width) => {
  const { page, faults } = await open(
    { game: 'mtg', page: 'play', play: { setup: 'short', seed: '3', seats: ['you', 'greedy'] } },
    { viewport: { width, height: 844 }, reducedMotion: 'reduce' },
  );
  await page.locator('.rt-primary').waitFor();
  const before = await length(page);
  await button(page, 'Concede').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await page.locator('.rt-outcome', { hasText: 'Defeat' }).waitFor();
  await expect.poll(() => length(page)).toBe(before + 1);
  await settled(page);
  expect(await violationsIn(page)).toEqual([]);
  await button(page, 'Play again').click();
  await page.locator('.rt-outcome').waitFor({ state: 'detached' });
  await page.locator('.rt-primary, [data-look="live"]').first().waitFor();
  expect(faults).toEqual([]);
});

it('who only watches is asked to play, and does', async () => {
  const { page, faults } = await open(
    { game: 'lorcana', page: 'play', play: { seed: '1', step: 0 } },
    { reducedMotion: 'reduce' },
  );
  await button(page, 'Play against the bot').click();
  await page.locator('.rt-hand [data-look="live"]').first().waitFor();
  expect(await page.locator('.rt-outcome').count()).toBe(0);
  expect(faults).toEqual([]);
});

it('who opens the page of matches plays at once', async () => {
  const { page, faults } = await open({ game: 'lorcana', page: 'play' }, { reducedMotion: 'reduce' });
  await page.locator('.rt-hand [data-look="live"]').first().waitFor();
  expect(faults).toEqual([]);
});
