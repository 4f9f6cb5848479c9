import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { builtPages, faintIn, inBrowser, overflowOf, violationsIn } from './site.js';

const open = inBrowser();
const pages = builtPages();

const inBothThemes = async (page: Page): Promise<readonly string[]> => [
  ...(await faintIn(page, 'light')),
  ...(await faintIn(page, 'dark')),
];

/** Asks the search of the site, and waits for what it finds. */
async function search(page: Page, words: string): Promise<readonly string[]> {
  await page.keyboard.press('/');
  await page.locator('#localsearch-input').fill(words);
  const results = page.locator('.VPLocalSearchBox .result');
  await results.first().waitFor();
  const links: unknown = await page.evaluate(
    `[...document.querySelectorAll('.VPLocalSearchBox .result')].map((one) => one.getAttribute('href'))`,
  );
  return Array.isArray(links) ? links.map((link) => String(link).replace(/#.*$/u, '')) : [];
}

it('has the pages that are written and those that are made', () => {
  expect(pages).toEqual(expect.arrayContaining(['', 'guide/tour', 'rules/mtg', 'packages/core', 'api/core']));
});

it.each(pages)('all of /%s stands out from what it stands on (WCAG 2.1, 1.4.3)', async (page) => {
  expect(await open(page, inBothThemes)).toEqual([]);
});

it('so does what the search finds', async () => {
  const faint = await open('', async (page) => {
    await search(page, 'hexproof');
    return inBothThemes(page);
  });
  expect(faint).toEqual([]);
});

it.each([
  ['hexproof', '/rules/mtg'],
  ['TargetSlot', '/api/core'],
  ['provenance', '/adr/0016-a-release-is-rehearsed'],
  ['npm create', '/guide/add-a-game'],
  ['deploy', '/guide/online'],
  ['trigger', '/guide/runtime'],
  ['undo', '/recipes/replay'],
  ['own card art', '/guide/table'],
])('the search finds %s in %s', async (words, wanted) => {
  expect(await open('', (page) => search(page, words))).toContain(wanted);
});

it('every page has a title of its own, and what other sites show beside a link to it', async () => {
  const titles = new Map<string, string>();
  for (const path of pages) {
    const html = readFileSync(
      new URL(`../dist/${path === '' || path.endsWith('/') ? `${path}index` : path}.html`, import.meta.url),
      'utf8',
    );
    const [, title = ''] = /<title>([^<]*)/u.exec(html) ?? [];
    expect([path, titles.get(title)]).toEqual([path, undefined]);
    titles.set(title, path);
    expect(html.match(/<meta property="og:(?:title|description|image)" content="[^"]+"/gu)).toHaveLength(3);
  }
});

/** The picture that other sites show beside a link to a page: its file, below the site. */
function pictureOf(file: string): string {
  const html = readFileSync(new URL(`../dist/${file}.html`, import.meta.url), 'utf8');
  return /<meta property="og:image" content="\/(?<path>[^"]+)"/u.exec(html)?.groups?.['path'] ?? '';
}

it('every page has a picture of its own for that, and so has the playground', () => {
  const files = pages.map((path) => (path === '' || path.endsWith('/') ? `${path}index` : path));
  const pictures = [...files, 'playground/index'].map((file) => pictureOf(file));
  const drawn = pictures.map((path) => readFileSync(new URL(`../dist/${path}`, import.meta.url)));
  // A PNG tells its width and height in its first bytes.
  const sizes = drawn.map((png) => [png.readUInt32BE(16), png.readUInt32BE(20)].join('x'));
  expect([...new Set(sizes)]).toEqual(['1200x630']);
  expect(new Set(drawn.map((png) => png.toString('base64'))).size).toBe(pictures.length);
});

const PHONE = 390;

it.each(pages.filter((page) => !page.startsWith('adr/')))('/%s fits a telephone', async (page) => {
  expect(await open(page, overflowOf, PHONE)).toBe(0);
});

it.each(['', 'guide/tour', 'guide/speed', 'guide/how-it-hangs-together', 'packages/cli', 'api/core'])(
  'axe finds nothing on /%s',
  async (page) => {
    expect(await open(page, violationsIn)).toEqual([]);
    expect(await open(page, violationsIn, PHONE)).toEqual([]);
  },
);

it('beside its title the first page has words to change, and says what they may be aimed at', async () => {
  await open('', async (page) => {
    const live = page.locator('.live');
    const legal = async () => live.locator('[data-legal="true"] .unseen').allTextContents();
    expect(await legal()).toEqual(['Grove Elder, the opponent’s: ']);
    await live.getByLabel('Whose, or which').selectOption('you control');
    await live.getByText('may be aimed at 2 of 6').waitFor();
    expect(await legal()).toEqual(['Mossback, yours: ', 'Kite Scout, yours: ']);
    await live.getByText('"controller": "self"').waitFor();
    await live.getByLabel('Which colour').selectOption('black');
    await live.getByText('may be aimed at 0 of 6').waitFor();
    expect(await live.getByText('left out by “black”').count()).toBeGreaterThan(0);
  });
});

it('the first page embeds words and a board, as light or dark as it is, and shows all of its pictures', async () => {
  await open('', async (page) => {
    const frame = page.locator('.landing iframe');
    await frame.scrollIntoViewIfNeeded();
    const inside = page.frameLocator('.landing iframe');
    await inside.getByRole('heading', { name: 'What they mean' }).waitFor();
    await page.getByRole('button', { name: 'Choose on a board' }).click();
    await inside
      .getByRole('button', { name: /Grove Elder/u })
      .first()
      .waitFor();
    await inside.locator('html[data-theme="light"]').waitFor({ state: 'attached' });
    await page.locator('.VPNavBarAppearance button').click();
    await inside.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
    const missing: unknown = await page.evaluate(
      `Promise.all([...document.querySelectorAll('.VPContent img')].map(async (one) => { one.loading = 'eager'; await one.decode().catch(() => {}); return one.naturalWidth > 0 ? '' : one.src })).then((all) => all.filter(Boolean))`,
    );
    expect(missing).toEqual([]);
  });
});
