/** What a visitor sees where a part of the playground cannot be loaded. */
import { expect, it } from 'vitest';
import { inBrowser } from './browser.js';

const { open } = inBrowser();
const CARDS = /assets\/page-[^/]*\.js$/u;

it('a page that cannot be loaded at once is tried again by itself', async () => {
  const { page } = await open({ game: 'mtg', page: 'words' });
  let refused = 0;
  await page.route(CARDS, (route) => (refused++ < 2 ? route.abort() : route.continue()));
  await page.getByRole('tab', { name: 'Cards' }).click();
  await page.locator('#page .rt-card, #page .card').first().waitFor();
  expect(refused).toBeGreaterThan(1);
});

it('a page that cannot be loaded for long says so, and a press loads it', async () => {
  const { page } = await open({ game: 'mtg', page: 'words' });
  await page.route(CARDS, (route) => route.abort());
  await page.getByRole('tab', { name: 'Cards' }).click();
  const alert = page.getByRole('alert');
  await alert.getByText('A part of this page could not be loaded.').waitFor();
  await page.unroute(CARDS);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.locator('#page .rt-card, #page .card').first().waitFor();
  expect(await alert.count()).toBe(0);
});

it('rules that cannot be loaded are missed openly, and asked for again once the network is back', async () => {
  const { page } = await open({ game: 'mtg', page: 'words' });
  await page.route(/assets\/worker-/u, (route) => route.abort());
  await page.reload();
  await page.getByRole('alert').getByText('A part of this page could not be loaded.').waitFor();
  await page.unroute(/assets\/worker-/u);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.locator('.cm-content .w-slot').first().waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

it('without a network the playground works as it was built, also what was not opened before', async () => {
  const { page } = await open({ game: 'mtg', page: 'words' }, { serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('.cm-content .w-slot').first().waitFor();
  await page.getByLabel('Game').selectOption('taktik');
  await page.getByRole('tab', { name: 'Play' }).click();
  await page.locator('.rt-grid').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});
