import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getReleasePlan from '@changesets/get-release-plan';
import { afterAll, expect, it } from 'vitest';
import { fixedGroups, groupFaults } from './changes.mjs';
import { root } from './commands.mjs';
import { published } from './workspace.mjs';

const folder = mkdtempSync(join(tmpdir(), 'changes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string, text: string): void => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};

/** Returns which packages are raised by a minor change of some, in this workspace after its first release, with a new game. */
async function raisedBy(...changed: readonly string[]): Promise<readonly string[]> {
  write('package.json', JSON.stringify({ name: 'scratch', private: true, workspaces: ['packages/*'] }));
  write('package-lock.json', '{}');
  write(
    '.changeset/one.md',
    `---\n${changed.map((name) => `'${name}': minor`).join('\n')}\n---\n\nA change.\n`,
  );
  cpSync(join(root, '.changeset/config.json'), join(folder, '.changeset/config.json'));
  const pond = { name: '@reticle/pond', dependencies: { '@reticle/core': 'workspace:^' } };
  for (const manifest of [...published().map((one) => one.manifest), pond]) {
    // The packages of the workspace that are not published are left out.
    const { name, dependencies, peerDependencies } = { peerDependencies: {}, dependencies: {}, ...manifest };
    const all = { name, version: '0.1.0', dependencies, peerDependencies };
    write(`packages/${name.split('/').at(-1)}/package.json`, JSON.stringify(all));
  }
  const { releases } = await getReleasePlan(folder);
  return releases.filter(({ type }) => type === 'minor').map(({ name }) => name);
}

it('a new game raises no other package', async () => {
  expect(await raisedBy('@reticle/pond')).toEqual(['@reticle/pond']);
});

it('the packages of the engine are raised together, and no game with them', async () => {
  const raised = await raisedBy('@reticle/server');
  expect(raised.toSorted()).toEqual(fixedGroups().flat().toSorted());
  expect(raised).not.toContain('@reticle/mtg');
});

it('every package is in the group in which it belongs', () => {
  const all = published();
  expect(groupFaults(all, fixedGroups())).toEqual([]);
  expect(groupFaults(all, [['@reticle/mtg', ...fixedGroups().flat().slice(1)]])).toEqual([
    expect.stringContaining('@reticle/boardgame.io is no game'),
    expect.stringContaining('@reticle/mtg is a game'),
  ]);
});
