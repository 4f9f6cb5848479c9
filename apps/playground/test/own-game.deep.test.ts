/** A game of one's own, from a file: it is in the list of games, and is played. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sources } from '../sources.js';
import { violationsIn } from './axe.js';
import { inBrowser } from './browser.js';
import { host } from './own-game.js';
import { settled } from './settled.js';

const { open } = inBrowser();
const folder = mkdtempSync(join(tmpdir(), 'own-game-'));
const written = join(folder, 'host.js');

beforeAll(async () => {
  const entry = join(import.meta.dirname, 'own-game.ts');
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [sources()],
    build: {
      lib: { entry, formats: ['es'], fileName: () => 'host.js' },
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      rollupOptions: { output: { inlineDynamicImports: true } },
    },
  });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('is loaded from a file, is listed, and is played; what is no game is refused', async () => {
  const { page, faults } = await open(
    { game: 'mtg', page: 'play', play: { seed: '7' } },
    { reducedMotion: 'reduce' },
  );
  await page.getByText('Set up', { exact: true }).click();
  await page.getByText('A game of your own').click();
  const none = join(folder, 'none.js');
  writeFileSync(none, 'export const nothing = 1;');
  await page.locator('.own-game input[type="file"]').setInputFiles(none);
  await page.locator('.own-game .refusals code', { hasText: 'noHost' }).waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await page.locator('.own-game input[type="file"]').setInputFiles(written);
  await page.locator('.rt-table').waitFor();
  await page.locator('.head select option', { hasText: host.title }).waitFor({ state: 'attached' });
  await settled(page);
  expect(await page.locator('.rt-unit[data-thing]').count()).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
