import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { faceOf } from './face.mjs';

const folder = mkdtempSync(join(tmpdir(), 'face-'));
afterAll(() => rmSync(folder, { recursive: true }));

function face(files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, 'dist', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const exports = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } };
  const text = faceOf({ folder, manifest: { name: 'p', version: '1.0.0', exports } });
  return text.slice(text.indexOf('## `p`'));
}

const only = (...texts: string[]) => `## \`p\`\n\n\`\`\`ts\n${texts.join('\n\n')}\n\`\`\`\n`;

it('follows names through files, sorts them, leaves comments out', () => {
  expect(
    face({
      'index.d.ts':
        "export { run as walk } from './a/run.js';\nexport type { Pace } from './a/run.js';\nexport { z } from 'zod';\n",
      'a/run.d.ts':
        "/** Runs. */\nexport declare function run(/* how */ pace: Pace): void;\nexport { Pace } from '../pace.js';\n",
      'pace.d.ts': 'export interface Pace {\n  /** Miles. */\n  readonly miles: number;\n}\n',
    }),
  ).toBe(
    only(
      'interface Pace {\n  readonly miles: number;\n}',
      'function run( pace: Pace): void;',
      "z: z from 'zod'",
    ),
  );
});

it('keeps all declarations of a name', () => {
  const overloads =
    'export declare function f(a: string): string;\nexport declare function f(a: number): number;';
  expect(face({ 'index.d.ts': overloads })).toBe(
    only('function f(a: string): string;\nfunction f(a: number): number;'),
  );
});

it('tells what the exported is built on', () => {
  const text = face({
    'index.d.ts': "export type { A } from './a.js';",
    'a.d.ts':
      "import type { B } from './b.js';\ntype Own = typeof b;\ndeclare const b: B;\nexport interface A extends Own {}\ninterface Unused {}",
    'b.d.ts': 'export interface B { readonly b: string }',
  });
  expect(text).toBe(
    `${only('interface A extends Own {}')}\n## Not exported, but built on\n\n\`\`\`ts\ninterface B { readonly b: string }\n\ntype Own = typeof b;\n\nconst b: B;\n\`\`\`\n`,
  );
});

it('gives long parts of a long declaration by a digest', () => {
  const long = (last: string) =>
    `{ ${Array.from({ length: 500 }, (_, at) => `k${at}: ${last}`).join('; ')} }`;
  const texts = ['string', 'number'].map((last) =>
    face({ 'index.d.ts': `export declare const c: Kind<{ short: 1; readonly long: ${long(last)} }>;` }),
  );
  for (const text of texts)
    expect(text).toMatch(/const c: Kind<\{ short: 1; readonly long: …[\da-f]{8} \}>;/u);
  expect(texts[0]).not.toBe(texts[1]);
});

it('refuses a name that is declared nowhere', () => {
  expect(() => face({ 'index.d.ts': 'export { nothing };' })).toThrow(
    'p exports nothing, which is declared nowhere.',
  );
});
