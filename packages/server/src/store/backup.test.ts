import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { forget, servedHere, SocketClient, tableAt } from '../../test/served.js';
import { backupSqlite } from './backup.js';

const pick = (number: number, step: number) => ({ type: 'move', move: 'pick', params: { number }, step });

it('a backup that is made while a match is played is restored: its seats and its moves are there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reticle-backup-'));
  const to = join(folder, 'copy.db');
  const server = await servedHere();
  onTestFinished(() => {
    forget(server.file);
    rmSync(folder, { recursive: true });
  });
  const { id, tokens } = await tableAt(server.url, { game: 'pick', options: { rounds: 3 } });
  const ann = await SocketClient.join(server.url, id, tokens.get('ann'));
  expect(await ann.say(pick(3, 0))).toMatchObject({ type: 'done', step: 1 });
  expect(backupSqlite(server.file, to)).toEqual({ tables: 1, steps: 1 });
  const bob = await SocketClient.join(server.url, id, tokens.get('bob'));
  expect(await bob.say(pick(4, 1))).toMatchObject({ type: 'done', step: 2 });
  await server.stop();

  const restored = await servedHere({ file: to });
  const again = await SocketClient.join(restored.url, id, tokens.get('bob'));
  expect([again.step, again.view]).toMatchObject([1, { state: { picked: ['ann'] } }]);
  expect(await again.say(pick(5, 1))).toMatchObject({ type: 'done', step: 2 });
  await restored.stop();
}, 30_000);

it('a backup overwrites nothing, and is made of matches alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reticle-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [here, other] = [join(folder, 'here.db'), join(folder, 'other.db')];
  expect(() => backupSqlite(here, other)).toThrow('There is no file');
  writeFileSync(here, 'no database');
  expect(() => backupSqlite(here, here)).toThrow('There is a file');
  expect(() => backupSqlite(here, other)).toThrow('not a database');
  const empty = new DatabaseSync(join(folder, 'empty.db'));
  empty.exec('CREATE TABLE notes (text TEXT)');
  empty.close();
  expect(() => backupSqlite(join(folder, 'empty.db'), other)).toThrow('no such table');
  expect(existsSync(other)).toBe(false);
});
