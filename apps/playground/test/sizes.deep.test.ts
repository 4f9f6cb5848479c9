import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inBrowser } from './browser.js';
import { settled } from './settled.js';

const { open } = inBrowser();

/** The parts of a table that must not lie on each other, nor beyond its edges. */
const PARTS = [
  '.rt-side .rt-plate',
  '.rt-middle',
  '.rt-field',
  '.rt-actions',
  '.rt-hands',
  '.rt-piles',
  '.rt-grid',
];

/** Lists which parts lie on each other, and which beyond the table. */
const overlapsIn = (page: Page) =>
  page.evaluate((selectors) => {
    const table = document.querySelector('.rt-table')?.getBoundingClientRect();
    const parts = selectors.flatMap((selector) =>
      [...document.querySelectorAll(selector)].map((element) => ({
        element,
        selector,
        box: element.getBoundingClientRect(),
      })),
    );
    const slack = 2;
    const found = parts.flatMap(({ element, selector, box }, at) => {
      const beyond =
        table &&
        (box.right > table.right + slack || box.bottom > table.bottom + slack || box.top < table.top - slack);
      return [
        ...(beyond === true ? [`${selector} lies beyond the table`] : []),
        ...parts.slice(at + 1).flatMap((other) => {
          const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          const isWithin = element.contains(other.element) || other.element.contains(element);
          return !isWithin && width > slack && height > slack
            ? [`${selector} and ${other.selector}: ${Math.round(width)} by ${Math.round(height)}`]
            : [];
        }),
      ];
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    return [...found, ...(scrollWidth > clientWidth ? ['the page is too wide'] : [])];
  }, PARTS);

describe.each([
  ['a telephone on its side', 844, 390],
  ['a window of 1280 by 900 at 200 %', 640, 450],
])('%s', (_what, width, height) => {
  it.each(['mtg', 'lorcana', 'taktik'])('%s: no part of the table lies on another one', async (game) => {
    const { page } = await open(
      { game, page: 'play', play: { seed: '7', seats: ['you', 'greedy'] } },
      { viewport: { width, height }, reducedMotion: 'reduce' },
    );
    await page.locator('.rt-primary, [data-look="live"]').first().waitFor();
    await settled(page);
    expect(await overlapsIn(page)).toEqual([]);
  });
});

it.each(['mtg', 'lorcana'])(
  '%s: the words of a card in hand that is come near have 11 pixels',
  async (game) => {
    const { page } = await open(
      { game, page: 'play', play: { seed: '7', seats: ['you', 'greedy'] } },
      { reducedMotion: 'reduce' },
    );
    await page.locator('.rt-hand .rt-spot').first().waitFor();
    await settled(page);
    const sizes: number[] = [];
    for (const card of await page.locator('.rt-hand .rt-spot').all()) {
      const box = await card.boundingBox();
      await page.mouse.move((box?.x ?? 0) + 12, (box?.y ?? 0) + (box?.height ?? 0) / 2);
      await page.waitForTimeout(50);
      sizes.push(
        await card.evaluate((element) => {
          const text = element.querySelector('.rt-text');
          const shown = element.querySelector('.rt-shown');
          if (!text || !shown) return 99;
          return (
            parseFloat(getComputedStyle(text).fontSize) * new DOMMatrix(getComputedStyle(shown).transform).a
          );
        }),
      );
    }
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
  },
);
