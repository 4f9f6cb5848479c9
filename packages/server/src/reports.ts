import { appendFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MatchRecord } from '@reticle/core/match';
import type { TableReport } from '@reticle/protocol';

/** A player's report, with the match so far as a record. */
export interface SavedReport extends Pick<TableReport, 'seat' | 'words' | 'step'> {
  readonly table: string;
  readonly record: MatchRecord;
}

/** The bounds of a folder of reports. What comes when it is full is refused. */
export interface ReportBounds {
  /** The most reports. Defaults to 1,000. */
  readonly most?: number;
  /** The most bytes of all files. Defaults to 100 MiB. */
  readonly mostBytes?: number;
}

/** Thrown if a folder of reports is full. */
export class ReportsFullError extends Error {
  override readonly name = 'ReportsFullError';
}

/** The file with a line for each report. */
const LINES = 'reports.jsonl';

/**
 * Characters that may change what a terminal or an editor shows of a line: control characters, those that
 * turn the direction of text, line separators, and halves of characters.
 */
const UNSEEN = /[\p{C}\u2028\u2029]/gu;

/** Writes a value as JSON on one line of printable characters. Parsed, it is the same value. */
const plainJson = (value: object): string =>
  JSON.stringify(value).replace(UNSEEN, (found) =>
    [...Array(found.length).keys()]
      .map((at) => `\\u${found.charCodeAt(at).toString(16).padStart(4, '0')}`)
      .join(''),
  );

/**
 * Saves reports in a folder: a line of JSON for each in `reports.jsonl`, with its time, table, step, seat
 * (null for a spectator) and words, and for each step reported on a file `TABLE-STEP.json`, a record that
 * `reticle replay` plays. If the folder is full, a report is refused with {@link ReportsFullError}.
 */
export function reportsIn(
  folder: string,
  { most = 1_000, mostBytes = 100 * 2 ** 20 }: ReportBounds = {},
  now: () => number = Date.now,
): (report: SavedReport) => Promise<void> {
  let used: Used | undefined;
  const save = async ({ record, ...report }: SavedReport): Promise<void> => {
    await mkdir(folder, { recursive: true });
    used ??= await usedIn(folder);
    const name = `${report.table}-${report.step}.json`;
    const line = `${plainJson({ at: new Date(now()).toISOString(), ...report, record: name })}\n`;
    const whole = used.records.has(name) ? '' : `${JSON.stringify(record)}\n`;
    const bytes = used.bytes + Buffer.byteLength(line) + Buffer.byteLength(whole);
    if (used.reports >= most || bytes > mostBytes)
      throw new ReportsFullError(`There are ${used.reports} reports in ${folder}, and no more are taken.`);
    if (whole !== '') await writeFile(join(folder, name), whole);
    await appendFile(join(folder, LINES), line);
    used = { reports: used.reports + 1, bytes, records: used.records.add(name) };
  };
  let last: Promise<void> = Promise.resolve();
  return (report) => {
    const saved = last.then(() => save(report));
    last = saved.catch(() => {});
    return saved;
  };
}

/** What a folder of reports holds. */
interface Used {
  readonly reports: number;
  readonly bytes: number;
  readonly records: Set<string>;
}

async function usedIn(folder: string): Promise<Used> {
  const names = await readdir(folder);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  const lines = names.includes(LINES) ? await readFile(join(folder, LINES), 'utf8') : '';
  return {
    reports: lines.split('\n').length - 1,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    records: new Set(names.filter((name) => name.endsWith('.json'))),
  };
}
