import { snapshot as snapshotSchema } from '@reticle/protocol';
import { DatabaseError, Pool } from 'pg';
import * as z from 'zod';
import { setAway } from '../away.js';
import { DatabaseLock } from './postgres-lock.js';
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
  serialized,
  StepTakenError,
  type StoredTable,
  type TableStore,
} from './store.js';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS reticle_tables (id text PRIMARY KEY, json text NOT NULL);
  ALTER TABLE reticle_tables ADD COLUMN IF NOT EXISTS listed boolean NOT NULL DEFAULT false;
  CREATE INDEX IF NOT EXISTS reticle_listed ON reticle_tables (id COLLATE "C") WHERE listed;
  CREATE TABLE IF NOT EXISTS reticle_entries (
    id text NOT NULL, step integer NOT NULL, json text NOT NULL, PRIMARY KEY (id, step)
  );
  CREATE TABLE IF NOT EXISTS reticle_snapshots (id text PRIMARY KEY, step integer NOT NULL, json text NOT NULL);
  CREATE TABLE IF NOT EXISTS reticle_clocks (id text PRIMARY KEY, json text NOT NULL);
  CREATE TABLE IF NOT EXISTS reticle_bars (what text NOT NULL, name text NOT NULL, PRIMARY KEY (what, name));
  CREATE TABLE IF NOT EXISTS reticle_used (id text PRIMARY KEY, at double precision NOT NULL);
  CREATE INDEX IF NOT EXISTS reticle_used_at ON reticle_used (at);
  CREATE TABLE IF NOT EXISTS reticle_served (
    one integer PRIMARY KEY CHECK (one = 1), at double precision NOT NULL, total double precision NOT NULL
  );
  CREATE TABLE IF NOT EXISTS reticle_server (one integer PRIMARY KEY CHECK (one = 1), name text NOT NULL);
`;

/** Deletes what nobody has used, unless somebody does just now. */
const EXPIRE = `
  WITH unused AS (
    DELETE FROM reticle_used WHERE at < $1 AND id IN (
      SELECT id FROM reticle_used WHERE at < $1 ORDER BY at LIMIT $2 FOR UPDATE SKIP LOCKED
    ) RETURNING id
  ),
  entries AS (DELETE FROM reticle_entries WHERE id IN (SELECT id FROM unused)),
  snapshots AS (DELETE FROM reticle_snapshots WHERE id IN (SELECT id FROM unused)),
  clocks AS (DELETE FROM reticle_clocks WHERE id IN (SELECT id FROM unused)),
  tables AS (DELETE FROM reticle_tables WHERE id IN (SELECT id FROM unused))
  SELECT id FROM unused
`;

/** PostgreSQL takes no text with a NUL. No id has one: what has one is not found. */
const sendable = (value: Sent): Sent =>
  typeof value === 'string' ? value.replaceAll('\0', '\u{fffd}') : value;
type Sent = string | number | boolean;

const rows = z.array(z.object({ json: z.string() }));

/**
 * The lock of the setup: several processes may start at the same time, and PostgreSQL lets one after the
 * other create the tables.
 */
const SETUP_LOCK = 726_574_696;

/** The classes of the codes of a database that ends, starts, or has no room: connection, resources, operator. */
const UNAVAILABLE = /^(?:08|53|57)/u;

/** How long PostgreSQL may take, in milliseconds. What takes longer fails. */
export interface PostgresOptions {
  /** To connect, or to have a free connection. Defaults to 5,000. */
  readonly connectTimeout?: number;
  /** To answer. Defaults to 10,000. */
  readonly queryTimeout?: number;
}

/**
 * Opens a store in PostgreSQL.
 *
 * @param connection a connection string: `postgres://user:password@host/database`
 * @throws Error if the database does not answer in time
 */
