import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { run } from '../commands.mjs';
import { inOrder } from '../outcomes.mjs';
import { examples, published } from '../workspace.mjs';

const OWN = /^(?:node_modules|dist)$/u;

/**
 * Checks the games of `examples` as their authors have them: installed from the published packages, they
 * compile, pass their tests and build. Only the version that they ask for is changed. They are installed
 * together, as workspaces of npm, so that shared packages are installed once.
 * @param {import('./release.mjs').Release} release
 */
export const exampleGames = (release) => {
  const here = (/** @type {string} */ cwd) => ({ cwd, env: release.env });
  const games = examples().map(({ folder }) => ({ folder, cwd: join(release.examples, basename(folder)) }));
  return inOrder([
    async () => {
      mkdirSync(release.examples, { recursive: true });
      const root = { name: 'examples', private: true, workspaces: ['*'] };
      writeFileSync(join(release.examples, 'package.json'), JSON.stringify(root));
      const [version = ''] = published(release.copy).map(({ manifest }) => manifest.version);
      for (const { folder, cwd } of games) {
        cpSync(folder, cwd, { recursive: true, filter: (path) => !OWN.test(basename(path)) });
        const file = join(cwd, 'package.json');
        const text = readFileSync(file, 'utf8');
        writeFileSync(file, text.replaceAll(/("@reticle\/[^"]+": ")[^"]+"/gu, `$1^${version}"`));
      }
      return { ok: true, output: '' };
    },
    () => run('npm', ['install'], here(release.examples)),
    ...games.flatMap(({ cwd }) => [
      () => run('npm', ['run', 'typecheck'], here(cwd)),
      () => run('npm', ['test'], here(cwd)),
      () => run('npm', ['run', 'build'], here(cwd)),
    ]),
  ]);
};
