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
  '%s is built anew after each package that it is made of, and not after all that its tests use',
  (_name, { folder, manifest }) => {
    const config = readFileSync(join(folder, 'turbo.json'), 'utf8');
    const made = Object.keys(manifest.dependencies ?? {}).filter((name) => names.has(name));
    for (const name of ['@reticle/build', ...made]) expect(config).toContain(`"${name}#build"`);
    expect(/"build": \{[^}]*"\^build"/u.test(config)).toBe(false);
  },
);
