import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './commands.mjs';
import { packages } from './workspace.mjs';

it('the command of the workspace builds every game that it finds, not only itself', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  const [, , names = ''] = scripts['command']?.split(' ') ?? [];
  const games = packages()
    .filter(({ manifest }) => !manifest.private && 'reticle' in manifest)
    .map(({ manifest }) => manifest.name);
  expect(games.length).toBeGreaterThan(2);
  expect(new Set(names.split(','))).toEqual(new Set(['@reticle/cli', ...games]));
});
