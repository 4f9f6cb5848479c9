import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { builtPages, faintIn, inBrowser } from './site.js';

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
])('the search finds %s in %s', async (words, wanted) => {
  expect(await open('', (page) => search(page, words))).toContain(wanted);
});
