import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { shipped } from './shipped.mjs';

/** What is looked at of a package with these files. */
function looked(files: Readonly<Record<string, string>>, deep = false) {
  const folder = mkdtempSync(join(tmpdir(), 'reticle-shipped-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return shipped(deep, [{ folder, manifest: { name: 'lamps', version: '1.0.0' } }]);
}

const code = `import { a } from './a.js';\nimport * as z from 'zod';\nexport { a };\nconst oil = () => import('oil');\n`;

it('names the files, what each asks for beyond the package, and where it asks as it runs', () => {
  const place = 'export const at = new URL("../templates", import.meta.url);';
  expect(looked({ 'dist/index.js': `${code}${place}\n`, 'dist/index.d.ts': '', 'src/index.ts': '' })).toEqual(
    {
      'lamps/dist/index.d.ts': false,
      'lamps/dist/index.js': ['zod', "'oil'", place],
    },
  );
});

it.each([
  ['what it does', code.replace('export { a };', 'export const b = a + 1;'), true],
  ['what the files of the package import of each other', code.replace('{ a } from', '{ a, b } from'), true],
  ['a package', code.replace("'zod'", "'zed'"), false],
  ['a package that is asked for as it runs', code.replace("'oil'", "'wax'"), false],
  ['a package that is handed on', `${code}export { b } from 'wicks';\n`, false],
])('an edit of %s', (_what, edited, isAlike) => {
  const before = looked({ 'dist/index.js': code });
  expect(JSON.stringify(looked({ 'dist/index.js': edited })) === JSON.stringify(before)).toBe(isAlike);
});

it('a file more, and one that is gone', () => {
  expect(
    Object.keys(looked({ 'dist/index.js': code, 'dist/more.js.map': '', 'dist/style.css': '' })),
  ).toEqual(['lamps/dist/index.js', 'lamps/dist/style.css']);
});

it('in the deep run all of each file counts', () => {
  const before = looked({ 'dist/index.js': code }, true);
  expect(looked({ 'dist/index.js': `${code}//\n` }, true)).not.toEqual(before);
});
