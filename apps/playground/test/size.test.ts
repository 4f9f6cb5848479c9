import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { inBrowser } from './browser.js';

/** What the first page may weigh, packed, in bytes. */
const BUDGET = 206_000;

const { open, fetched } = inBrowser();

it('fetches less than 206 kB before the words page answers', async () => {
  const { page } = await open();
  await page.locator('.cm-content .w-slot').first().waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = [...fetched()].map(([path, bytes]) => ({ path, size: gzipSync(bytes, { level: 9 }).length }));
  const told = sizes
    .toSorted((a, b) => b.size - a.size)
    .map(({ path, size }) => `${(size / 1000).toFixed(1).padStart(6)} kB  ${path}`)
    .join('\n');
  const sum = sizes.reduce((all, { size }) => all + size, 0);
  expect(sizes.map(({ path }) => path).join(' ')).toMatch(/worker.*\bwords|words.*\bworker/u);
  expect(sum < BUDGET ? 'within the budget' : `${sum} bytes:\n${told}`).toBe('within the budget');
  // Neither boards nor matches nor other games come along.
  expect(told).not.toMatch(/assets\/(?:board|match)-/u);
});
