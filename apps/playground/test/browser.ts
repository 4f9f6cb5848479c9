import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { fragmentOf } from '../src/address/link.js';
import type { Place } from '../src/address/place.js';
import { chromiumPath } from './chromium.js';
import { serveBuilt } from './server.js';
import { answered, watchQuestions } from './settled.js';

/** How long a page may take for one thing, in milliseconds: it shares its cores with everything else that is checked. */
const PATIENCE = 90_000;

/** How much slower than here the worker is, and which methods of the engine it is not asked before the test lets go. */
interface Slowness {
  readonly slow?: number;
  readonly slowFactor?: number;
  readonly held?: readonly string[];
}

/** Opens the built playground in a real Chromium: one browser a test file, a fresh page a call. */
export function inBrowser() {
  let browser: Browser | undefined;
  let server: Awaited<ReturnType<typeof serveBuilt>> | undefined;

  beforeAll(async () => {
    const executablePath = chromiumPath();
    if (executablePath === undefined) throw new Error('There is no Chromium: set CHROMIUM_PATH.');
    server = await serveBuilt();
    browser = await chromium.launch({
      executablePath,
      chromiumSandbox: process.getuid?.() !== 0,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    });
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  return {
    /** What all pages of this file fetched so far, by its path. */
    fetched: (): ReadonlyMap<string, Uint8Array> => server?.fetched ?? new Map(),

    /**
     * A page at a place; what goes wrong in it, and what it asks of other hosts, ends up in `faults`. With `slow` each
     * question waits so many milliseconds before the worker hears it; with `slowFactor` its answer comes so much later than it would.
     * What is `held` is not asked before the page is told to let go.
     */
    open: async (
      place?: Place,
      { slow, slowFactor, held, ...options }: BrowserContextOptions & Slowness = {},
    ): Promise<{ page: Page; faults: string[] }> => {
      if (!browser || !server) throw new Error('The browser is not there yet.');
      const { address } = server;
      const context = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        // What is kept for when there is no network would hide what a page fetches.
        serviceWorkers: 'block',
        ...options,
      });
      context.setDefaultTimeout(PATIENCE);
      await context.addInitScript(watchQuestions);
      if (slow !== undefined) {
        await context.addInitScript((wait: number) => {
          window.slowness = wait;
        }, slow);
      }
      if (slowFactor !== undefined) {
        await context.addInitScript((factor: number) => {
          window.slowFactor = factor;
        }, slowFactor);
      }
      if (held !== undefined) {
        await context.addInitScript((names: readonly string[]) => {
          window.held = names;
        }, held);
      }
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('console', (message) => {
        const isOurs = !message.text().startsWith('Service Worker registration blocked');
        if (isOurs && /^(?:error|warning)$/u.test(message.type())) faults.push(message.text());
      });
      page.on('request', (request) => {
        const url = request.url();
        if (!/^(?:data|blob):/u.test(url) && !url.startsWith(address)) faults.push(`asked ${url}`);
      });
      await page.goto(address + (place ? await fragmentOf(place) : ''));
      await page.locator('main #page > :not(.waiting)').first().waitFor();
      await answered(page);
      return { page, faults };
    },
  };
}
