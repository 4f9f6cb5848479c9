import { describe, expect, it } from 'vitest';
import { faultLines } from './fault-lines.mjs';
import { structureOf } from './faults.mjs';

const fine = { circles: [], folders: [], long: [], twice: [], searched: [] };
const built = (files: Readonly<Record<string, string>>) => structureOf(new Map(Object.entries(files)));

describe('how a package is built', () => {
  it('is fine where arrows run one way', () => {
    const files = { 'a/x.ts': "import { y } from '../b/y.js';\n", 'b/y.ts': 'export const y = 1;\n' };
    expect(built(files)).toEqual(fine);
  });

  it.each([
    [
      'a circle of files',
      { 'x.ts': "import { y } from './y.js';", 'y.ts': "import type { X } from './x.js';" },
    ],
    [
      'of what is handed on',
      { 'x.ts': "export { y } from './y.js';", 'y.ts': "export { x } from './x.js';" },
    ],
  ])('tells %s, type imports counted', (_what, files) => {
    expect(built(files)).toMatchObject({ circles: ['x.ts', 'y.ts'], folders: ['x.ts', 'y.ts'] });
  });

  it('tells a circle of folders without one of files', () => {
    const files = {
      'a/one.ts': "import { b } from '../b/b.js';",
      'a/two.ts': '',
      'b/b.ts': "import { two } from '../a/two.js';",
    };
    expect(built(files)).toEqual({ ...fine, folders: ['a', 'b'] });
  });

  it('tells a file that is too long, and a type that two files declare', () => {
    expect(built({ 'long.ts': '\n'.repeat(401) }).long).toEqual(['long.ts']);
    expect(built({ 'fits.ts': '\n'.repeat(400) }).long).toEqual([]);
    const twice = {
      'a.ts': 'interface Found {\n}',
      'b.ts': 'export type Found<T> = T;',
      'c.ts': 'const Found = 1;',
    };
    expect(built(twice).twice).toEqual(['Found']);
    expect(built({ ...twice, 'b.ts': "import type { Found } from './a.js';" }).twice).toEqual([]);
  });
});

it('tells JSON that is searched as text', () => {
  const files = { 'a.ts': "JSON.stringify([a, b]).includes('x')", 'b.ts': 'JSON.stringify(a).length' };
  expect(built(files).searched).toEqual(['a.ts']);
});

it('says each fault in a line, and nothing of a package without any', () => {
  const found = new Map([
    ['packages/x', { ...fine, twice: ['Old', 'New'], long: ['long.ts'] }],
    ['packages/y', fine],
  ]);
  expect(faultLines(found)).toEqual([
    'packages/x: long.ts has more than 400 lines.',
    'packages/x: Old is a name of a type that several files declare.',
    'packages/x: New is a name of a type that several files declare.',
  ]);
});
