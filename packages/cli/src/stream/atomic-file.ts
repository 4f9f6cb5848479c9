import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { unwritable } from '../files.js';
import type { Io } from '../io.js';

/** A file that is either complete or unchanged: the old content stays until {@link commit}. */
export interface AtomicFile {
  write(text: string): Promise<void>;
  /** Puts the file in its place. */
  commit(): Promise<void>;
  /** Removes the unfinished file. Does nothing after a commit. */
  discard(): Promise<void>;
}

/** The number of characters that are gathered before they are written. */
const BLOCK = 64 * 1024;

/** Begins a file next to its final place. @throws Failure (usage) if it cannot be written, also later */
export async function atomicFile(file: string, { cwd }: Io): Promise<AtomicFile> {
  const place = resolve(cwd, file);
  const beside = `${place}.${randomUUID()}.tmp`;
  const attempt = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw unwritable(file, error);
    }
  };
  const handle = await attempt(() => open(beside, 'wx'));
  let waiting = '';
  let begun = true;
  const flush = async (): Promise<void> => {
    const block = waiting;
    waiting = '';
    await attempt(() => handle.appendFile(block));
  };
  return {
    async write(text) {
      waiting += text;
      if (waiting.length >= BLOCK) await flush();
    },
    async commit() {
      await flush();
      await attempt(async () => {
        await handle.sync();
        await handle.close();
        await rename(beside, place);
      });
      begun = false;
    },
    async discard() {
      if (!begun) return;
      begun = false;
      await handle.close().catch(() => undefined);
      await rm(beside, { force: true });
    },
  };
}
