/** The lobby and its tables in real windows, over a server in a process of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom, seedRandom } from '@reticle/core/match';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../test/postgres.js';
import { serverProcess } from '../test/process.js';
import { tableAt } from '../test/served.js';
import { windows } from '../test/windows.js';

const isDeep = process.env['RETICLE_DEEP'] === '1';
const browser = await windows();

async function served() {
  const folder = mkdtempSync(join(tmpdir(), 'reticle-lobby-'));
  const options = ['--file', join(folder, 'tables.db'), '--port', `${await freePort()}`];
  let process = await serverProcess(options);
  onTestFinished(async () => {
    await process.kill();
    rmSync(folder, { recursive: true });
  });
  return {
    url: process.url,
    /** Kills the server, and starts it again at the same place. */
    async restart() {
      await process.kill();
      process = await serverProcess(options);
    },
  };
}

const isOver = (page: Page) => page.locator('.rt-outcome').isVisible();

/** What a seat can press now: things that glow, fields to go to, buttons; giving an answer back aside. */
const LIVE = [
  '.rt-actions[aria-busy="false"] > .rt-button',
  '.rt-menu .rt-button',
  '.rt-tray [data-look="live"]',
  '.rt-board [data-look="live"]',
  '.rt-hands [data-look="live"]',
].join(', ');

/** Points at one of the things that the seat can press now; false if there are none. */
async function act(page: Page, below: (bound: number) => number): Promise<boolean> {
  const buttons = page.locator(LIVE);
  const count = await buttons.count();
  if (count === 0) return false;
  await buttons
    .nth(below(count))
    .click({ timeout: 2_000 })
    .catch(() => {});
  return true;
}

/** A short match of each game; all but the first are played in the deep run. */
const GAMES = [
  ['taktik', { width: 6, height: 6, force: { infantry: 2, vehicle: 1, special: 0 }, turnLimit: 2 }],
  ['lorcana', { turnLimit: 2 }],
  ['mtg', { turnLimit: 1 }],
] as const;

describe.skipIf(!browser)('the lobby', () => {
  it('opens a table, and the link that it shows seats the other player', async () => {
    if (!browser) return;
    const { url } = await served();
    const page = await browser.open(url);
    await page.getByRole('region', { name: 'Taktik' }).getByRole('button', { name: 'Open a table' }).click();
    await page.waitForURL(/\/table\/[\w-]+#[\w-]{32}$/u);
    const invite = await page.locator('a.invite').getAttribute('href');
    const other = await browser.open(`${url}${invite}`);
    await other.waitForURL(/#[\w-]{32}$/u);
    await page.locator('.seats [data-present="false"]').waitFor({ state: 'detached' });
    const late = await browser.open(`${url}${invite}`);
    await late.getByRole('alert').getByText('This seat is taken.').waitFor();
    expect(browser.faults).toEqual([]);
  }, 120_000);

  it('lets a seat choose at which moments it is asked', async () => {
    if (!browser) return;
    const { url } = await served();
    const { id, tokens } = await tableAt(url, { game: 'mtg', options: {} });
    const [token = ''] = tokens.values();
    const page = await browser.open(`${url}/table/${id}#${token}`);
    await page.getByRole('button', { name: 'Stops' }).click();
    const upkeep = page.getByRole('dialog').getByLabel('your upkeep');
    expect(await upkeep.isChecked()).toBe(false);
    await upkeep.click();
    await expect.poll(() => upkeep.isChecked()).toBe(true);
    expect(browser.faults).toEqual([]);
  }, 120_000);

  it.each(isDeep ? GAMES : GAMES.slice(0, 1))(
    'lets two people play a match of %s to its end before a third, though a window and the server are killed on the way',
    async (game, options) => {
      if (!browser) return;
      const server = await served();
      const { id, tokens } = await tableAt(server.url, { game, options });
      const at = (token: string | undefined) =>
        browser.open(`${server.url}/table/${id}${token ? `#${token}` : ''}`);
      const seats = [...tokens.values()];
      const pages = await Promise.all(seats.map(at));
      const watcher = await at(undefined);
      const random = randomFrom(seedRandom(game));
      const end = performance.now() + 240_000;
      for (let pressed = 0; performance.now() < end;) {
        const [first, second] = pages;
        if (!first || !second || (await isOver(first))) break;
        const acted = await Promise.all(pages.map((page) => act(page, (bound) => random.below(bound))));
        if (!acted.includes(true)) await first.waitForTimeout(5);
        pressed++;
        if (pressed === 10) {
          await first.context().close();
          pages[0] = await at(seats[0]);
        }
        if (pressed === 20) await server.restart();
      }
      const outcomes = await Promise.all(
        [...pages, watcher].map((page) => page.locator('.rt-outcome').textContent()),
      );
      expect(new Set(outcomes).size).toBe(1);
      expect(browser.faults).toEqual([]);
    },
    300_000,
  );
});
