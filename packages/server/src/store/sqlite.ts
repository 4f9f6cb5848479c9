import { realpathSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { snapshot as snapshotSchema, type Snapshot } from '@reticle/protocol';
import * as z from 'zod';
import {
  bar,
  claimSeat,
  isListed,
  logRow,
  MOST_EXPIRED,
  readClock,
  readLog,
  readTable,
  reissueSeat,
  StepTakenError,
  StoreInUseError,
  serialized,
  type StoredEntry,
  type StoredTable,
  type TableStore,
} from './store.js';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS entries (
    id TEXT NOT NULL, step INTEGER NOT NULL, json TEXT NOT NULL, PRIMARY KEY (id, step)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS snapshots (id TEXT PRIMARY KEY, step INTEGER NOT NULL, json TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS clocks (id TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS bars (what TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (what, name)) STRICT;
  CREATE TABLE IF NOT EXISTS used (id TEXT PRIMARY KEY, at REAL NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS used_at ON used (at);
  CREATE TABLE IF NOT EXISTS served (one INTEGER PRIMARY KEY CHECK (one = 1), at REAL NOT NULL, total REAL NOT NULL) STRICT;
`;

/** Earlier versions had no lists: SQLite adds a column only once. */
const LISTED = `
  ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX tables_listed ON tables (id) WHERE listed;
`;
const HAS_LISTED = "SELECT 1 FROM pragma_table_info('tables') WHERE name = 'listed'";

const row = z.object({ json: z.string() });
const used = z.array(z.object({ id: z.string() }));
const tickRow = z.object({ total: z.number() });

/** The milliseconds for which a process waits for another one that is writing. */
const BUSY = 5_000;

/** The milliseconds for which a server waits for another one that is about to end. */
const TAKEN = 1_000;

/**
 * Takes a file for a server: a lock of the operating system on a file beside it, which ends with the process,
 * however that ends. @throws StoreInUseError if another server has taken it
 */
function takenFile(file: string, server: string | null): DatabaseSync {
  // A file has one lock, whatever links lead to it.
  const lock = new DatabaseSync(`${realpathSync(file)}-server`);
  try {
    lock.exec(`PRAGMA busy_timeout = ${TAKEN}`);
    if (server === null) lock.exec('BEGIN EXCLUSIVE');
    else takeTogether(lock, server);
    return lock;
  } catch (error) {
    lock.close();
    throw new StoreInUseError(`Another server plays the tables of ${file}.`, { cause: error });
  }
}

/**
 * Takes a lock beside the other processes of a server: each reads it as long as it runs, and the first of them has
 * written the server's name before. @throws Error if another server has it
 */
function takeTogether(lock: DatabaseSync, server: string): void {
  if (isAlone(lock)) {
    lock.exec('CREATE TABLE IF NOT EXISTS server (name TEXT NOT NULL) STRICT; DELETE FROM server');
    lock.prepare('INSERT INTO server (name) VALUES (?)').run(server);
    lock.exec('COMMIT');
  }
  lock.exec(`PRAGMA busy_timeout = ${TAKEN}; BEGIN DEFERRED`);
  const names = z.array(z.object({ name: z.string() })).parse(lock.prepare('SELECT name FROM server').all());
  if (names.length !== 1 || names[0]?.name !== server) throw new Error('It has another name.');
}

/** Begins to write a lock. Returns false if somebody has it: a process of this server, as its name tells, or another. */
function isAlone(lock: DatabaseSync): boolean {
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
    return true;
  } catch {
    return false;
  }
}

/** The options of a store in SQLite. */
export interface SqliteOptions {
  /** The file. `:memory:` saves nothing. */
  readonly file: string;
  /**
   * What survives. `process`: everything acknowledged survives the end of the process. `power`: it also
   * survives a power failure, at the price of one write to the disk for each move.
   */
  readonly survives?: 'process' | 'power';
}

/** Opens a store in a file, with the SQLite that is built into Node. */
export function sqliteStore({ file, survives = 'process' }: SqliteOptions): TableStore {
  const database = new DatabaseSync(file);
  database.exec(`PRAGMA busy_timeout = ${BUSY}; PRAGMA journal_mode = WAL;`);
  database.exec(`PRAGMA synchronous = ${survives === 'power' ? 'FULL' : 'NORMAL'};`);
  database.exec('BEGIN IMMEDIATE');
  database.exec(SCHEMA);
  if (!database.prepare(HAS_LISTED).get()) database.exec(LISTED);
  database.exec('COMMIT');
  const insertTable = database.prepare('INSERT INTO tables (id, json, listed) VALUES (?, ?, ?)');
  const selectTable = database.prepare('SELECT json FROM tables WHERE id = ?');
  const selectListed = database.prepare(
    'SELECT json FROM tables WHERE listed AND id > ? ORDER BY id LIMIT ?',
  );
  const updateTable = database.prepare('UPDATE tables SET json = ?, listed = ? WHERE id = ? AND json = ?');
  const insertEntry = database.prepare('INSERT OR IGNORE INTO entries (id, step, json) VALUES (?, ?, ?)');
  const selectEntries = database.prepare('SELECT step, json FROM entries WHERE id = ? ORDER BY step');
  const putSnapshot = database.prepare(
    `INSERT INTO snapshots (id, step, json) VALUES (?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET step = excluded.step, json = excluded.json WHERE excluded.step > step`,
  );
  const putClock = database.prepare(
    'INSERT INTO clocks (id, json) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET json = excluded.json',
  );
  const selectClock = database.prepare('SELECT json FROM clocks WHERE id = ?');
  const addTick = database.prepare(
    `INSERT INTO served (one, at, total) VALUES (1, ?1, 0) ON CONFLICT (one) DO UPDATE SET
       total = total + CASE WHEN ?1 - at BETWEEN 0 AND ?2 THEN ?1 - at ELSE 0 END,
       at = CASE WHEN at - ?1 BETWEEN 0 AND ?2 THEN at ELSE ?1 END
     RETURNING total`,
  );
  const shiftUses = database.prepare(
    'UPDATE used SET at = at + (SELECT ?1 - at FROM served) WHERE (SELECT ?1 - at FROM served) > ?2',
  );
  const putBar = database.prepare('INSERT OR IGNORE INTO bars (what, name) VALUES (?, ?)');
  const deleteBar = database.prepare('DELETE FROM bars WHERE what = ? AND name = ?');
  const selectBars = database.prepare('SELECT what, name FROM bars ORDER BY what, name');
  const putUse = database.prepare(
    'INSERT INTO used (id, at) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at',
  );
  const noteUse = database.prepare('INSERT OR IGNORE INTO used (id, at) SELECT id, ? FROM tables');
  const selectUnused = database.prepare('SELECT id FROM used WHERE at < ? ORDER BY at LIMIT ?');
  const deletes = ['tables', 'entries', 'snapshots', 'clocks', 'used'].map((from) =>
    database.prepare(`DELETE FROM ${from} WHERE id = ?`),
  );
  const selectSnapshot = database.prepare('SELECT json FROM snapshots WHERE id = ?');

  const found = (value: unknown): string | undefined =>
    value === undefined ? undefined : row.parse(value).json;
  const tableJson = (id: string): string | undefined => found(selectTable.get(id));

  const textOf = (id: string) => ({
    read: async () => tableJson(id),
    replace: async (json: string, by: StoredTable) =>
      Number(updateTable.run(serialized(by), Number(isListed(by)), id, json).changes) === 1,
  });

  /** Writes all or nothing. */
  const whole = (write: () => number): number => {
    database.exec('BEGIN IMMEDIATE');
    try {
      const written = write();
      database.exec('COMMIT');
      return written;
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  };

  let lock: DatabaseSync | undefined;
  return {
    async take(server) {
      if (file !== ':memory:') lock ??= takenFile(file, server);
    },
    async create(table: StoredTable) {
      insertTable.run(table.id, serialized(table), Number(isListed(table)));
    },
    async table(id) {
      const json = tableJson(id);
      return json === undefined ? undefined : readTable(json);
    },
    async listed(after, most) {
      return z
        .array(row)
        .parse(selectListed.all(after, most))
        .map(({ json }) => readTable(json));
    },
    async claim(id, player, holder) {
      return claimSeat(player, holder, textOf(id));
    },
    async reissue(id, player, token) {
      return reissueSeat(player, token, textOf(id));
    },
    async bar({ what, name }, isBarred) {
      (isBarred ? putBar : deleteBar).run(what, name);
    },
    async bars() {
      return z.array(bar).parse(selectBars.all().map((each) => ({ ...each })));
    },
    async append(id, step, entry: StoredEntry) {
      if (Number(insertEntry.run(id, step, serialized(entry)).changes) !== 1)
        throw new StepTakenError(`Step ${step} of ${id} is taken.`);
    },
    async log(id) {
      return readLog(id, z.array(logRow).parse(selectEntries.all(id)));
    },
    async keepSnapshot(id, snapshot: Snapshot) {
      putSnapshot.run(id, snapshot.step, serialized(snapshot));
    },
    async snapshot(id) {
      const json = found(selectSnapshot.get(id));
      return json === undefined ? undefined : snapshotSchema.parse(JSON.parse(json));
    },
    async keepClock(id, clock) {
      putClock.run(id, serialized(clock));
    },
    async clock(id) {
      const json = found(selectClock.get(id));
      return json === undefined ? undefined : readClock(json);
    },
    async tick(now, mostPause) {
      return whole(() => {
        shiftUses.run(now, mostPause);
        return tickRow.parse(addTick.get(now, mostPause)).total;
      });
    },
    async touch(id, now) {
      putUse.run(id, now);
    },
    async expire(now, age) {
      return whole(() => {
        noteUse.run(now);
        const unused = used.parse(selectUnused.all(now - age, MOST_EXPIRED));
        for (const { id } of unused) for (const each of deletes) each.run(id);
        return unused.length;
      });
    },
    async close() {
      database.close();
      lock?.close();
    },
  };
}
