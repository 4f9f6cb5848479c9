import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The recorded counts. */
export const WRITTEN = new URL('../work.json', import.meta.url);

/** @typedef {Record<string, import('./counters.mjs').Counts>} Work calls a move, by game */

/** @returns {Work} */
export const written = () => JSON.parse(readFileSync(WRITTEN, 'utf8'));

/** Counts now, in a process that does nothing else. @returns {Promise<Work>} */
export const countedNow = async () => {
  const count = fileURLToPath(new URL('count.mjs', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [count]);
  return JSON.parse(stdout);
};