export async function postgresStore(
  connection: string,
  { connectTimeout = 5_000, queryTimeout = 10_000 }: PostgresOptions = {},
): Promise<TableStore> {
  const config = {
    connectionString: connection,
    connectionTimeoutMillis: connectTimeout,
    // The database gives up what the client no longer waits for.
    statement_timeout: queryTimeout,
    query_timeout: queryTimeout * 1.5,
    keepAlive: true,
  };
  const pool = new Pool({ ...config, max: 10 });
  // A broken idle connection is replaced with the next query, which fails if it cannot be.
  pool.on('error', () => {});
  const query = async (text: string, values: readonly Sent[] = []) => {
    try {
      return await pool.query(text, values.map(sendable));
    } catch (error) {
      if (!(error instanceof DatabaseError) || UNAVAILABLE.test(error.code ?? '')) setAway(error);
      throw error;
    }
  };
  const json = async (text: string, values: readonly Sent[]): Promise<readonly string[]> =>
    rows.parse((await query(text, values)).rows).map((found) => found.json);
  const changed = async (text: string, values: readonly Sent[]): Promise<number> =>
    (await query(text, values)).rowCount ?? 0;
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [SETUP_LOCK]);
    await client.query(SCHEMA);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [SETUP_LOCK]).catch(() => {});
    client.release();
  }

  const textOf = (id: string) => ({
    read: async () => (await json('SELECT json FROM reticle_tables WHERE id = $1', [id]))[0],
    replace: async (found: string, by: StoredTable) => {
      const text = 'UPDATE reticle_tables SET json = $1, listed = $2 WHERE id = $3 AND json = $4';
      return (await changed(text, [serialized(by), isListed(by), id, found])) === 1;
    },
  });
  let lock: DatabaseLock | undefined;
  return {
    async take(server: string | null, lost: (error: unknown) => void) {
      lock = await DatabaseLock.take({ config, name: server, lost });
    },
    async create(table) {
      const text = 'INSERT INTO reticle_tables (id, json, listed) VALUES ($1, $2, $3)';
      await changed(text, [table.id, serialized(table), isListed(table)]);
    },
    async table(id) {
      const [found] = await json('SELECT json FROM reticle_tables WHERE id = $1', [id]);
      return found === undefined ? undefined : readTable(found);
    },
    async listed(after, most) {
      const text = `SELECT json FROM reticle_tables WHERE listed AND id COLLATE "C" > $1
         ORDER BY id COLLATE "C" LIMIT $2`;
      return (await json(text, [after, most])).map(readTable);
    },
    async claim(id, player, holder) {
      return claimSeat(player, holder, textOf(id));
    },
    async reissue(id, player, token) {
      return reissueSeat(player, token, textOf(id));
    },
    async bar({ what, name }, isBarred) {
      const text = isBarred
        ? 'INSERT INTO reticle_bars (what, name) VALUES ($1, $2) ON CONFLICT DO NOTHING'
        : 'DELETE FROM reticle_bars WHERE what = $1 AND name = $2';
      await changed(text, [what, name]);
    },
    async bars() {
      const { rows: found } = await query('SELECT what, name FROM reticle_bars ORDER BY what, name');
      return z.array(bar).parse(found);
    },
    async append(id, step, entry) {
      const text = 'INSERT INTO reticle_entries (id, step, json) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING';
      if ((await changed(text, [id, step, serialized(entry)])) !== 1)
        throw new StepTakenError(`Step ${step} of ${id} is taken.`);
    },
    async log(id) {
      const text = 'SELECT step, json FROM reticle_entries WHERE id = $1 ORDER BY step';
      return readLog(id, z.array(logRow).parse((await query(text, [id])).rows));
    },
    async keepSnapshot(id, snapshot) {
      await changed(
        `INSERT INTO reticle_snapshots (id, step, json) VALUES ($1, $2, $3)
         ON CONFLICT (id) DO UPDATE SET step = excluded.step, json = excluded.json
         WHERE excluded.step > reticle_snapshots.step`,
        [id, snapshot.step, serialized(snapshot)],
      );
    },
    async snapshot(id) {
      const [found] = await json('SELECT json FROM reticle_snapshots WHERE id = $1', [id]);
      return found === undefined ? undefined : snapshotSchema.parse(JSON.parse(found));
    },
    async keepClock(id, clock) {
      await changed(
        `INSERT INTO reticle_clocks (id, json) VALUES ($1, $2)
         ON CONFLICT (id) DO UPDATE SET json = excluded.json`,
        [id, serialized(clock)],
      );
    },
    async clock(id) {
      const [found] = await json('SELECT json FROM reticle_clocks WHERE id = $1', [id]);
      return found === undefined ? undefined : readClock(found);
    },
    async tick(now, mostPause) {
      const { rows: ticks } = await query(
        `WITH last AS (SELECT at FROM reticle_served WHERE one = 1 FOR UPDATE),
         shifted AS (
           UPDATE reticle_used AS used SET at = used.at + ($1::float8 - last.at)
           FROM last WHERE $1 - last.at > $2::float8 RETURNING used.id
         )
         INSERT INTO reticle_served AS s (one, at, total)
         SELECT 1, $1::float8, 0 FROM (SELECT count(*) FROM shifted) AS first
         ON CONFLICT (one) DO UPDATE SET
           total = s.total + CASE WHEN $1 - s.at BETWEEN 0 AND $2::float8 THEN $1 - s.at ELSE 0 END,
           at = CASE WHEN s.at - $1 BETWEEN 0 AND $2 THEN s.at ELSE $1 END
         RETURNING total`,
        [now, mostPause],
      );
      return z.tuple([z.object({ total: z.number() })]).parse(ticks)[0].total;
    },
    async touch(id, now) {
      await changed(
        `INSERT INTO reticle_used (id, at) VALUES ($1, $2)
         ON CONFLICT (id) DO UPDATE SET at = excluded.at`,
        [id, now],
      );
    },
    async expire(now, age) {
      await changed(
        `INSERT INTO reticle_used (id, at) SELECT id, $1::float8 FROM reticle_tables ON CONFLICT DO NOTHING`,
        [now],
      );
      return changed(EXPIRE, [now - age, MOST_EXPIRED]);
    },
    async close() {
      await lock?.release();
      await pool.end();
    },
  };
}
