import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { call, folder, workspace } from '../test/scratch.js';
import type { Prompter } from './prompter.js';

it.each([
  [['--help'], 0, 'Usage: create-reticle-game', ''],
  [['--version'], 0, /^\d+\.\d+\.\d+\n$/u, ''],
  [['lamps', '--dry-run'], 0, 'Lamps would stand in lamps:\n  .github/workflows/ci.yml\n', ''],
  [[], 2, '', 'Say how the game is called'],
  [['Lamps'], 2, '', '"Lamps" cannot be the name'],
  [['lamps', 'more'], 2, '', 'too many arguments'],
  [['lamps', '--colour'], 2, '', "unknown option '--colour'"],
  [['lamps', '--workspace'], 2, '', 'not inside a workspace of Reticle'],
  [['lamps', '--owner', 'a b'], 2, '', '"a b" is no name of a GitHub user'],
  [['lamps', '--title', '\u001B[31m'], 2, '', String.raw`"\u001b[31m" cannot be the title`],
])('create-reticle-game %j: %i', async (argv, code, stdout, stderr) => {
  const cwd = folder();
  const called = await call(argv, cwd);
  expect(called).toMatchObject({ code });
  expect(called.stdout).toMatch(stdout === '' ? /^$/u : stdout);
  expect(called.stderr).toContain(stderr);
  expect(readdirSync(cwd)).toEqual([]);
});

it('--yes takes every default', async () => {
  const cwd = folder();
  const asked: Prompter = {
    text: () => Promise.reject(new Error('asked')),
    confirm: () => Promise.reject(new Error('asked')),
  };
  const called = await call(['--yes'], cwd, asked);
  expect(called).toMatchObject({ code: 0, stderr: '' });
  expect(called.stdout).toContain('My Game stands in my-game');
  expect(readdirSync(cwd)).toEqual(['my-game']);
  expect(await call(['--yes'], cwd)).toMatchObject({ code: 2, stdout: '' });
});

it('--json gives one document', async () => {
  const root = workspace();
  const called = await call(['lamps', '--workspace', '--json'], root);
  expect(JSON.parse(called.stdout)).toMatchObject({
    packageName: '@reticle/lamps',
    folder: 'packages/lamps',
    written: true,
    next: expect.arrayContaining(['npx --yes pnpm@1.2.3 --filter @reticle/lamps test']) as unknown,
  });
  const again = await call(['lamps', '--workspace', '--json'], root);
  expect(again).toMatchObject({ code: 2, stderr: '' });
  expect(JSON.parse(again.stdout)).toMatchObject({ error: { issues: [{ code: 'create.folderTaken' }] } });
});

/** Makes a prompter with given answers, which it checks like a terminal. */
function answering(...answers: readonly (string | boolean | undefined)[]) {
  const left = [...answers];
  const complaints: string[] = [];
  const prompter: Prompter = {
    text({ initial, check }) {
      const answer = left.shift();
      if (answer === undefined) return Promise.resolve(undefined);
      const complaint = check(String(answer));
      if (complaint !== undefined) complaints.push(complaint);
      return Promise.resolve(answer === '' ? initial : String(answer));
    },
    confirm: () => Promise.resolve(left.shift() === true),
  };
  return { prompter, complaints };
}

it('asks for what was not given', async () => {
  const cwd = folder();
  const { prompter, complaints } = answering('lamp-war', "Fool's War", 'lights');
  const called = await call([], cwd, prompter);
  expect(complaints).toEqual([]);
  expect(called.stdout).toContain("Fool's War stands in lamp-war");
  expect(called.stdout).not.toContain('your-org');
});

it('tells a person what is wrong with an answer', async () => {
  const { prompter, complaints } = answering('Lamp War', '<b>', 'a/b');
  await call([], folder(), prompter);
  expect(complaints).toHaveLength(3);
});

it('asks about the workspace only in one', async () => {
  const root = workspace();
  const { prompter } = answering('lamps', 'Lamps', true);
  expect(await call([], root, prompter)).toMatchObject({ code: 0 });
  expect(readdirSync(join(root, 'packages')).toSorted()).toEqual(['core', 'lamps']);
});

it.each([[[]], [['lamps']], [['lamps', 'Lamps']]])('gives up with the person, after %j', async (answers) => {
  const cwd = folder();
  writeFileSync(join(cwd, 'mine'), '');
  expect(await call([], cwd, answering(...answers).prompter)).toMatchObject({ code: 130 });
  expect(readdirSync(cwd)).toEqual(['mine']);
});
