/** Checks that a new bare game in the workspace is green at once. */
import { execa } from 'execa';
import { expect, it } from 'vitest';
import { made, settings } from '../test/made.js';

it('a bare game is green at once', async () => {
  const { folder: cwd } = await made(true);
  const types = await execa('tsc', ['--noEmit'], { ...settings, cwd });
  expect(types.all).toBe('');
  const tests = await execa('vitest', ['run'], { ...settings, cwd });
  expect(tests.all).toMatch(/Tests {2}\d+ passed \(\d+\)/u);
  expect(tests.exitCode).toBe(0);
}, 180_000);
