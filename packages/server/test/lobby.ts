/** Tests of the lobby and its tables in real windows, over a server in a process of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonObject } from '@reticle/core';
import { randomFrom, seedRandom } from '@reticle/core/match';
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { freePort } from './postgres.js';
import { serverProcess } from './process.js';
import { tableAt } from './served.js';
import type { Windows } from './windows.js';

/**
 * Starts a server of games in a process of its own.
 *
 * @param games their names, separated by commas
 */
export async function served(games: string) {
  const folder = mkdtempSync(join(tmpdir(), 'reticle-lobby-'));
  const options = ['--games', games, '--file', join(folder, 'tables.db'), '--port', `${await freePort()}`];
  let process = await serverProcess(options);
  onTestFinished(async () => {
    await process.kill();
    rmSync(folder, { recursive: true });
  });
  return {
    url: process.url,
    /** Kills the server, and starts it again at the same address. */
    async restart() {
      await process.kill();
      process = await serverProcess(options);
    },
  };
}

/**
 * Returns how a match ended, in the words that a watcher reads. To a winner and a loser the same stands after
 * "Victory" and "Defeat".
 */
async function endingOf(page: Page): Promise<string> {
  const outcome = page.locator('.rt-outcome');
  const result = await outcome.getAttribute('data-result');
  const title = (await outcome.locator('b').textContent()) ?? '';
  const words = (await outcome.locator('p').textContent()) ?? '';
  const rest = words.slice(title.length);
  return result === null ? `${title}: ${rest}` : rest;
}

const isOver = (page: Page) => page.locator('.rt-outcome').isVisible();

/**
 * The selectors of what a seat can press now: things that glow, fields to go to, buttons. Taking an answer
 * back is left out.
 */
const LIVE = [
  '.rt-actions[aria-busy="false"] > .rt-button',
  '.rt-menu .rt-button',
  '.rt-tray [data-look="live"]',
  '.rt-board [data-look="live"]',
  '.rt-hands [data-look="live"]',
].join(', ');

/** Presses one of the things that the seat can press now. Returns false if there are none. */
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

/**
 * Lets two people play a match to its end while a third watches, although a window and the server are killed
 * on the way.
 *
 * @returns how it ended, as each of them reads it
 */
export async function outcomesOf(
  browser: Windows,
  game: string,
  options: JsonObject,
): Promise<readonly string[]> {
  const server = await served(game);
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
  return Promise.all([...pages, watcher].map(endingOf));
}
