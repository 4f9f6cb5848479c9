import { Client, type ClientConfig } from 'pg';
import * as z from 'zod';
import { StoreInUseError } from './store.js';

/** The lock of the servers that play the tables of a database: alone, or shared by the processes of one server. */
export const SERVER_LOCK = 726_574_697;

/** The milliseconds for which a server waits for another one that is about to end, and between two tries. */
const [TAKEN, AGAIN] = [2_000, 100];

/** The database lets go of a lock half a minute after it can no longer reach who has it. */
const KEEPALIVES = '-c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

/** The milliseconds between two tries to take a database again after its connection was lost. */
const RETAKE = 1_000;

const answer = z.tuple([z.object({ got: z.boolean() })]);
const named = z.array(z.object({ name: z.string() }));

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** How a server takes a database. */
interface LockOptions {
  readonly config: ClientConfig;
  /** The name that the processes of the server share, or null for a server of one process. */
  readonly name: string | null;
  /** Called if another server has taken the database while this one was cut off from it. */
  readonly lost: (error: unknown) => void;
}

/**
 * The lock of a server on its database, which ends with its connection, however that ends. If the connection is
 * lost, the lock is taken again as soon as the database answers.
 */
export class DatabaseLock {
  readonly #options: LockOptions;
  #client: Client | undefined;
  #isReleased = false;

  private constructor(options: LockOptions) {
    this.#options = options;
  }

  /** Takes a database. @throws StoreInUseError if another server has taken it */
  static async take(options: LockOptions): Promise<DatabaseLock> {
    const lock = new DatabaseLock(options);
    await lock.#take();
    return lock;
  }

  async release(): Promise<void> {
    this.#isReleased = true;
    await this.#client?.end();
  }

  async #take(): Promise<void> {
    const client = new Client({ ...this.#options.config, options: KEEPALIVES });
    client.on('error', () => {});
    await client.connect();
    try {
      await lockFor(client, this.#options.name);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    this.#client = client;
    client.once('end', () => void this.#retake());
    if (this.#isReleased) await client.end();
  }

  async #retake(): Promise<void> {
    while (!this.#isReleased) {
      try {
        return await this.#take();
      } catch (error) {
        if (error instanceof StoreInUseError) return this.#options.lost(error);
        await pause(RETAKE);
      }
    }
  }
}

/** Locks the database with one connection. @throws StoreInUseError if another server has it */
async function lockFor(client: Client, name: string | null): Promise<void> {
  const says = async (call: string): Promise<boolean> =>
    answer.parse((await client.query(`SELECT ${call}($1) AS got`, [SERVER_LOCK])).rows)[0].got;
  const unlock = (call: string) => client.query(`SELECT ${call}($1)`, [SERVER_LOCK]);
  for (const end = performance.now() + TAKEN; ; await pause(AGAIN)) {
    if (await says('pg_try_advisory_lock')) {
      if (name === null) return;
      // The first process of a server says whose the database is, and lets the others of that name in.
      await client.query(
        `INSERT INTO reticle_server (one, name) VALUES (1, $1)
         ON CONFLICT (one) DO UPDATE SET name = excluded.name`,
        [name],
      );
      await says('pg_try_advisory_lock_shared');
      await unlock('pg_advisory_unlock');
      return;
    }
    if (name !== null && (await says('pg_try_advisory_lock_shared'))) {
      const [found] = named.parse((await client.query('SELECT name FROM reticle_server')).rows);
      if (found?.name === name) return;
      await unlock('pg_advisory_unlock_shared');
    }
    if (performance.now() > end)
      throw new StoreInUseError('Another server plays the tables of the database.');
  }
}
