/** Puzzles of each game at the table: listed, solved by pointing, missed, tried again. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsIn } from './axe.js';
import { inBrowser } from './browser.js';
import { answered, settled } from './settled.js';

const { open } = inBrowser();

/** What may glow, or be there to go on with, for a moment only: whoever is too late looks again. */
const SOON = { timeout: 2_000 };
const isPressed = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .click(SOON)
    .then(
      () => true,
      () => false,
    );

/** Goes on until the puzzle is over. */
async function toEnd(page: Page): Promise<void> {
  for (let tries = 0; tries < 20 && (await task(page).locator('strong').count()) === 0; tries++) {
    await isPressed(page, '.rt-primary');
    await answered(page);
  }
}
/** Goes on until something of that id glows, and presses it. */
async function press(page: Page, id: string): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    await settled(page);
    if (await isPressed(page, `[data-thing="${id}"][data-look="live"]`)) {
      await settled(page);
      return;
    }
    await isPressed(page, '.rt-primary');
  }
}
const task = (page: Page) => page.getByRole('region', { name: 'Puzzle' });

/** How a puzzle of each game is solved by pointing. */
const SOLVED: readonly (readonly [game: string, puzzle: string, solve: (page: Page) => Promise<void>])[] = [
  [
    'mtg',
    'damage to the face',
    async (page) => {
      await press(page, 'Spark');
      await press(page, 'bob');
    },
  ],
  [
    'lorcana',
    'quest',
    async (page) => {
      await press(page, 'Pim');
      await page.locator('.rt-menu button').filter({ hasText: 'quest' }).click();
      await settled(page);
    },
  ],
  [
    'taktik',
    'be there',
    async (page) => {
      await press(page, 'red-infantry-1');
      await page.locator('[data-field="2 2"]').click();
      await answered(page);
    },
  ],
];

it.each(SOLVED)('%s: %s is chosen, solved, and known as solved', async (game, puzzle, solve) => {
  const { page, faults } = await open({ game, page: 'play' }, { viewport: { width: 390, height: 844 } });
  await page.locator('.set-up.second > summary').click();
  await expect.poll(() => page.locator('.puzzles li').count()).toBe(20);
  expect(await violationsIn(page)).toEqual([]);
  await page.locator('.puzzles button').filter({ hasText: puzzle }).first().click();
  await task(page).waitFor();
  await settled(page);
  expect(await violationsIn(page)).toEqual([]);
  await solve(page);
  await toEnd(page);
  await task(page).getByText('Solved.').waitFor();
  await settled(page);
  expect(await violationsIn(page)).toEqual([]);
  await page.locator('.set-up.second > summary').click();
  await page.locator('.puzzles button').filter({ hasText: puzzle }).getByText('solved').first().waitFor();
  expect(faults).toEqual([]);
});

it('a puzzle that is missed says so, tells its solution, and is tried again', async () => {
  const { page, faults } = await open({
    game: 'taktik',
    page: 'play',
    play: { puzzle: 'be-there', seats: ['you', 'greedy'] },
  });
  await task(page).waitFor();
  await toEnd(page);
  await task(page).getByText('That was not it.').waitFor();
  await task(page).getByRole('button', { name: 'Solution' }).click();
  await task(page).getByText('move red infantry 1 to 2,2').waitFor();
  await task(page).getByRole('button', { name: 'Try again' }).click();
  await page.locator('.rt-primary').waitFor();
  expect(await task(page).getByText('That was not it.').count()).toBe(0);
  expect(faults).toEqual([]);
});
