import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchRecord } from '@reticle/core/match';
import { expect, it } from 'vitest';
import { folder, said } from '../../test/call.js';

const { record } = JSON.parse(
  (await said('play taktik --width 6 --height 6 --seed 11 --max-moves 12 --json')).stdout,
) as { record: MatchRecord };

function saved(change: Partial<MatchRecord> = {}): string {
  const file = join(folder(), 'match.json');
  writeFileSync(file, JSON.stringify({ ...record, ...change }));
  return file;
}

it('shrinks a record to a scenario that runs, and is as small as it may be', async () => {
  const [file, out] = [saved(), join(folder(), 'scenario.json')];
  const called = await said(`bisect ${file} --step 3 --tries 150 --out ${out}`);
  expect(called).toMatchObject({ code: 0, stdout: '' });
  const [, after = '', before = ''] = /(\d+) of (\d+) values left/.exec(called.stderr) ?? [];
  expect(Number(after)).toBeLessThan(Number(before));
  expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({
    game: 'taktik',
    moves: [{ move: record.moves[2]?.move, player: record.moves[2]?.player }],
  });
  const run = await said(`scenario ${out}`);
  expect(run.code).toBe(0);
  expect(run.stdout).toContain('1 passed, 0 failed');
});

it('finds the move that is refused, and the one with an event', async () => {
  const refused = saved({ moves: [...record.moves, { move: 'fly', player: 'red' }] });
  const { stdout } = await said(`bisect ${refused} --tries 0 --quiet`);
  expect(JSON.parse(stdout)).toMatchObject({ moves: [{ move: 'fly', refused: ['unknownMove'] }] });
  const none = await said(`bisect ${saved()} --event nothing-of-the-kind`);
  expect(none.code).toBe(3);
  expect(none.stderr).toContain('None of the 12 moves');
});

it.each([
  ['--step 13', 2, 'the record has 12 moves'],
  ['--step 2 --event moved', 2, 'give one'],
])('%s is wrong usage', async (flags, code, words) => {
  const called = await said(`bisect ${saved()} ${flags}`);
  expect(called.code).toBe(code);
  expect(called.stderr).toContain(words);
});
