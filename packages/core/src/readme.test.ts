import { readFileSync } from 'node:fs';
import { readmeExample } from '@reticle/readme-example';
import { expect, it } from 'vitest';
import * as z from 'zod';

readmeExample(import.meta.url);

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

it('the README lists each way in of the package, and no other', () => {
  const manifest = z
    .object({ exports: z.record(z.string(), z.json()) })
    .parse(JSON.parse(read('package.json')));
  const ways = Object.keys(manifest.exports).filter((way) => way !== './package.json');
  const listed = [...read('README.md').matchAll(/^\| `(?<way>@reticle\/core[\w/]*)` +\|/gmu)];
  expect(listed.map(({ groups }) => groups?.['way'] ?? '').toSorted()).toEqual(
    ways.map((way) => `@reticle/core${way.slice(1)}`).toSorted(),
  );
});
