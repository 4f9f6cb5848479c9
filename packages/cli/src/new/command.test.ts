import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, it } from 'vitest';
import { call, folder, said } from '../../test/call.js';
import { game, installedGame, own } from '../../test/new-game.js';

it('says what it wrote, and what to do next', async () => {
  const cwd = await game();
  expect(await call(['new', 'effect', 'scorch'], { cwd })).toEqual({
    code: 0,
    stderr: '',
    stdout: `wrote   src/effects/scorch.test.ts
wrote   src/effects/scorch.ts
changed src/effects/index.ts
next: write examples into the rows of src/effects/scorch.test.ts: until then that test fails
next: in src/effects/scorch.ts: write its data, its events and its words
`,
  });
  expect(readFileSync(join(cwd, 'src/effects/index.ts'), 'utf8')).toContain('scorch: scorchEffect,');
});

it('--dry-run writes nothing, --json gives one document, from any folder of the game', async () => {
  const at = await game();
  const called = await call(['new', 'card', 'Oil Fox', '--dry-run', '--json'], { cwd: join(at, 'src') });
  expect(JSON.parse(called.stdout)).toMatchObject({
    thing: 'card',
    name: 'Oil Fox',
    game: '..',
    written: false,
    created: ['src/cards/oil-fox.test.ts'],
    changed: ['src/cards.json'],
  });
  expect(readdirSync(join(at, 'src'))).not.toContain('cards');
});

it.each([
  [['card'], "missing required argument 'name'"],
  [
    ['crad', 'Oil Fox'],
    'There is no thing crad; there are card, effect, keyword, trigger, verb, protection, pattern, restriction. Did you mean card?',
  ],
  [['card', '../Lamp'], '"../Lamp" cannot be the name'],
  [['card', 'Cinder Fox'], 'There is a card "Cinder Fox" in src/cards.json already'],
  [['keyword', 'swift'], 'src/keywords/swift.ts is there already'],
  [['pattern', 'dark'], 'This game has no place for a pattern; there are card, effect'],
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

it('a new game is one that the command knows, once it is built', async () => {
  const cwd = await installedGame();
  const before = await said('play lamps', { cwd });
  expect(before).toMatchObject({ code: 3, stdout: '' });
  expect(before.stderr).toContain('Build first: "npm run build"');
  expect(await execa('tsup', { ...own, cwd })).toMatchObject({ all: '', exitCode: 0 });
  const played = await said('play lamps --bots greedy,random --save match.json', { cwd });
  expect(played).toMatchObject({ code: 0 });
  expect(played.stdout).toMatch(/^stepBegan, /m);
  expect(played.stdout).toMatch(/^ {2}play: [A-Z][\w ]+ \d\/\d/m);
  expect(await said('replay match.json', { cwd })).toMatchObject({ code: 0 });
  const { stdout } = await said('simulate lamps --games 6 --workers 2 --json', { cwd });
  expect(JSON.parse(stdout)).toMatchObject({ summary: { games: 6, refusedOffers: 0, findings: {} } });
  const parsed = await call(['parse', 'lamps', 'Swift. Exert this unit: gain 1 life.', '--json'], { cwd });
  expect(JSON.parse(parsed.stdout)).toMatchObject({ whole: true });
  const { stdout: question } = await said('explain --example lamps', { cwd });
  const explained = await said('explain --json', { cwd, stdin: question });
  expect(JSON.parse(explained.stdout)).toMatchObject({ choices: { count: '2' } });
}, 180_000);
