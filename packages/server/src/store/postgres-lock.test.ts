import { Client as PgClient } from 'pg';
import * as z from 'zod';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { postgres } from '../../test/postgres.js';
import { SERVER_LOCK } from './postgres-lock.js';
import { postgresStore } from './postgres.js';
import { StoreInUseError, type TableStore } from './store.js';

const database = await postgres();
afterAll(() => database?.stop());

const pidRows = z.array(z.object({ pid: z.int() }));

const lost = (error: unknown): void => {
  throw error;
};

describe.runIf(database)('a database of PostgreSQL', () => {
  const opened = async () => {
    const store = await postgresStore(database?.url ?? '');
    onTestFinished(() => store.close().catch(() => {}));
    return store;
  };
  const taken = (store: TableStore, name: string | null, whenLost = lost) =>
    store.take?.(name, whenLost).then(
      () => 'taken',
      (error: unknown) => (error instanceof StoreInUseError ? error.name : String(error)),
    );

  it.each([
    ['alone', 'alone', 'StoreInUseError', null, null],
    ['alone', 'by a server of processes', 'StoreInUseError', null, 'one'],
    ['by a server of processes', 'alone', 'StoreInUseError', 'one', null],
    ['by a server of processes', 'by another one', 'StoreInUseError', 'one', 'two'],
    ['by a server of processes', 'by another process of it', 'taken', 'one', 'one'],
  ])('that is taken %s can be taken %s: %s', async (_first, _second, ends, first, second) => {
    const stores = [await opened(), await opened(), await opened()] as const;
    expect(await taken(stores[0], first)).toBe('taken');
    expect(await taken(stores[1], second)).toBe(ends);
    expect(await stores[1].table('none')).toBeUndefined();
    await stores[0].close();
    if (ends === 'taken') await stores[1].close();
    expect(await taken(stores[2], 'three')).toBe('taken');
  });

  it('is taken again when its connection breaks, unless another server was first', async () => {
    const one = await opened();
    const losses: unknown[] = [];
    expect(await taken(one, null, (error) => losses.push(error))).toBe('taken');
    const [cutter, waiter] = ['cutter', 'waiter'].map(
      (name) => new PgClient({ connectionString: database?.url, application_name: name }),
    );
    await cutter?.connect();
    await waiter?.connect();
    onTestFinished(async () => {
      await cutter?.end();
      await waiter?.end();
    });
    const pids = async (granted: boolean) => {
      const text = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted = $1";
      return pidRows.parse((await cutter?.query(text, [granted]))?.rows).map(({ pid }) => pid);
    };
    const [holder = 0] = await pids(true);
    await cutter?.query('SELECT pg_terminate_backend($1)', [holder]);
    const again = async () => (await pids(true)).find((pid) => pid !== holder);
    await expect.poll(again, { timeout: 5_000 }).toBeDefined();
    expect(losses).toEqual([]);
    // Another server stands in the queue for the lock, and so has it before this one is connected again.
    const first = waiter?.query('SELECT pg_advisory_lock($1)', [SERVER_LOCK]);
    await expect.poll(async () => (await pids(false)).length).toBe(1);
    await cutter?.query('SELECT pg_terminate_backend($1)', [await again()]);
    await first;
    await expect.poll(() => losses, { timeout: 10_000 }).toMatchObject([{ name: 'StoreInUseError' }]);
  }, 30_000);
});
