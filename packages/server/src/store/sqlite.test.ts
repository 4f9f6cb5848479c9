import { mkdtempSync, rmSync } from 'node:fs';
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
  ])('that is taken %s can be taken %s: %s', async (first, second, ends) => {
    const file = join(folder, `${files++}.db`);
    const stores = [sqliteStore({ file }), sqliteStore({ file })] as const;
    await stores[0].take?.(first === 'together' ? 'one' : null, lost);
    const taken = stores[1].take?.(second === 'together' ? 'one' : null, lost).then(
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
