import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { describe, expect, it, onTestFinished } from 'vitest';
import { differences } from './differences.mjs';
import { firstExample, toProgram } from './program.mjs';

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
 * Tests that the first example of a package's README compiles and does what its `// => ...` comments tell. The example
 * sees the package's source under the package's own name.
 * @param {string} testUrl `import.meta.url` of a test of the package
 */
export const readmeExample = (testUrl) => {
  const folder = packageFolder(new URL(testUrl));
  const work = new URL('.readme/', folder);
  describe('the example of the README', () => {
    it('compiles and does what it tells', async () => {
      onTestFinished(() => rmSync(work, { recursive: true, force: true }));
      mkdirSync(work, { recursive: true });
      const { name } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'));
      const program = fileURLToPath(new URL('example.ts', work));
      writeFileSync(program, toProgram(firstExample(readFileSync(new URL('README.md', folder), 'utf8'))));
      writeFileSync(new URL('tsconfig.json', work), JSON.stringify(compilerSettings(name)));
      const [{ readmeResults }, compiler] = await Promise.all([
        import(/* @vite-ignore */ program),
        execa('tsc', ['--noEmit', '-p', fileURLToPath(work)], {
          preferLocal: true,
          localDir: folder,
          reject: false,
        }),
      ]);
      expect(compiler.stdout).toBe('');
      expect(compiler.exitCode).toBe(0);
      expect(differences(readmeResults)).toEqual([]);
    }, 60_000);
  });
};
