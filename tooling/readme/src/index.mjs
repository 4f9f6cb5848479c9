import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { examples, pageExample, toProgram } from './program.mjs';
import { compileAndRun, runPrograms } from './run.mjs';

/**
 * @param {URL} from
 * @returns {URL} the nearest folder above that holds a package.json
 */
const packageFolder = (from) => {
  const folder = new URL('.', from);
  return existsSync(new URL('package.json', folder)) ? folder : packageFolder(new URL('..', folder));
};

/**
 * Tests that the examples of a package's README do what their `// => ...` comments tell. They see the package's source under
 * the package's own names. That they compile is proven once, with what is published (`npm test`, step `install`).
 * @param {string} testUrl `import.meta.url` of a test of the package
 */
export const readmeExample = (testUrl) => {
  const folder = packageFolder(new URL(testUrl));
  const programs = examples(readFileSync(new URL('README.md', folder), 'utf8')).map(toProgram);
  describe('the examples of the README', () => {
    it('do what they tell', async () => {
      const named = programs.map((program, at) => ({ name: `example${at + 1}`, program }));
      expect(await runPrograms(folder, named)).toEqual([]);
    }, 60_000);
  });
};

/**
 * Tests that the code of pages compiles and does what its `// => ...` comments tell: all that a page fences as TypeScript is one
 * program. What is only a part of something is fenced as `ts fragment`.
 * @param {string} testUrl `import.meta.url` of a test of the package
 * @param {Readonly<Record<string, string>>} pages the Markdown of each page by its name
 */
export const pageExamples = (testUrl, pages) => {
  const folder = packageFolder(new URL(testUrl));
  const programs = Object.entries(pages).flatMap(([page, markdown]) => {
    const code = pageExample(markdown);
    return code === undefined ? [] : [{ name: page.replaceAll('/', '-'), program: toProgram(code) }];
  });
  describe('the code of the pages', () => {
    it('compiles and does what it tells', async () => {
      expect(programs.length).toBeGreaterThan(0);
      const found = await compileAndRun(folder, programs);
      expect(found).toEqual({ compiler: '', differences: [] });
    }, 60_000);
  });
};
