/** The playground as people first see it. */
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { violationsIn } from './axe.js';
import { fragmentOf } from '../src/address/link.js';
import { inBrowser } from './browser.js';
import { settled } from './settled.js';

/** What the first page may weigh, packed, in bytes. */
const BUDGET = 222_000;

const { open, fetched } = inBrowser();

/** What is wrong with the weight of a first page, or nothing. */
function tooHeavy(first: ReadonlyMap<string, Uint8Array>): string {
  const sizes = [...first].map(([path, bytes]) => ({ path, size: gzipSync(bytes, { level: 9 }).length }));
  const sum = sizes.reduce((all, { size }) => all + size, 0);
  const told = sizes
    .toSorted((one, other) => other.size - one.size)
    .map(({ path, size }) => `${(size / 1000).toFixed(1).padStart(6)} kB  ${path}`);
  return sum < BUDGET ? '' : `${sum} bytes:\n${told.join('\n')}`;
}

it('opens on a table in motion, says what this is, asks nothing of other hosts, and fetches little', async () => {
  const { page, faults } = await open();
  const step = async () => Number(await page.getByRole('slider', { name: 'Step' }).inputValue());
  await page.locator('.rt-table[data-step]').waitFor();
  const first = await step();
  await expect.poll(step).toBeGreaterThan(first);
  expect(tooHeavy(fetched())).toBe('');
  const told = page.getByRole('region', { name: 'What this is' });
  expect(await told.textContent()).toContain('Reticle reads the words of a card');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await settled(page);
  expect(await violationsIn(page)).toEqual([]);
  await told.getByRole('button', { name: 'Type a card, play it' }).click();
  await page.locator('.m-picture .rt-card').waitFor();
  expect(faults).toEqual([]);
});

it('stands still where the system asks for reduced motion', async () => {
  const { page } = await open(undefined, { reducedMotion: 'reduce' });
  await page.locator('.rt-table[data-step="18"]').waitFor();
  await settled(page);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  expect(await page.getByRole('slider', { name: 'Step' }).inputValue()).toBe('18');
});

it('is left for a match whose address is opened', async () => {
  const { page } = await open(undefined, { reducedMotion: 'reduce' });
  await page.getByRole('region', { name: 'What this is' }).waitFor();
  const play = { setup: 'duel', seed: '7', seats: ['you', 'greedy'] };
  await page.goto(new URL(await fragmentOf({ game: 'taktik', page: 'play', play }), page.url()).href);
  await page.getByText('Set up', { exact: true }).waitFor();
  expect(await page.getByRole('region', { name: 'What this is' }).count()).toBe(0);
});
