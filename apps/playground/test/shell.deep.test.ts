import { expect, it } from 'vitest';
import { violationsIn } from './axe.js';
import { inBrowser } from './browser.js';
import { settled } from './settled.js';

const { open } = inBrowser();

it('opens, asks nothing of other hosts, and writes its place into the address', async () => {
  const { page, faults } = await open();
  await page.getByRole('tab', { name: 'Board' }).click();
  await settled(page);
  const again = await open();
  await again.page.goto(page.url());
  await again.page.getByRole('tab', { name: 'Board', selected: true }).waitFor();
  expect([...faults, ...again.faults]).toEqual([]);
});

it('has a title for each page of each game', async () => {
  const { page } = await open();
  await expect.poll(() => page.title()).toBe('Play, Taktik | Reticle playground');
  await page.getByRole('tab', { name: 'Board' }).click();
  await expect.poll(() => page.title()).toBe('Board, Taktik | Reticle playground');
  await page.getByLabel('Game').selectOption('mtg');
  await expect.poll(() => page.title()).toBe('Board, Magic | Reticle playground');
});

it('says so where an address cannot be read, and opens all the same', async () => {
  const { page } = await open();
  await page.goto(`${page.url().split('#')[0]}#1.nonsense`);
  await page.getByText('This address cannot be read.').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Reticle playground');
});

it('is shown without its head inside another page', async () => {
  const { page } = await open({ game: 'mtg', page: 'board', embed: true });
  expect(await page.getByRole('banner').count()).toBe(0);
  expect(await violationsIn(page)).toEqual([]);
});

it('changes the theme, and copies the address and the code to embed it', async () => {
  const { page } = await open(undefined, { permissions: ['clipboard-read', 'clipboard-write'] });
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const said = () => page.locator('p[role="status"]').textContent();
  const before = await paper();
  await page.getByLabel('Theme').selectOption('dark');
  await expect.poll(paper).not.toBe(before);
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expect.poll(said).toBe('The address is copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^http.*#1\.[\w-]+$/u);
  await page.getByRole('button', { name: 'Copy embed' }).click();
  await expect.poll(said).toBe('The code to embed this is copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<iframe src="http/u);
});

it('is used by the keyboard from the first tab stop on', async () => {
  const { page } = await open();
  const focused = () => page.evaluate(() => document.activeElement?.id ?? '');
  await page.getByLabel('Game').focus();
  await page.keyboard.press('Tab');
  await expect.poll(focused).toBe('tab-play');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(focused).toBe('tab-play');
  await page.keyboard.press('ArrowRight');
  await expect.poll(focused).toBe('tab-board');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Board', selected: true }).waitFor();
});
