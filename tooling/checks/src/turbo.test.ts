import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { published } from './workspace.mjs';

const names = new Set(published().map(({ manifest }) => manifest.name));

it('the release is rehearsed again after each published package is built anew', () => {
  const config: unknown = JSON.parse(readFileSync(new URL('../turbo.json', import.meta.url), 'utf8'));
  const dependsOn = published()
    .map(({ manifest }) => `${manifest.name}#build`)
    .toSorted();
  expect(config).toMatchObject({ tasks: { rehearsal: { dependsOn } } });
});

it.each(published().map((one) => [one.manifest.name, one] as const))(
  '%s is built anew after each package that it is made of, and after no other',
  (_name, { folder, manifest }) => {
    const config: unknown = JSON.parse(readFileSync(join(folder, 'turbo.json'), 'utf8'));
    const made = Object.keys(manifest.dependencies ?? {}).filter((name) => names.has(name));
    const dependsOn = expect.arrayContaining(['@reticle/build', ...made].map((name) => `${name}#build`));
    expect(config).toMatchObject({ tasks: { build: { dependsOn } } });
  },
);
