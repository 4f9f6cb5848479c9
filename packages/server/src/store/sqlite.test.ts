import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sqliteStore } from './sqlite.js';
import { StoreInUseError } from './store.js';

const folder = mkdtempSync(join(tmpdir(), 'reticle-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const lost = (error: unknown): void => {
  throw error;
};

describe('a file of SQLite', () => {
  it.each([
    ['alone', 'alone', 'StoreInUseError'],
    ['alone', 'together', 'StoreInUseError'],
    ['together', 'alone', 'StoreInUseError'],
    ['together', 'together', 'taken'],
    ['together', 'by another server', 'StoreInUseError'],
    ['alone', 'by a link to it', 'StoreInUseError'],
  ])('that is taken %s can be taken %s: %s', async (first, second, ends) => {
    const file = join(folder, `${files++}.db`);
    const names: Readonly<Record<string, string>> = { together: 'one', 'by another server': 'two' };
    const link = join(folder, `${files++}.db`);
    symlinkSync(file, link);
    const stores = [
      sqliteStore({ file }),
      sqliteStore({ file: second === 'by a link to it' ? link : file }),
    ] as const;
    await stores[0].take?.(names[first] ?? null, lost);
    const taken = stores[1].take?.(names[second] ?? null, lost).then(
      () => 'taken',
      (error: unknown) => (error instanceof StoreInUseError ? error.name : 'failed'),
    );
    expect(await taken).toBe(ends);
    // Whoever only reads it needs not take it.
    expect(await stores[1].table('none')).toBeUndefined();
    await stores[0].close();
    await stores[1].take?.(null, lost);
    await stores[1].close();
  });
});
