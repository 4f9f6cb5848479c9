import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MatchRecord } from '@reticle/core/match';
import type { TableReport } from '@reticle/protocol';

/** A player's report, with the match so far as a record. */
export interface SavedReport extends Pick<TableReport, 'seat' | 'words' | 'step'> {
  readonly table: string;
  readonly record: MatchRecord;
}

/**
 * Saves reports in a folder: for each a file `TABLE-STEP.json`, a record that `reticle replay` plays, and a
 * file `TABLE-STEP.txt` with the reporter and the words.
 */
export const reportsIn =
  (folder: string) =>
  async ({ table, seat, words, step, record }: SavedReport): Promise<void> => {
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${table}-${step}`);
    await writeFile(`${file}.json`, `${JSON.stringify(record)}\n`);
    await writeFile(`${file}.txt`, `${seat ?? 'a spectator'}: ${words}\n`, { flag: 'a' });
  };
