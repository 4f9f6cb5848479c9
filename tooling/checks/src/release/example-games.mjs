import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { run } from '../commands.mjs';
import { inOrder } from '../outcomes.mjs';
import { examples, published } from '../workspace.mjs';

const OWN = /^(?:node_modules|dist)$/u;

/**
 * The games of `examples` as their authors have them: installed from what was published, they compile, keep their tests and
 * build. Which version they ask for is the one thing that is changed.
 * @param {import('./release.mjs').Release} release
 */
export const exampleGames = (release) =>
  inOrder(
    examples().flatMap(({ folder }) => {
      const cwd = join(release.examples, basename(folder));
      const here = { cwd, env: release.env };
      return [
        async () => {
          cpSync(folder, cwd, { recursive: true, filter: (path) => !OWN.test(basename(path)) });
          const [version = ''] = published(release.copy).map(({ manifest }) => manifest.version);
          const file = join(cwd, 'package.json');
          const text = readFileSync(file, 'utf8');
          writeFileSync(file, text.replaceAll(/("@reticle\/[^"]+": ")[^"]+"/gu, `$1^${version}"`));
          return { ok: true, output: '' };
        },
        () => run('npm', ['install'], here),
        () => run('npm', ['run', 'typecheck'], here),
        () => run('npm', ['test'], here),
        () => run('npm', ['run', 'build'], here),
      ];
    }),
  );
