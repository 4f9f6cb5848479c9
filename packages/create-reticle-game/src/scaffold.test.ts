import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unwrap } from '@reticle/core';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { folder, here, workspace } from '../test/scratch.js';
import { planGame, writeGame, type GamePlan, type GameWish } from './scaffold.js';

const planned = async (wish: GameWish, cwd = folder()): Promise<GamePlan> =>
  unwrap(await planGame(wish, cwd, '1.2.3'));
const manifest = z.looseObject({
  name: z.string(),
  description: z.string(),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});
const textOf = ({ files }: GamePlan, path: string): string =>
  files.find((file) => file.path === path)?.text ?? '';
const manifestOf = (plan: GamePlan) => manifest.parse(JSON.parse(textOf(plan, 'package.json')));

it('has the name in place of the template', async () => {
  const wish = { name: '@lights/lamp-war', title: "Fool's War", owner: 'lights' };
  const plan = await planned(wish);
  expect(plan).toMatchObject({ packageName: '@lights/lamp-war', id: 'lamp-war', title: "Fool's War" });
  const all = plan.files.map(({ path, text }) => `${path}\n${text}`).join('\n');
  expect(all).not.toMatch(/ember|your-org/iu);
  expect(textOf(plan, 'src/table.ts')).toContain("id: 'lamp-war'");
  expect(textOf(plan, 'src/messages.ts')).toContain("'lampWar.exerted'");
  expect(textOf(plan, 'README.md')).toMatch(/^# @lights\/lamp-war\n\nFool's War on/u);
  expect(parse(textOf(plan, '.github/workflows/ci.yml'))).toMatchObject({
    jobs: { game: { uses: 'lights/reticle/.github/workflows/game-package.yml@v1' } },
  });
  expect(textOf(plan, 'LICENSE')).toMatch(/^MIT License\n\nCopyright \(c\) lights\n/u);
  expect(textOf(plan, 'schemas/target-spec.schema.json')).toContain('"urn:reticle:lamp-war:target-spec"');
  expect(manifestOf(plan)).toMatchObject({
    name: '@lights/lamp-war',
    description: "Fool's War on Reticle.",
    license: 'MIT',
    // Provenance is checked against it.
    repository: { type: 'git', url: 'git+https://github.com/lights/lamp-war.git' },
  });
});

it('alone, tells the command of itself', async () => {
  const plan = await planned({ name: '@lights/lamp-war' });
  expect(JSON.parse(textOf(plan, 'package.json'))).toMatchObject({
    reticle: { layout: 2, games: ['./dist/reticle.js'] },
  });
  expect(textOf(plan, 'src/reticle.ts')).toContain('export const host');
  expect(textOf(plan, 'README.md')).toMatch(/^# @lights.*npx reticle play lamp-war\n/su);
});

it('bare, has the list of lamps, and its own layout', async () => {
  const plan = await planned({ name: 'lamps', bare: true });
  expect(JSON.parse(textOf(plan, 'package.json'))).toMatchObject({
    reticle: { layout: 1, games: ['./dist/reticle.js'] },
  });
  expect(textOf(plan, 'src/set/lantern.ts')).toContain("name: 'Lantern'");
  expect(textOf(plan, 'src/cards.json')).toBe('');
  expect(textOf(plan, 'README.md')).toMatch(/target unlit lamp.*npx reticle play lamps\n/su);
});

it('alone, depends on what is published', async () => {
  const { dependencies, devDependencies } = manifestOf(await planned({ name: 'lamps' }));
  const { catalog } = z
    .looseObject({ catalog: z.record(z.string(), z.string()) })
    .parse(parse(readFileSync(join(here, '../../pnpm-workspace.yaml'), 'utf8')));
  for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect([name, range]).toEqual([name, name.startsWith('@reticle/') ? '^1.2.3' : catalog[name]]);
  }
});

it('in the workspace, depends on the workspace', async () => {
  const root = workspace();
  const plan = await planned({ name: 'lamps', workspace: true }, join(root, 'packages', 'core'));
  expect(plan).toMatchObject({ packageName: '@reticle/lamps', folder: join(root, 'packages', 'lamps') });
  const { dependencies, devDependencies } = manifestOf(plan);
  expect(new Set(Object.values({ ...dependencies, ...devDependencies }))).toEqual(
    new Set(['workspace:^', 'workspace:*', 'catalog:']),
  );
  expect(textOf(plan, '.github/workflows/ci.yml')).toBe('');
  expect(textOf(plan, 'src/reticle.ts')).toBe('');
  expect(textOf(plan, 'README.md')).not.toContain('npx reticle play');
  expect(textOf(plan, 'LICENSE')).toContain('Copyright (c) Reticle contributors\n');
});

it.each<[wish: GameWish, code: string]>([
  [{ name: '../lamps' }, 'create.badName'],
  [{ name: 'lamps', title: "'; process.exit()" }, 'create.badTitle'],
  [{ name: 'lamps', owner: 'a/b' }, 'create.badOwner'],
  [{ name: 'lamps', workspace: true }, 'create.noWorkspace'],
  [{ name: 'taken' }, 'create.folderTaken'],
  [{ name: 'file' }, 'create.folderTaken'],
])('refuses %j: %s', async (wish, code) => {
  const cwd = folder();
  mkdirSync(join(cwd, 'taken'));
  writeFileSync(join(cwd, 'taken', '.hidden'), '');
  writeFileSync(join(cwd, 'file'), '');
  const plan = await planGame(wish, cwd, '1.2.3');
  expect(plan.ok ? [] : plan.issues.map((found) => found.code)).toEqual([code]);
  expect(readdirSync(cwd)).toHaveLength(2);
});

it('writes into an empty folder, and never into one that has filled meanwhile', async () => {
  const cwd = folder();
  mkdirSync(join(cwd, 'lamps'));
  const plan = await planned({ name: 'lamps' }, cwd);
  expect(await writeGame(plan)).toMatchObject({ ok: true });
  expect(existsSync(join(cwd, 'lamps', '.gitignore'))).toBe(true);
  expect(await writeGame(plan)).toMatchObject({ issues: [{ code: 'create.fileTaken' }] });
  expect(existsSync(join(cwd, 'lamps', 'README.md'))).toBe(true);
});

it('does not follow a link to nowhere', async () => {
  const cwd = folder();
  symlinkSync(join(cwd, 'nowhere'), join(cwd, 'lamps'));
  expect(await writeGame(await planned({ name: 'lamps' }, cwd))).toMatchObject({ ok: false });
  expect(existsSync(join(cwd, 'nowhere'))).toBe(false);
});
