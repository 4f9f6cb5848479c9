/** A release changes a rule in the middle of a match: the games of before and after open the same store. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '@reticle/core';
import type { ServerMessage } from '@reticle/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pickMatchOf } from '../../../protocol/test/pick.js';
import { sqliteStore } from '../store/sqlite.js';
import type { TableStore } from '../store/store.js';
import { servedGame, type HostedTable } from './hosted-table.js';
import { Tables } from './tables.js';

const before = pickMatchOf({});
/** After the release the lowest pick scores. */
const after = pickMatchOf({ version: 2, best: Math.min, migrate: [{ from: 1 }] });

/** Makes the tables of one store, with the game of one release or the other. */
function released(snapshotEvery: number) {
  const folder = mkdtempSync(join(tmpdir(), 'reticle-migrated-'));
  const store = sqliteStore({ file: join(folder, 'tables.db') });
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const tablesOf = (runtime: typeof before, from: TableStore = store) =>
    new Tables({
      games: [servedGame(runtime)],
      bots: [],
      store: from,
      snapshotEvery,
      chosenSeeds: false,
      now: () => 0,
      report: async () => {},
      failed: (error) => {
        throw error;
      },
    });
  return { store, tablesOf };
}

/** Lets everybody pick in turn. Returns what the last one is answered and shown. */
async function picked(table: HostedTable, step: number, ...numbers: readonly number[]) {
  const heard: ServerMessage[] = [];
  for (const [at, number] of numbers.entries()) {
    const seat = table.players[at % 3] ?? '';
    const seated = table.join(seat, { send: (message) => void heard.push(message) });
    await seated.receive({ type: 'move', id: at, step: step + at, move: 'pick', params: { number } });
    expect(heard.findLast(({ type }) => type === 'done' || type === 'refused')).toMatchObject({
      type: 'done',
    });
    await seated.leave();
  }
  return heard;
}

/** Returns the step that a spectator sees, and the one that is shown after the next. */
async function watched(table: HostedTable): Promise<readonly number[]> {
  const steps: number[] = [];
  table.join(null, {
    send: (message) =>
      void (message.type === 'view' || message.type === 'step' ? steps.push(message.step) : 0),
  });
  const bob = table.join('bob', { send: () => {} });
  await bob.receive({ type: 'move', id: 0, step: 4, move: 'pick', params: { number: 5 } });
  return steps;
}

function unwrapped<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('There is none.');
  return value;
}

const scores = (heard: readonly ServerMessage[]) =>
  heard.flatMap((message) => (message.type === 'view' ? [message.view['state']] : [])).at(-1);

describe('a release with another rule', () => {
  it('goes on with a match from its snapshot: what was played stays, what comes follows the new rule', async () => {
    const { store, tablesOf } = released(1);
    const old = tablesOf(before);
    const { id } = unwrap(await old.create({ game: 'pick', options: { rounds: 3 } }));
    await picked(unwrap(await old.open(id, () => {})), 0, 1, 2, 3);
    const table = unwrap(await tablesOf(after).open(id, () => {}));
    expect(scores(await picked(table, 3, 4, 5))).toMatchObject({ scores: { cat: 1 } });
    expect((await store.log(id)).map(({ version }) => version)).toEqual([
      undefined,
      undefined,
      undefined,
      2,
      2,
    ]);
    // Opened once more, from a log that two versions have written.
    const again = unwrap(await tablesOf(after).open(id, () => {}));
    const cat = again.join('cat', { send: () => {} });
    await cat.receive({ type: 'move', id: 9, step: 5, move: 'pick', params: { number: 6 } });
    const seen: ServerMessage[] = [];
    again.join('ann', { send: (message) => void seen.push(message) });
    expect(scores(seen)).toMatchObject({ scores: { ann: 1, cat: 1 }, rounds: 1 });
  });

  it('shows spectators who hear of steps later where it was before, and then what comes', async () => {
    const { tablesOf } = released(1);
    const old = tablesOf(before);
    const { id } = unwrap(await old.create({ game: 'pick', options: { rounds: 3 }, spectatorDelay: 1 }));
    await picked(unwrap(await old.open(id, () => {})), 0, 1, 2, 3, 4);
    expect(await watched(unwrap(await tablesOf(after).open(id, () => {})))).toEqual([3, 4]);
  });

  it('shows them its beginning, and nothing new, if nothing leads to where it was before', async () => {
    const { store, tablesOf } = released(1);
    const old = tablesOf(before);
    const { id } = unwrap(await old.create({ game: 'pick', options: { rounds: 3 } }));
    await picked(unwrap(await old.open(id, () => {})), 0, 1, 2, 3, 4);
    // Its snapshot is of the present.
    const table = unwrapped(await store.table(id));
    const late = { ...store, table: async () => ({ ...table, spectatorDelay: 1 }) };
    expect(await watched(unwrap(await tablesOf(after, late).open(id, () => {})))).toEqual([0, 4]);
  });

  it('refuses a match that would have gone otherwise, and names the first move', async () => {
    const { tablesOf } = released(1_000);
    const old = tablesOf(before);
    const { id } = unwrap(await old.create({ game: 'pick', options: { rounds: 3 } }));
    await picked(unwrap(await old.open(id, () => {})), 0, 1, 2, 3);
    expect(await tablesOf(after).open(id, () => {})).toMatchObject({
      ok: false,
      issues: [{ code: 'replayDiverged', path: ['log', 2] }],
    });
  });

  it('refuses a match that nothing leads on from', async () => {
    const { tablesOf } = released(1);
    const { id } = unwrap(await tablesOf(before).create({ game: 'pick' }));
    const far = pickMatchOf({ version: 3, migrate: [{ from: 2 }] });
    expect(await tablesOf(far).open(id, () => {})).toMatchObject({ issues: [{ code: 'wrongGame' }] });
  });
});
