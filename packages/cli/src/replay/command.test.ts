import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { MatchRecord } from '@reticle/core/match';
import { call, folder, said } from '../../test/call.js';

const { record } = JSON.parse(
  (await said('play taktik --width 8 --height 8 --seed 11 --max-moves 30 --json')).stdout,
) as { record: MatchRecord };

/** A file with the record, changed or not. */
function saved(change: Partial<MatchRecord> = {}): string {
  const file = join(folder(), 'match.json');
  writeFileSync(file, JSON.stringify({ ...record, ...change }));
  return file;
}

it.each([
  ['the record as it is', {}, 0, '30 of 30 moves, the same as it was'],
  ['no digest', { digest: undefined }, 0, 'the same as it was'],
  ['another digest', { digest: '0' }, 1, 'the record 0'],
  ['another seed', { seed: 'other' }, 1, 'not as it was'],
  ['a move of the wrong player', { moves: [{ move: 'draw', player: 'nobody' }] }, 1, '0 of 1 moves'],
  ['an unknown move', { moves: [...record.moves, { move: 'fly', player: 'red' }] }, 1, 'moves.30: '],
])('replays %s', async (_what, change, code, words) => {
  const called = await said(`replay ${saved(change)}`);
  expect(called).toMatchObject({ code, stderr: '' });
  expect(called.stdout).toContain(words);
});

it('tells the log that was told when it was played', async () => {
  const file = join(folder(), 'match.json');
  const played = await said(`play taktik --width 8 --height 8 --seed 11 --save ${file}`);
  const log = played.stdout.split('\n').filter((line) => line.endsWith('.') && !line.startsWith(' '));
  const { stdout } = await said(`replay ${file}`);
  expect(log.length).toBeGreaterThan(20);
  for (const line of log) expect(stdout).toContain(line);
});

it('shows the board after a step', async () => {
  const file = saved();
  const { stdout } = await said(`replay ${file} --step 12`);
  expect(stdout).toContain(`Move 12, ${record.moves[11]?.player}: `);
  const { match } = JSON.parse((await said(`replay ${file} --step 12 --json`)).stdout) as {
    match: { step: number };
  };
  expect(match.step).toBe(12);
  expect(await said(`replay ${file} --step 31`)).toMatchObject({ code: 2 });
});

it('reads a record from stdin', async () => {
  const { code, stdout } = await call(['replay', '-', '--json'], { stdin: JSON.stringify(record) });
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ ok: true, moves: 30, digest: record.digest });
});
