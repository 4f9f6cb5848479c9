import { unwrap } from '@reticle/core';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { call, folder, workspace } from '../test/scratch.js';
import { cloneAt, nextSteps } from './next-steps.js';
import { planGame } from './scaffold.js';

const steps = async (clone?: string) => {
  const cwd = folder();
  const plan = unwrap(await planGame({ name: 'lamps', owner: 'ann' }, cwd, '1.2.3'));
  return { cwd, next: await nextSteps(plan, { name: 'lamps', owner: 'ann' }, clone, '1.2.3') };
};
const AFTER = [
  'npm install',
  'npm test',
  'npm run build && npx reticle play lamps',
  'npx reticle new card "Oil Fox"',
];

it('takes the packages from npm', async () => {
  expect((await steps()).next).toEqual(['cd lamps', ...AFTER]);
});

it('packs the packages of a clone, and names the files of all that the game uses', async () => {
  const clone = workspace();
  const { cwd, next } = await steps(clone);
  expect(next).toEqual([
    `cd ${clone}`,
    'npx --yes pnpm@1.2.3 build',
    `npx --yes pnpm@1.2.3 --recursive --filter "./packages/*" pack --pack-destination ${join(cwd, 'tarballs')}`,
    `cd ${join(cwd, 'lamps')}`,
    [
      'npm pkg set dependencies.@reticle/core=file:../tarballs/reticle-core-1.2.3.tgz',
      'devDependencies.@reticle/cli=file:../tarballs/reticle-cli-1.2.3.tgz',
      'devDependencies.@reticle/testkit=file:../tarballs/reticle-testkit-1.2.3.tgz',
      'devDependencies.create-reticle-game=file:../tarballs/create-reticle-game-1.2.3.tgz',
    ].join(' '),
    ...AFTER,
  ]);
});

it('knows whether it runs from a clone', async () => {
  const root = workspace();
  expect(await cloneAt(join(root, 'packages', 'core'))).toBe(root);
  expect(await cloneAt(join(root, 'node_modules', 'create-reticle-game', 'dist'))).toBeUndefined();
  expect(await cloneAt(folder())).toBeUndefined();
  expect((await call(['lamps', '--yes'], folder())).stdout).toContain('pack --pack-destination');
});
