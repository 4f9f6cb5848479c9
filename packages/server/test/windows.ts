import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';

/**
 * The milliseconds that a page may take for one thing: it shares its cores with everything else that is
 * checked.
 */
const PATIENCE = 90_000;

const PLACES = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * Opens real windows of Chromium, each with a profile of its own. Returns undefined if there is no Chromium
 * here.
 */
export async function windows(): Promise<Windows | undefined> {
  const executablePath = PLACES.find((path) => path !== undefined && existsSync(path));
  if (executablePath === undefined) {
    if (process.env['CI'] !== undefined) throw new Error('There is no Chromium; CI needs it.');
    process.stdout.write('There is no Chromium: what needs it is left out.\n');
    return undefined;
  }
  const browser = await chromium.launch({
    executablePath,
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
  return new Windows(browser);
}

/** Browser windows, and all errors in them. */
export class Windows {
  readonly faults: string[] = [];
  readonly #browser: Browser;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async open(url: string): Promise<Page> {
    const context = await this.#browser.newContext({ viewport: { width: 1280, height: 800 } });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    page.on('pageerror', (error) => this.faults.push(String(error)));
    await page.goto(url);
    return page;
  }

  close(): Promise<void> {
    return this.#browser.close();
  }
}
