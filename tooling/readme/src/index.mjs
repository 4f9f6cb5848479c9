import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { describe, expect, it, onTestFinished } from 'vitest';
import { differences } from './differences.mjs';
import { examples, toProgram } from './program.mjs';

/**
 * @param {URL} from
 * @returns {URL} the nearest folder above that holds a package.json
 */
const packageFolder = (from) => {
  const folder = new URL('.', from);
  return existsSync(new URL('package.json', folder)) ? folder : packageFolder(new URL('..', folder));
};

/** @param {string} name */
const compilerSettings = (name) => ({
  extends: '../tsconfig.json',
  compilerOptions: { lib: ['es2023', 'dom'], paths: { [name]: ['../src/index.ts'] } },
  include: ['*.ts'],
});

/**
 * Tests that the examples of a package's README compile and do what their `// => ...` comments tell. They see the
 * package's source under the package's own name.
 * @param {string} testUrl `import.meta.url` of a test of the package
 */
export const readmeExample = (testUrl) => {
  const folder = packageFolder(new URL(testUrl));
  const work = new URL('.readme/', folder);
  const { name } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'));
  const programs = examples(readFileSync(new URL('README.md', folder), 'utf8')).map(toProgram);
  describe('the examples of the README', () => {
    it('compile and do what they tell', async () => {
      onTestFinished(() => rmSync(work, { recursive: true, force: true }));
      mkdirSync(work, { recursive: true });
      const files = programs.map((_program, at) => fileURLToPath(new URL(`example${at + 1}.ts`, work)));
      for (const [at, file] of files.entries()) writeFileSync(file, programs[at] ?? '');
      writeFileSync(new URL('tsconfig.json', work), JSON.stringify(compilerSettings(name)));
      const [modules, compiler] = await Promise.all([
        Promise.all(files.map((file) => import(/* @vite-ignore */ file))),
        execa('tsc', ['--noEmit', '-p', fileURLToPath(work)], {
          preferLocal: true,
          localDir: folder,
          reject: false,
        }),
      ]);
      expect(compiler.stdout).toBe('');
      expect(compiler.exitCode).toBe(0);
      expect(modules.flatMap(({ readmeResults }) => differences(readmeResults))).toEqual([]);
    }, 60_000);
  });
};
