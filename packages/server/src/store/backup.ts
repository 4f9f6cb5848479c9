import { existsSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';

const counted = z.object({ count: z.int() });
const checked = z.array(z.object({ integrity_check: z.string() }));

/** What is in a backup. */
interface Backup {
  readonly tables: number;
  readonly steps: number;
}

/**
 * Copies the matches of a file of SQLite into another file, as they are at one moment, while a server plays
 * them: also what stands in its write-ahead log (`-wal`) and is missing in a copy of the file alone. The copy is
 * read again and checked.
 *
 * @throws Error if the file has no matches, or the other one is there already
 */
export function backupSqlite(file: string, to: string): Backup {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  if (existsSync(to)) throw new Error(`There is a file ${to} already.`);
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    source.exec('PRAGMA busy_timeout = 5000');
    source.prepare('VACUUM INTO ?').run(to);
  } catch (error) {
    rmSync(to, { force: true });
    throw error;
  } finally {
    source.close();
  }
  try {
    return checkedCopy(to);
  } catch (error) {
    // Nobody is to take for a backup what is none.
    rmSync(to, { force: true });
    throw error;
  }
}

/** Reads a copy. @throws Error if it is broken, or has no matches */
function checkedCopy(to: string): Backup {
  const copy = new DatabaseSync(to, { readOnly: true });
  try {
    const [found] = checked.parse(copy.prepare('PRAGMA integrity_check').all());
    if (found?.integrity_check !== 'ok') throw new Error(`The copy is broken: ${found?.integrity_check}`);
    const count = (from: 'tables' | 'entries') =>
      counted.parse(copy.prepare(`SELECT count(*) AS count FROM ${from}`).get()).count;
    return { tables: count('tables'), steps: count('entries') };
  } finally {
    copy.close();
  }
}
