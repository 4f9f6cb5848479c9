import { expect, it } from 'vitest';
import { START } from '../src/address/start.js';
import { inBrowser } from './browser.js';

const { open } = inBrowser();

it('opens, asks nothing of other hosts, and writes its place into the address', async () => {
  const { page, faults } = await open();
  await page.getByRole('tab', { name: 'Board' }).click();
  await page.waitForURL(/#1\.[\w-]+$/u);
  const again = await open();
  await again.page.goto(page.url());
  await again.page.getByRole('tab', { name: 'Board', selected: true }).waitFor();
  expect([...faults, ...again.faults]).toEqual([]);
});

it('says so where an address cannot be read, and opens all the same', async () => {
  const { page } = await open();
  await page.goto(`${page.url().split('#')[0]}#1.nonsense`);
  await page.getByText('This address cannot be read.').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Reticle playground');
});

it('is shown without its head inside another page', async () => {
  const { page } = await open({ ...START, page: 'board', embed: true });
  expect(await page.getByRole('banner').count()).toBe(0);
});
