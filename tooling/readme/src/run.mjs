import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { onTestFinished } from 'vitest';
import { differences } from './differences.mjs';

/** @typedef {{ name: string, program: string }} Program */

/**
 * Writes programs into a new folder of a package, which is removed after the test.
 * @param {URL} folder the package's
 * @param {readonly Program[]} programs
 */
const written = (folder, programs) => {
  const work = new URL('.readme/', folder);
  onTestFinished(() => rmSync(work, { recursive: true, force: true }));
  mkdirSync(work, { recursive: true });
  const files = programs.map(({ name, program }) => {
    const file = fileURLToPath(new URL(`${name}.ts`, work));
    writeFileSync(file, program);
    return file;
  });
  return { work, files };
};

/** @param {readonly string[]} files */
const differencesIn = async (files) => {
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
  return modules.flatMap(({ readmeResults }) => differences(readmeResults));
};

/**
 * Runs programs in a folder of a package.
 * @param {URL} folder the package's
 * @param {readonly Program[]} programs
 * @returns {Promise<string[]>} what is not as they tell
 */
export const runPrograms = (folder, programs) => differencesIn(written(folder, programs).files);

/**
 * Compiles and runs programs in a folder of a package. Returns the compiler's errors and the differences from
 * the comments, both empty if all is well.
 * @param {URL} folder the package's
 * @param {readonly Program[]} programs
 */
export const compileAndRun = async (folder, programs) => {
  const { work, files } = written(folder, programs);
  const settings = {
    extends: '../tsconfig.json',
    compilerOptions: { lib: ['es2023', 'dom'], allowJs: false, checkJs: false },
    include: ['*.ts'],
  };
  writeFileSync(new URL('tsconfig.json', work), JSON.stringify(settings));
  const [found, compiler] = await Promise.all([
    differencesIn(files),
    execa('tsc', ['--noEmit', '-p', fileURLToPath(work)], {
      preferLocal: true,
      localDir: folder,
      reject: false,
    }),
  ]);
  return { compiler: compiler.failed ? compiler.stdout || compiler.shortMessage : '', differences: found };
};
