import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unwrap } from '@reticle/core';
import { planGame, writeGame } from 'create-reticle-game';
import { execa } from 'execa';
import { expect, it, onTestFinished } from 'vitest';
import { call, folder, said } from '../../test/call.js';

/** A new game alone, in a folder. */
async function game(at = folder()): Promise<string> {
  const plan = unwrap(await planGame({ name: 'lamps' }, at, '0.0.0'));
  unwrap(await writeGame(plan));
  return plan.folder;
}

it('says what it wrote, and what to do next', async () => {
  const cwd = await game();
  expect(await call(['new', 'restriction', 'brittle'], { cwd })).toEqual({
    code: 0,
    stderr: '',
    stdout: `wrote   src/filters/brittle.test.ts
wrote   src/filters/brittle.ts
wrote   test/cases/brittle.ts
changed src/filters/index.ts
changed test/cases/index.ts
next: write examples into the rows of src/filters/brittle.test.ts: until then that test fails
next: in src/filters/brittle.ts: write the matcher, and the facts that it reads into src/card.ts; change its case in test/cases
`,
  });
  expect(readFileSync(join(cwd, 'src/filters/index.ts'), 'utf8')).toContain('brittle: brittleKey.schema,');
});

it('--dry-run writes nothing, --json gives one document, from any folder of the game', async () => {
  const at = await game();
  const called = await call(['new', 'card', 'Oil Lamp', '--dry-run', '--json'], { cwd: join(at, 'src') });
  expect(JSON.parse(called.stdout)).toMatchObject({
    thing: 'card',
    name: 'Oil Lamp',
    game: '..',
    written: false,
    created: ['src/set/oil-lamp.test.ts', 'src/set/oil-lamp.ts'],
    changed: ['src/set/index.ts'],
  });
  expect(readdirSync(join(at, 'src/set'))).not.toContain('oil-lamp.ts');
});

it.each([
  [['card'], "missing required argument 'name'"],
  [
    ['crad', 'Oil Lamp'],
    'There is no thing crad; there are card, pattern, restriction, protection. Did you mean card?',
  ],
  [['card', '../Lamp'], '"../Lamp" cannot be the name'],
  [['card', 'Lantern'], 'src/set/lantern.ts is there already'],
  [['card', 'Oil Lamp', '--role', 'tail'], 'Only a pattern has a --role.'],
  [['pattern', 'dark', '--role', 'verb'], 'Allowed choices are adjective, class, tail'],
  [['restriction', 'zone'], 'A filter has a key "zone" already'],
])('reticle new %j is refused', async (argv, words) => {
  const called = await call(['new', ...argv], { cwd: await game() });
  expect(called).toMatchObject({ code: 2, stdout: '' });
  expect(called.stderr).toContain(words);
});

it('works in a game only', async () => {
  const called = await call(['new', 'card', 'Oil Lamp', '--json'], { cwd: folder() });
  expect(called.code).toBe(2);
  expect(JSON.parse(called.stdout)).toMatchObject({ error: { issues: [{ code: 'create.noGame' }] } });
});

const here = fileURLToPath(new URL('../..', import.meta.url));

const ADDED = [
  ['card', 'Oil Lamp', 'src/set/oil-lamp'],
  ['pattern', 'moonlit', 'src/lexicon/entries/moonlit'],
  ['pattern', 'in the dark', 'src/lexicon/entries/in-the-dark', '--role', 'tail'],
  ['pattern', 'north-facing beacon', 'src/lexicon/entries/north-facing-beacon', '--role', 'class'],
  ['restriction', 'brittle', 'src/filters/brittle'],
  ['protection', 'hush', 'src/protections/hush'],
] as const;

/** A new game below this package, so that its dependencies are found, and this package as one of them. */
async function installedGame(): Promise<string> {
  const scratch = join(here, '.scratch');
  const modules = join(scratch, 'node_modules', '@reticle');
  onTestFinished(() => rmSync(scratch, { recursive: true, force: true }));
  mkdirSync(modules, { recursive: true });
  symlinkSync(here, join(modules, 'cli'));
  return game(scratch);
}

const own = {
  preferLocal: true,
  localDir: here,
  reject: false,
  env: { NO_COLOR: '1' },
  all: true,
} as const;

it('a new game is one that the command knows, once it is built', async () => {
  const cwd = await installedGame();
  const before = await said('play lamps', { cwd });
  expect(before).toMatchObject({ code: 3, stdout: '' });
  expect(before.stderr).toContain('Build first: "npm run build"');
  expect(await execa('tsup', { ...own, cwd })).toMatchObject({ all: '', exitCode: 0 });
  const played = await said('play lamps --bots greedy,random --save match.json', { cwd });
  expect(played).toMatchObject({ code: 0 });
  expect(played.stdout).toMatch(/^ann1: (?:light|douse) /m);
  expect(played.stdout).toMatch(/^ann1 +[A-Z][\w ]+ ann +(?:\*+|-)/m);
  expect(await said('replay match.json', { cwd })).toMatchObject({ code: 0 });
  const { stdout } = await said('simulate lamps --games 6 --workers 2 --json', { cwd });
  expect(JSON.parse(stdout)).toMatchObject({ summary: { games: 6, refusedOffers: 0, findings: {} } });
  const parsed = await call(['parse', 'lamps', 'target unlit lamp you control', '--json'], { cwd });
  expect(JSON.parse(parsed.stdout)).toMatchObject({ understood: true });
  const { stdout: question } = await said('explain --example lamps', { cwd });
  const explained = await said('explain --json', { cwd, stdin: question });
  expect(JSON.parse(explained.stdout)).toMatchObject({ choices: { count: '1' } });
}, 180_000);

it('each thing brings one test that fails, says what it lacks, and breaks nothing else', async () => {
  const cwd = await installedGame();
  for (const [thing, name, , ...more] of ADDED) {
    expect(await call(['new', thing, name, ...more], { cwd })).toMatchObject({ code: 0 });
  }
  const settings = { ...own, cwd } as const;
  expect((await execa('tsc', ['--noEmit'], settings)).all).toBe('');
  const { all } = await execa('vitest', ['run'], settings);
  const failed = all.split('\n').flatMap((line) => (line.startsWith(' FAIL ') ? [line.trim()] : []));
  expect(failed.toSorted()).toEqual(
    ADDED.map(([, , file]) => `FAIL  ${file}.test.ts > has examples`).toSorted(),
  );
  for (const [, , file] of ADDED) {
    expect(all).toContain(
      `No examples yet: write some from the rules into the rows of ${file}.test.ts, then change ${file}.ts until they hold.`,
    );
  }
}, 180_000);
