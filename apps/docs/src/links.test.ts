import { expect, it } from 'vitest';
import { PICTURES } from './landing.mjs';
import { writtenPages } from './pages.mjs';
import { address, texts } from './repository.mjs';

const pages = writtenPages();
const known = new Set([
  ...Object.keys(pages).map((page) => `/${page}`),
  ...texts().map((text) => address(text)),
  ...Object.keys(PICTURES).map((name) => `/tables/${name}.png`),
]);

/** Where the links of a page lead on the site, but for those to what is made from declarations. */
const linksIn = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/\]\((?<to>\/[^()\s#]*)/gu)]
    .map(({ groups }) => groups?.['to'] ?? '')
    .filter((to) => !to.startsWith('/api/'));

it.each(Object.entries(pages))('%s leads to pages that are there', (_page, markdown) => {
  expect(linksIn(markdown).filter((to) => !known.has(to))).toEqual([]);
});
