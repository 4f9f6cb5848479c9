/** Each page once, as a person meets it. All that there is to see of them is proven in `*.deep.test.ts`. */
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Place } from '../src/address/place.js';
import { violationsIn } from './axe.js';
import { inBrowser } from './browser.js';
import { answered, settled } from './settled.js';

/** What the first page may weigh, packed, in bytes. */
const BUDGET = 222_000;

const { open, fetched } = inBrowser();

it('words: reads an example, and fetches little before it answers', async () => {
  // The reader of whole cards is not asked before the first answer was looked at.
  const { page, faults } = await open({ game: 'mtg', page: 'words' }, { held: ['cardWords'] });
  await page.locator('.cm-content .w-slot').first().waitFor();
  // What is fetched by the time of the first answer; the reader of whole cards comes after it.
  const first = [...fetched()];
  await page.evaluate(() => window.letGo?.());
  await page.locator('#w-summary', { hasText: 'Read whole' }).waitFor();
  const sizes = first.map(([path, bytes]) => ({ path, size: gzipSync(bytes, { level: 9 }).length }));
  const told = sizes
    .toSorted((a, b) => b.size - a.size)
    .map(({ path, size }) => `${(size / 1000).toFixed(1).padStart(6)} kB  ${path}`)
    .join('\n');
  const sum = sizes.reduce((all, { size }) => all + size, 0);
  expect(sizes.map(({ path }) => path).join(' ')).toMatch(/worker.*\bwords|words.*\bworker/u);
  expect(sum < BUDGET ? 'within the budget' : `${sum} bytes:\n${told}`).toBe('within the budget');
  // Neither boards nor matches nor other games come along.
  expect(told).not.toMatch(/assets\/(?:board|match)-/u);
  expect(await page.getByRole('heading', { level: 4 }).allTextContents()).toEqual([
    't1 target creature an opponent controls',
    't2 up to one other target creature',
  ]);
  expect(await violationsIn(page)).toEqual([]);
  expect(faults).toEqual([]);
});

it('type a card: a wrong word is mended in one press, and the card is played at once', async () => {
  const { page, faults } = await open({ game: 'mtg', page: 'make' });
  await page.locator('.m-picture .rt-card').waitFor();
  await page.getByLabel('Example').selectOption('A slip of the pen');
  await page.locator('.cm-content .w-unread').getByText('nonblak', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Put “nonblack”' }).click();
  await page.locator('#m-summary', { hasText: 'All of it is understood' }).waitFor();
  await page.locator('.cm-content .w-says-target', { hasText: 'target nonblack creature' }).waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play it now' }).click();
  await page.locator('.rt-hand').getByText('Night Verdict').first().waitFor();
  expect(faults).toEqual([]);
});

it('board: a target is chosen and announced, another is refused by its rule, and the address holds it all', async () => {
  const { page, faults } = await open({ game: 'mtg', page: 'board' });
  await page.locator('.zone [data-id="veiled-warden"]').click();
  const why = page.getByRole('region', { name: 'Why, or why not' });
  await why.locator('.rule').getByText('702.11b', { exact: true }).waitFor();
  await page.locator('.zone [data-id="grove-elder"]').click();
  await page.locator('.status').getByText('The choice is complete, and it is legal.').waitFor();
  await answered(page);
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Announce' }).click();
  await page.locator('.status').getByText('It resolves: every target is still legal.').waitFor();
  await settled(page);
  const address = page.url();
  await page.getByLabel('Game').selectOption('taktik');
  await page.locator('[data-id="blue-infantry-1"]').waitFor();
  await settled(page);
  await page.goto(address);
  await page.locator('.status').getByText('It resolves: every target is still legal.').waitFor();
  expect(faults).toEqual([]);
});

it('play: bots play a match to its end, a person steps back through it and takes a seat', async () => {
  const { page, faults } = await open({
    game: 'taktik',
    page: 'play',
    play: { setup: 'duel', seed: '7', step: 0 },
  });
  await page.getByText(/^The match is over after \d+ moves/u).waitFor();
  await page.getByRole('button', { name: 'To the end', exact: true }).click();
  await page
    .getByRole('status')
    .getByText(/^The match is over in turn \d+\. (?:.+ won|A draw): /u)
    .waitFor();
  await page.getByRole('slider', { name: 'Step' }).focus();
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Take over red from here' }).click();
  await page.locator('.rt-primary, [data-look="live"]').first().waitFor();
  await settled(page);
  expect(await violationsIn(page)).toEqual([]);
  expect(faults).toEqual([]);
});

it.each<[string, Place['play']]>([
  ['lorcana', { seed: '7', seats: ['you', 'you'] }],
  ['mtg', { seed: '7', seats: ['you', 'you'] }],
])('play: %s is opened, and the first move is made by keyboard', async (game, play) => {
  const { page, faults } = await open({ game, page: 'play', ...(play ? { play } : {}) });
  const steps = async () => Number(await page.getByRole('slider', { name: 'Step' }).getAttribute('max'));
  await page.locator('.rt-primary').waitFor();
  await settled(page);
  const before = await steps();
  await page.keyboard.press('Space');
  await expect.poll(steps).toBeGreaterThan(before);
  expect(faults).toEqual([]);
});
