import { describe, expect, it } from 'vitest';
import { isDeep } from '../test/deep.js';
import { outcomesOf, served } from '../test/lobby.js';
import { windows } from '../test/windows.js';

const browser = await windows();

/** A short match of each game. They are played in the deep run. */
const GAMES = [
  ['taktik', { width: 6, height: 6, force: { infantry: 2, vehicle: 1, special: 0 }, turnLimit: 2 }],
  ['lorcana', { turnLimit: 2 }],
] as const;

describe.skipIf(!browser)('the lobby', () => {
  it('opens a table, and the link that it shows seats the other player', async () => {
    if (!browser) return;
    const { url } = await served('taktik,lorcana');
    const page = await browser.open(url);
    await page.getByRole('region', { name: 'Taktik' }).getByRole('button', { name: 'Open a table' }).click();
    await page.waitForURL(/\/table\/[\w-]+#[\w-]{32}$/u);
    const invite = await page.locator('a.invite').getAttribute('href');
    const other = await browser.open(`${url}${invite}`);
    await other.getByLabel('Your name').fill('Ann');
    await other.getByRole('button', { name: 'Sit down' }).click();
    await other.waitForURL(/#[\w-]{32}$/u);
    await page.locator('.seats [data-present="false"]').waitFor({ state: 'detached' });
    await page.locator('.seats').getByText('(Ann)').waitFor();
    const late = await browser.open(`${url}${invite}`);
    await late.getByRole('alert').getByText('This seat is taken.').waitFor();
    await other.context().close();
    await page.getByRole('button', { name: 'the link was lost' }).click();
    const link = (await page.locator('a.lost').getAttribute('href')) ?? '';
    const back = await browser.open(link);
    await back.locator('.seats').getByText('given anew').waitFor();
    await page.locator('.seats [data-present="false"]').waitFor({ state: 'detached' });
    expect(browser.faults).toEqual([]);
  }, 120_000);

  it('lists the open tables with the names of who is there, until their seats are taken', async () => {
    if (!browser) return;
    const { url } = await served('taktik');
    const page = await browser.open(url);
    await page.getByLabel('Your name').fill('Bob');
    await page.getByLabel('Anybody may join').check();
    await page.getByRole('button', { name: 'Open a table' }).click();
    await page.waitForURL(/\/table\//u);
    const other = await browser.open(url);
    const list = other.getByRole('region', { name: 'Open tables' });
    await list.getByText('red (Bob)').waitFor();
    await list.getByRole('link', { name: 'sit down as blue' }).click();
    await other.getByText('You would play with red (Bob).').waitFor();
    await other.getByRole('button', { name: 'Sit down' }).click();
    await other.waitForURL(/#[\w-]{32}$/u);
    await other.goto(url);
    await other.getByRole('heading', { name: 'Tables' }).waitFor();
    await other.getByLabel('Your name').waitFor();
    expect(await list.count()).toBe(0);
    expect(browser.faults).toEqual([]);
  }, 120_000);

  it.skipIf(!isDeep).each(GAMES)(
    'lets two people play a match of %s to its end before a third, though a window and the server are killed on the way',
    async (game, options) => {
      if (!browser) return;
      expect(new Set(await outcomesOf(browser, game, options)).size).toBe(1);
      expect(browser.faults).toEqual([]);
    },
    300_000,
  );
});
