import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { onTestFinished } from 'vitest';
import { differences } from './differences.mjs';

/**
 * Compiles and runs programs in a folder of a package, made for them and removed after the test. What the compiler says of
 * them, and what is not as they tell: both empty where all is well.
 * @param {URL} folder the package's
 * @param {readonly { name: string, program: string }[]} programs
 * @param {Record<string, unknown>} [compilerOptions]
 */
export const runPrograms = async (folder, programs, compilerOptions = {}) => {
  const work = new URL('.readme/', folder);
  onTestFinished(() => rmSync(work, { recursive: true, force: true }));
  mkdirSync(work, { recursive: true });
  const files = programs.map(({ name, program }) => {
    const file = fileURLToPath(new URL(`${name}.ts`, work));
    writeFileSync(file, program);
    return file;
  });
  const settings = {
    extends: '../tsconfig.json',
    compilerOptions: { lib: ['es2023', 'dom'], ...compilerOptions },
    include: ['*.ts'],
  };
  writeFileSync(new URL('tsconfig.json', work), JSON.stringify(settings));
  const [modules, compiler] = await Promise.all([
    Promise.all(files.map((file) => import(/* @vite-ignore */ file))),
    execa('tsc', ['--noEmit', '-p', fileURLToPath(work)], {
      preferLocal: true,
      localDir: folder,
      reject: false,
    }),
  ]);
  return {
    compiler: compiler.failed ? compiler.stdout || compiler.shortMessage : '',
    differences: modules.flatMap(({ readmeResults }) => differences(readmeResults)),
  };
};
