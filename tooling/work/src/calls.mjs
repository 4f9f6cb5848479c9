import { existsSync, readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ file: string, name: string, calls: number }} Called a function, where its source stands, how often it was called */

/** @param {string} text @returns {(offset: number) => { line: number, column: number }} counted from 0 */
const placesIn = (text) => {
  const starts = [0, ...[...text.matchAll(/\n/gu)].map(({ index }) => index + 1)];
  return (offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low, column: offset - (starts[low] ?? 0) };
  };
};

/**
 * Returns a function that finds the source of an offset in a file, by its source map if it has one.
 * @param {string} file
 * @returns {(offset: number) => string}
 */
const sourcesOf = (file) => {
  const map = `${file}.map`;
  if (!existsSync(map)) return () => file;
  const sources = new SourceMap(JSON.parse(readFileSync(map, 'utf8')));
  const place = placesIn(readFileSync(file, 'utf8'));
  return (offset) => {
    const { line, column } = place(offset);
    const entry = sources.findEntry(line, column);
    return 'originalSource' in entry ? resolve(dirname(file), entry.originalSource) : file;
  };
};

/**
 * Counts how often each function is called while something runs. The JavaScript engine counts, exactly and
 * reproducibly, so the counted code needs no changes.
 */
export const countCalls = async () => {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  /** @type {Map<string, (offset: number) => string>} */
  const known = new Map();

  return {
    /** Returns what was called since the last time. @returns {Promise<Called[]>} */
    take: async () => {
      const { result } = await session.post('Profiler.takePreciseCoverage');
      return result
        .filter(({ url }) => url.startsWith('file:'))
        .flatMap(({ url, functions }) => {
          const file = fileURLToPath(url);
          const sourceAt = known.get(file) ?? sourcesOf(file);
          known.set(file, sourceAt);
          return functions.flatMap(({ functionName: name, ranges: [range] }) =>
            range === undefined || range.count === 0
              ? []
              : [{ file: sourceAt(range.startOffset), name, calls: range.count }],
          );
        });
    },
    end: () => session.disconnect(),
  };
};
