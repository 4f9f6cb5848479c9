/** Looking back: who was how far ahead, and lines that an address holds. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Place } from '../src/address/place.js';
import { violationsIn } from './axe.js';
import { inBrowser } from './browser.js';
import { settled } from './settled.js';

const { open } = inBrowser();
const WATCHED: Place = { game: 'taktik', page: 'play', play: { setup: 'duel', seed: '7', step: 0 } };
const slider = (page: Page) => page.getByRole('slider', { name: 'Step' });
const length = async (page: Page): Promise<number> => Number(await slider(page).getAttribute('max'));
const isOver = (page: Page) =>
  page.getByText(/^The match is over after \d+ moves/u).waitFor({ state: 'attached' });

it.each([
  [1280, 'light'],
  [390, 'dark'],
] as const)(
  'the curve of a match lies under its slider, and says the same in words, %i wide, %s',
  async (width, colorScheme) => {
    const { page, faults } = await open(WATCHED, {
      viewport: { width, height: 844 },
      reducedMotion: 'reduce',
      colorScheme,
    });
    await isOver(page);
    await page.locator('.curve').waitFor();
    expect(await page.locator('.curve-of').count()).toBe(2);
    await expect
      .poll(() => slider(page).getAttribute('aria-valuetext'))
      .toMatch(/Chances: red \d+, blue \d+ of 100\.$/u);
    await slider(page).focus();
    await page.keyboard.press('End');
    await page.locator(`.rt-table[data-step="${await length(page)}"]`).waitFor();
    await expect
      .poll(() => slider(page).getAttribute('aria-valuetext'))
      .toMatch(/(?: 100, \w+ 0| 0, \w+ 100) of 100\.$/u);
    if (width < 860) await page.getByRole('button', { name: 'Log', exact: true }).click();
    const list = page.getByRole('list', { name: 'Where the match turned' }).first();
    const turned = list.getByRole('button').first();
    const [, step = ''] = /step (?<step>\d+):/u.exec((await turned.textContent()) ?? '') ?? [];
    await turned.click();
    await page.locator(`.rt-table[data-step="${step}"]`).waitFor();
    await page.locator('.chances:visible summary').click();
    await page.locator('.chances:visible tbody tr').nth(3).waitFor();
    await settled(page);
    expect(await violationsIn(page)).toEqual([]);
    expect(faults).toEqual([]);
  },
);

it('who plays is not told who is ahead until it is over', async () => {
  const { page } = await open(
    { game: 'taktik', page: 'play', play: { setup: 'duel', seed: '7', seats: ['you', 'greedy'] } },
    { reducedMotion: 'reduce' },
  );
  await page.locator('.rt-primary').waitFor();
  await settled(page);
  expect(await page.locator('.curve, .chances').count()).toBe(0);
});

it('an address holds the lines of a match, which of them is looked at, and the step', async () => {
  const { page } = await open(WATCHED, { reducedMotion: 'reduce' });
  await isOver(page);
  const whole = await length(page);
  await page.locator('body').press('ArrowRight');
  await page.locator('.rt-table[data-step="1"]').waitFor();
  await page.getByRole('button', { name: 'Take over red from here' }).click();
  await page.getByLabel('Line').waitFor();
  await page.locator('.rt-primary, [data-look="live"]').first().waitFor();
  await settled(page);
  const short = await length(page);
  expect(short).toBeLessThan(whole);
  await slider(page).focus();
  await page.keyboard.press('Home');
  await page.locator('.rt-table[data-step="0"]').waitFor();
  await settled(page);
  const address = page.url();
  const other = await page.context().newPage();
  await other.goto(address);
  await other.locator('.rt-table[data-step="0"]').waitFor();
  await expect.poll(() => length(other)).toBe(short);
  expect(await other.getByLabel('Line').inputValue()).toBe('1');
  await other.getByLabel('Line').selectOption('0');
  await expect.poll(() => length(other)).toBe(whole);
  await other.getByLabel('Line').selectOption('1');
  await expect.poll(() => length(other)).toBe(short);
});
