import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { published } from './workspace.mjs';

it('the release is rehearsed again after each published package is built anew', () => {
  const config: unknown = JSON.parse(readFileSync(new URL('../turbo.json', import.meta.url), 'utf8'));
  const dependsOn = published()
    .map(({ manifest }) => `${manifest.name}#build`)
    .toSorted();
  expect(config).toMatchObject({ tasks: { rehearsal: { dependsOn } } });
});
