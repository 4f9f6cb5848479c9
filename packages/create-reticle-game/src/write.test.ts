import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folder } from '../test/scratch.js';
import { write } from './write.js';

it('writes new files in new folders, and new texts', async () => {
  const at = folder();
  writeFileSync(join(at, 'index.ts'), 'old');
  const plan = {
    create: [{ path: 'a/b/c.ts', text: 'c' }],
    rewrite: [{ path: 'index.ts', before: 'old', text: 'new' }],
  };
  expect(await write(at, plan)).toEqual({ ok: true, value: undefined });
  expect(readFileSync(join(at, 'a/b/c.ts'), 'utf8')).toBe('c');
  expect(readFileSync(join(at, 'index.ts'), 'utf8')).toBe('new');
});

it.each([
  ['a file that is there', { create: ['a/b.ts', 'here.ts'], before: 'old' }, 'create.fileTaken'],
  ['a file that changed meanwhile', { create: ['a/b.ts'], before: 'older' }, 'create.unwritable'],
  ['a file in place of a folder', { create: ['a/b.ts', 'here.ts/c.ts'], before: 'old' }, 'create.'],
])('leaves all as it was at %s', async (_what, { create, before }, code) => {
  const at = folder();
  writeFileSync(join(at, 'here.ts'), 'mine');
  writeFileSync(join(at, 'index.ts'), 'old');
  const written = await write(at, {
    create: create.map((path) => ({ path, text: 'new' })),
    rewrite: [{ path: 'index.ts', before, text: 'new' }],
  });
  expect(written.ok ? '' : written.issues[0]?.code).toContain(code);
  expect(readdirSync(at).toSorted()).toEqual(['here.ts', 'index.ts']);
  expect(readFileSync(join(at, 'here.ts'), 'utf8')).toBe('mine');
  expect(readFileSync(join(at, 'index.ts'), 'utf8')).toBe('old');
});

it('makes the folder itself, and takes it away again', async () => {
  const at = join(folder(), 'deep', 'game');
  const twice = ['x.ts', 'x.ts'].map((path) => ({ path, text: '' }));
  expect(await write(at, { create: twice, rewrite: [] })).toMatchObject({ ok: false });
  expect(existsSync(at)).toBe(false);
});
