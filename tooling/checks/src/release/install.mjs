import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examples, toProgram } from '@reticle/readme-example/program';
import { run } from '../commands.mjs';
import { faultless, inOrder } from '../outcomes.mjs';
import { published, runsHere } from '../workspace.mjs';

const compile = ['--strict', '--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023,dom'];
const report = `import { differences } from './differences.mjs';
const found = differences((await import(process.argv[2])).readmeResults);
if (found.length > 0) throw new Error(found.join('\\n'));
`;

/**
 * Installs the published packages with plain npm, as a stranger would, then compiles and runs the examples of
 * each README and calls each command.
 * @param {import('./release.mjs').Release} release
 */
export const installTest = async ({ copy, stranger, registry, env }) => {
  mkdirSync(stranger);
  const write = (/** @type {string} */ file, /** @type {string} */ text) =>
    writeFileSync(join(stranger, file), text);
  write('package.json', JSON.stringify({ name: 'stranger', private: true, type: 'module' }));
  write(
    'differences.mjs',
    readFileSync(new URL(import.meta.resolve('@reticle/readme-example/differences')), 'utf8'),
  );
  write('report.mjs', report);
  const here = { cwd: stranger, env };
  const all = published(copy);
  const bins = all.flatMap(({ manifest: { bin, version } }) =>
    Object.keys(bin ?? {}).map((name) => ({ name, version })),
  );
  return inOrder([
    () => run('npm', ['install', ...all.map(({ manifest }) => manifest.name)], here),
    async () => faultless([...registry.missing].map((name) => `Asked for, and not there: ${name}`)),
    ...all.filter(runsHere).map((one) => () => importIt(one, here)),
    () => runExamples(all.filter(runsHere), here),
    ...bins.map(
      ({ name, version }) =>
        () =>
          callCommand(name, version, here),
    ),
  ]);
};

/** @typedef {{ cwd: string, env: Record<string, string> }} Here */

/** @param {import('../workspace.mjs').Package} one @param {Here} here */
const importIt = ({ manifest: { name } }, here) =>
  run('node', ['--input-type=module', '--eval', `await import(${JSON.stringify(name)})`], here);

/** @param {readonly import('../workspace.mjs').Package[]} all @param {Here} here */
const runExamples = async (all, here) => {
  const without = all.filter(({ folder }) => !existsSync(join(folder, 'README.md')));
  if (without.length > 0)
    return faultless(without.map(({ manifest }) => `${manifest.name} has no README.md.`));
  const files = all.flatMap(({ folder, manifest }) =>
    examples(readFileSync(join(folder, 'README.md'), 'utf8')).map((example, at) => {
      const name = `${manifest.name.split('/').pop()}${at + 1}`;
      writeFileSync(join(here.cwd, `${name}.ts`), toProgram(example));
      return name;
    }),
  );
  return inOrder([
    () => run('tsc', [...compile, ...files.map((file) => `${file}.ts`)], here),
    ...files.map((file) => () => run('node', ['report.mjs', `./${file}.js`], here)),
  ]);
};

/**
 * @param {string} bin
 * @param {string} version
 * @param {Here} here
 */
const callCommand = async (bin, version, here) => {
  const said = await run('npx', ['--no-install', bin, '--version'], here);
  const help = await run('npx', ['--no-install', bin, '--help'], here);
  const ok = said.ok && said.output.trim() === version && help.ok && help.output.includes('Usage');
  return { ok, output: `${said.output}\n${help.output}` };
};
