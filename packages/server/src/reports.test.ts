/** Reports of players: nothing that they write reaches a line, a terminal or a disk that is not theirs. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '@reticle/core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pickMatch } from '../../protocol/test/pick.js';
import { forget, servedHere, SocketClient, tableAt } from '../test/served.js';
import { ReportsFullError, reportsIn } from './reports.js';

function folderHere(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reticle-reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const linesIn = (folder: string): readonly string[] =>
  readFileSync(join(folder, 'reports.jsonl'), 'utf8').split('\n').slice(0, -1);
const bytesIn = (folder: string): number =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

/** Words that would look like another report, or do something to a terminal. */
const WORDS = [
  'It is wrong.',
  'x\n{"seat":"bob","words":"I cheat"}\nbob: I cheat',
  'x\r\nbob: I cheat',
  '\u001b[2J\u001b]0;title\u0007',
  '\u009b31m and \u007f',
  '\u202etaehc I :bob\u202c',
  'line\u2028separator\u2029',
  '\u{e0041} tag, \u200b none',
  '"quotes" \\n {} \u0000',
];

describe('a report', () => {
  it('over a socket is a line of printable JSON with its words, and a record that can be played', async () => {
    const folder = folderHere();
    const server = await servedHere({
      report: reportsIn(folder, {}, () => Date.UTC(2030, 1, 2)),
      limits: { reports: { perSecond: 100, burst: 100 } },
    });
    onTestFinished(async () => {
      await server.stop();
      forget(server.file);
    });
    const { id, tokens } = await tableAt(server.url, { game: 'pick' });
    const ann = await SocketClient.join(server.url, id, tokens.get('ann'));
    for (const words of WORDS)
      expect(await ann.say({ type: 'report', words })).toMatchObject({ type: 'done' });
    const watcher = await SocketClient.join(server.url, id);
    await watcher.say({ type: 'report', words: 'ann: mine' });
    const lines = linesIn(folder);
    expect(lines.filter((line) => /[\p{C}\u2028\u2029]/u.test(line))).toEqual([]);
    const at = '2030-02-02T00:00:00.000Z';
    const common = { table: id, step: 0, record: `${id}-0.json`, at };
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      ...WORDS.map((words) => ({ ...common, seat: 'ann', words })),
      { ...common, seat: null, words: 'ann: mine' },
    ]);
    const record: unknown = JSON.parse(readFileSync(join(folder, `${id}-0.json`), 'utf8'));
    expect(unwrap(pickMatch.replay(record)).match.step).toBe(0);
    await Promise.all([ann.room.leave(), watcher.room.leave()]);
  });
});

describe('a folder of reports', () => {
  const report = (table: string) => {
    const record = {
      game: 'pick',
      version: 1,
      options: {},
      seed: 'x'.repeat(1_000),
      seeding: '1',
      moves: [],
    };
    return { table, seat: 'ann', words: 'w', step: 1, record };
  };

  it.each([
    ['reports', { most: 5 }, 5],
    ['bytes', { mostBytes: 6_000 }, 5],
  ])('takes no more %s than it may hold, also after a restart', async (_name, bounds, most) => {
    const folder = folderHere();
    const settled: PromiseSettledResult<void>[] = [];
    for (let start = 0; start < 3; start++) {
      const save = reportsIn(folder, bounds);
      settled.push(...(await Promise.allSettled([0, 1, 2].map((at) => save(report(`t${start}${at}`))))));
    }
    const refused = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(refused).toHaveLength(9 - most);
    expect(refused.every((reason) => reason instanceof ReportsFullError)).toBe(true);
    expect(linesIn(folder)).toHaveLength(most);
    expect(bytesIn(folder)).toBeLessThan(7_000);
  });

  it('keeps the record of a step once', async () => {
    const folder = folderHere();
    const save = reportsIn(folder);
    await Promise.all([save(report('t')), save(report('t'))]);
    expect([linesIn(folder).length, readdirSync(folder).toSorted()]).toEqual([
      2,
      ['reports.jsonl', 't-1.json'],
    ]);
  });
});
