import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examples, toProgram } from '@reticle/readme-example/program';
import { run } from './commands.mjs';

const compile = ['--strict', '--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023,dom'];
const report = `import { differences } from './differences.mjs';
const found = differences((await import(process.argv[2])).readmeResults);
if (found.length > 0) throw new Error(found.join('\\n'));
`;

/** @param {readonly (() => Promise<import('./commands.mjs').Outcome>)[]} steps */
const untilOneFails = async (steps) => {
  let output = '';
  for (const step of steps) {
    const outcome = await step();
    output += `${outcome.output}\n`;
    if (!outcome.ok) return { ok: false, output };
  }
  return { ok: true, output };
};

/**
 * Installs the packed packages with plain npm, as a stranger would, then compiles and runs the examples of each README
 * and calls each command.
 * @param {readonly import('./tarballs.mjs').Packed[]} packed
 * @param {string} folder an empty folder outside the workspace
 */
export const installTest = async (packed, folder) => {
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'stranger', private: true, type: 'module' }),
  );
  writeFileSync(
    join(folder, 'differences.mjs'),
    readFileSync(new URL(import.meta.resolve('@reticle/readme-example/differences'))),
  );
  writeFileSync(join(folder, 'report.mjs'), report);
  const tarballs = packed.map(({ tarball }) => tarball);
  const here = { cwd: folder, env: { npm_config_loglevel: 'error' } };
  return untilOneFails([
    () => run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...tarballs], here),
    ...packed.map((one) => () => importAndRun(one, here)),
    ...packed.flatMap(({ manifest }) =>
      Object.keys(manifest.bin ?? {}).map((bin) => () => callCommand(bin, manifest.version, here)),
    ),
  ]);
};

/**
 * @param {import('./tarballs.mjs').Packed} one
 * @param {{ cwd: string }} here
 */
const importAndRun = async ({ folder, manifest }, here) => {
  const readme = join(folder, 'README.md');
  if (!existsSync(readme)) return { ok: false, output: `${manifest.name} has no README.md` };
  const name = manifest.name.split('/').pop();
  const programs = examples(readFileSync(readme, 'utf8')).map(toProgram);
  const files = programs.map((_program, at) => `${name}${at + 1}`);
  for (const [at, file] of files.entries()) writeFileSync(join(here.cwd, `${file}.ts`), programs[at] ?? '');
  return untilOneFails([
    () =>
      run('node', ['--input-type=module', '--eval', `await import(${JSON.stringify(manifest.name)})`], here),
    () => run('tsc', [...compile, ...files.map((file) => `${file}.ts`)], here),
    ...files.map((file) => () => run('node', ['report.mjs', `./${file}.js`], here)),
  ]);
};

/**
 * @param {string} bin
 * @param {string} version
 * @param {{ cwd: string }} here
 */
const callCommand = async (bin, version, here) => {
  const said = await run('npx', ['--no-install', bin, '--version'], here);
  const help = await run('npx', ['--no-install', bin, '--help'], here);
  const ok = said.ok && said.output.trim() === version && help.ok && help.output.includes('Usage');
  return { ok, output: `${said.output}\n${help.output}` };
};
