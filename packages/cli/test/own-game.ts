import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { folder } from './call.js';

const here = fileURLToPath(new URL('..', import.meta.url));

/** The game of the README, as its author writes it. */
const source = (): string => {
  const blocks = readFileSync(join(here, 'README.md'), 'utf8').matchAll(/^```ts\n(.*?)\n```$/gmsu);
  const found = [...blocks].map(([, code = '']) => code).find((code) => code.includes('GameHost<'));
  if (found === undefined) throw new Error('The README shows no game.');
  return found;
};

/** What a project installs. */
function install(root: string): void {
  const at = join(root, 'node_modules', '@reticle');
  mkdirSync(at, { recursive: true });
  symlinkSync(here, join(at, 'cli'));
  symlinkSync(join(here, 'node_modules/@reticle/core'), join(at, 'core'));
  symlinkSync(join(here, 'node_modules/zod'), join(root, 'node_modules/zod'));
}

/** The README's game, compiled by a project of its own against what is published. */
export async function compiledGame(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'reticle-own-'));
  try {
    install(root);
    writeFileSync(join(root, 'package.json'), '{"type":"module"}');
    writeFileSync(join(root, 'reticle.ts'), source());
    const strict = ['--strict', '--target', 'es2023', '--module', 'nodenext', '--skipLibCheck'];
    const at = { cwd: root, preferLocal: true, localDir: here };
    await execa('tsc', ['reticle.ts', '--outDir', 'dist', '--ignoreConfig', ...strict], at);
    return readFileSync(join(root, 'dist', 'reticle.js'), 'utf8');
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** A project with these files, gone after the test: `package.json` is made JSON of. */
export function project(files: Readonly<Record<string, string | object>>): string {
  const root = folder();
  install(root);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return root;
}
