import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { chromiumPath } from './chromium.js';

const ROOT = fileURLToPath(new URL('../dist', import.meta.url));
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const PATIENCE = 90_000;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** Every page of the built site, by its address. */
export const builtPages = (): readonly string[] =>
  readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html' && !file.startsWith('playground'))
    .map((file) => file.replaceAll('\\', '/').replace(/(?:index)?\.html$/u, ''))
    .toSorted();

/** The file of an address, as a server of pages without endings finds it. */
function fileAt(address: string): string {
  const path = join(ROOT, normalize(decodeURIComponent(address)));
  return (
    [path, `${path}.html`, join(path, 'index.html')].find(
      (file) => extname(file) !== '' && existsSync(file),
    ) ?? path
  );
}

/** Opens the built site in a real Chromium: one browser a test file. */
export function inBrowser() {
  let browser: Browser | undefined;
  let address = '';
  const server = createServer((request, response) => {
    const file = fileAt(new URL(request.url ?? '/', 'http://localhost').pathname);
    readFile(file).then(
      (bytes) => response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const at = server.address();
    if (at === null || typeof at === 'string') throw new Error('The server has no port.');
    address = `http://127.0.0.1:${at.port}/`;
    const executablePath = chromiumPath();
    if (executablePath === undefined) throw new Error('There is no Chromium: set CHROMIUM_PATH.');
    browser = await chromium.launch({
      executablePath,
      chromiumSandbox: process.getuid?.() !== 0,
      args: ['--disable-gpu'],
    });
  }, PATIENCE);

  afterAll(async () => {
    await browser?.close();
    server.close();
  });

  /** Uses a page of the site. */
  return async <T>(page: string, use: (page: Page) => Promise<T>, width = 1400): Promise<T> => {
    if (!browser) throw new Error('The browser is not there yet.');
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
    });
    context.setDefaultTimeout(PATIENCE);
    try {
      const opened = await context.newPage();
      await opened.goto(address + page);
      await opened.locator('.VPContent').waitFor();
      await opened.addScriptTag({ path: AXE });
      return await use(opened);
    } finally {
      await context.close();
    }
  };
}

/**
 * What stands out too little from what it stands on, in a theme: axe's rule `color-contrast`, each place in a line. Of all
 * elements with equal names, classes and styles up to the root, which have equal colours, axe looks at the first alone: the
 * reference has ten thousand words in five colours.
 */
export async function faintIn(page: Page, theme: 'light' | 'dark'): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.locator(theme === 'dark' ? 'html.dark' : 'html:not(.dark)').waitFor();
  const found: unknown = await page.evaluate(`(${LOOK})()`);
  return Array.isArray(found)
    ? found.map((place) => `${theme}: ${String(place)}`)
    : [`axe answered ${String(found)}`];
}

/**
 * All that axe finds on a page, but for what `faintIn` looks at, and for a rule that axe itself has off as long as it is tried out; the page in
 * a frame is looked at where it is made.
 */
export async function violationsIn(page: Page): Promise<readonly string[]> {
  const found: unknown = await page.evaluate(`(${VIOLATIONS})()`);
  return Array.isArray(found) ? found.map(String) : [`axe answered ${String(found)}`];
}

const VIOLATIONS = `async () => {
  const { violations } = await axe.run(document, { iframes: false, resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } }, runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target.join(' ')));
}`;

/** How many points a page is wider than the screen. */
export async function overflowOf(page: Page): Promise<number> {
  const found: unknown = await page.evaluate(
    `document.documentElement.scrollWidth - document.documentElement.clientWidth`,
  );
  return Number(found);
}

const LOOK = `async () => {
  const nameOf = (element) => {
    const { tagName, parentElement } = element;
    const row = tagName === 'TR' ? [...parentElement.children].indexOf(element) % 2 : '';
    return [tagName, row, element.getAttribute('class'), element.getAttribute('style')].join();
  };
  const firsts = new Map();
  for (const element of document.querySelectorAll('body *')) {
    if (![...element.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim())) continue;
    const names = [];
    for (let at = element; at !== document.body; at = at.parentElement) names.push(nameOf(at));
    const key = names.join('>');
    if (!firsts.has(key)) firsts.set(key, element);
  }
  const { violations } = await axe.run({ include: [...firsts.values()] }, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
  return violations.flatMap(({ nodes }) => nodes.map(({ target, failureSummary }) => target.join(' ') + ': ' + failureSummary));
}`;
