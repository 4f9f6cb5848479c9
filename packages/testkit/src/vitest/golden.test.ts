import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '@reticle/core';
import { defineMatch, greedyBot } from '@reticle/core/match';
import { expect, it, onTestFinished } from 'vitest';
import { matchOf } from '../../test/harbor.js';
import { playthroughLog } from '../golden.js';
import { compareWithFile, goldenPlaythrough } from './describe-game.js';

const runtime = defineMatch(matchOf());
const file = new URL('../../test/golden/harbor.txt', import.meta.url);

it('a match goes as it is written', () => {
  expect(goldenPlaythrough({ runtime, seed: 'golden', file })).toMatch(
    /^harbor 1 seed "golden" options \{\}\n0 ann /,
  );
});

it('another log is told from it; a missing file is written only where that is wanted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reticle-golden-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'deep', 'harbor.txt');
  const [one = '', other = ''] = ['golden', 1].map((seed) => unwrap(playthroughLog({ runtime, seed })));
  expect(() => compareWithFile(one, path, false)).toThrow('vitest -u');
  compareWithFile(one, path, true);
  compareWithFile(one, path, false);
  expect(() => compareWithFile(other, path, false)).toThrow('harbor 1');
  compareWithFile(other, path, true);
  expect(readFileSync(path, 'utf8')).toBe(other);
});

it('a log has a line a move, fingerprints, and the end', () => {
  const log = unwrap(playthroughLog({ runtime, seed: 3, bot: greedyBot, options: { ships: 2 } })).split('\n');
  expect(log[0]).toBe('harbor 1 seed 3 options {"ships":2}');
  expect(log.filter((line) => line.startsWith('# '))).toHaveLength(1);
  expect(log.at(-2)).toMatch(/^after 10 moves dusk: nobody # [0-9a-f]{16}$/);
  expect(playthroughLog({ runtime, seed: 3, options: { ships: 0 } }).ok).toBe(false);
  expect(unwrap(playthroughLog({ runtime, seed: 3, maxMoves: 4 }))).toMatch(/after 4 moves cut # /);
});
