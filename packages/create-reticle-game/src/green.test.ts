import { unwrap } from '@reticle/core';
import { execa } from 'execa';
import { expect, it } from 'vitest';
import { here, workspace } from '../test/scratch.js';
import { planGame, writeGame } from './scaffold.js';

it('a game is green at once', async () => {
  const plan = unwrap(await planGame({ name: 'lamp-war', workspace: true }, workspace(), '1.2.3'));
  unwrap(await writeGame(plan));
  const settings = {
    cwd: plan.folder,
    preferLocal: true,
    localDir: here,
    reject: false,
    env: { NO_COLOR: '1' },
    all: true,
  } as const;
  const types = await execa('tsc', ['--noEmit'], settings);
  expect(types.all).toBe('');
  const tests = await execa('vitest', ['run'], settings);
  expect(tests.all).toMatch(/Tests {2}\d+ passed \(\d+\)/u);
  expect(tests.exitCode).toBe(0);
}, 180_000);
