import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const README = new URL('../README.md', import.meta.url);
const FOLDER = new URL('../test/.readme/', import.meta.url);

/** Makes a module of the first example. It throws if a value differs from the one beside it. */
function runnable(markdown: string): string {
  const example = /```ts\n(?<code>[\s\S]*?)```/.exec(markdown)?.groups?.['code'] ?? '';
  const checked = example
    .replace("'undertow'", "'../../src/index.js'")
    .replace(/^(?<value>\S.*); \/\/ => (?<wanted>.*)$/gm, 'expect($<value>).toEqual($<wanted>);');
  return `import { expect } from 'vitest';\n${checked}`;
}

it('runs the first example of the README', async () => {
  mkdirSync(FOLDER, { recursive: true });
  const file = new URL('first-example.ts', FOLDER);
  writeFileSync(file, runnable(readFileSync(README, 'utf8')));
  await expect(import(file.pathname)).resolves.toBeDefined();
});
