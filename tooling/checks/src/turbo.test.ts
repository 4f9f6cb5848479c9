import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { published } from './workspace.mjs';

it('the release is rehearsed again after each published package is built anew', () => {
  const { tasks } = JSON.parse(readFileSync(new URL('../turbo.json', import.meta.url), 'utf8'));
  const builds = published().map(({ manifest }) => `${manifest.name}#build`);
  expect(tasks.rehearsal.dependsOn.toSorted()).toEqual(builds.toSorted());
});
