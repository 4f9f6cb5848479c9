import { beforeAll, expect, it } from 'vitest';
import { said } from '../../test/call.js';
import { compiledGame, project } from '../../test/own-game.js';

let wicks = '';
beforeAll(async () => void (wicks = await compiledGame()));

const naming = (...games: readonly unknown[]) => ({ type: 'module', reticle: { games } });
const changed = (code: string) => `${wicks.replace('const reticleGames', 'const mine')}\n${code}`;
const list = (code: string) => changed(`export const reticleGames = [${code}];`);

/** The first issue of a call, and its words. */
async function refusal(line: string, files: Readonly<Record<string, string | object>>) {
  const cwd = project(files);
  const { code, stdout, stderr } = await said(`${line} --json`, { cwd });
  expect(stderr).toBe('');
  const { error } = JSON.parse(stdout) as { error: { issues: { code: string; words: string }[] } };
  expect(error.issues).toHaveLength(1);
  const [{ code: issue, words } = { code: '', words: '' }] = error.issues;
  return { code, issue, words: words.replaceAll(cwd, 'HERE') };
}

it.each([
  ['broken JSON', '{', 'cli.unreadable', 'not JSON'],
  ['one name', { reticle: { games: './dist/reticle.js' } }, 'cli.badGameList', 'package.json'],
  ['a number', naming(7), 'cli.badGameList', 'package.json'],
  ['no such file', naming('./dist/reticle.js'), 'cli.moduleNotFound', 'HERE/dist/reticle.js'],
  ['a folder', naming('./node_modules'), 'cli.moduleNotFound', 'no file'],
  ['no such package', naming('wicks-game'), 'cli.moduleNotFound', 'wicks-game'],
  ['a part of Node', naming('fs'), 'cli.moduleNotFound', 'fs'],
  [
    'what is not built yet',
    { ...naming('./dist/reticle.js'), scripts: { build: 'tsup' } },
    'cli.moduleNotBuilt',
    'Build first: "npm run build" in HERE.',
  ],
] as const)('refuses a package.json that names %s', async (_what, manifest, code, words) => {
  const found = await refusal('play wicks', { 'package.json': manifest });
  expect(found).toMatchObject({ code: 3, issue: code });
  expect(found.words).toContain(words);
});

it.each<[string, () => string, string, string]>([
  ['breaks off', () => 'throw new Error("no oil");', 'cli.moduleThrew', 'no oil'],
  ['breaks off with nothing', () => 'throw undefined;', 'cli.moduleThrew', 'undefined'],
  ['is no program', () => 'export const = 1;', 'cli.moduleThrew', 'reticle.js'],
  ['needs what is not there', () => "import 'no-such-thing';", 'cli.moduleThrew', 'no-such-thing'],
  ['exports no list', () => 'export const game = 1;', 'cli.noGames', 'it exports game'],
  ['exports one game', () => changed('export const reticleGames = mine[0];'), 'cli.noGames', 'reticleGames'],
  ['exports an empty list', () => list(''), 'cli.noGames', 'reticleGames'],
  ['lists nothing', () => list('null'), 'cli.badGame', 'reticleGames.0'],
  ['lists the bare game', () => list('game'), 'cli.badGame', 'reticleGames.0.with'],
  ['lists no words', () => list('{ ...mine[0], words: 1 }'), 'cli.badGame', 'reticleGames.0.words'],
  ['lists a long id', () => list('{ ...mine[0], id: "x".repeat(65) }'), 'cli.badGame', 'reticleGames.0.id'],
  ['lists another id', () => list('{ ...mine[0], id: "lamps" }'), 'cli.badGame', 'with.game.id'],
  ['has no example', () => list('listed({ game })'), 'cli.badGame', 'reticleGames.0.with.example'],
  ['has no board', () => list('listedWithMatches({ runtime, example: {} })'), 'cli.badGame', 'render'],
  [
    'has half a runtime',
    () => list('listedWithMatches({ runtime: { game }, render() {}, narrate() {} }, mine[0])'),
    'cli.badGame',
    'matches.with.runtime.start',
  ],
  ['has a wrong way in', () => list('{ ...mine[0], with() { throw 7; } }'), 'cli.badGame', '7'],
  ['has no way in', () => list('{ ...mine[0], with: () => null }'), 'cli.badGame', 'reticleGames.0'],
  ['has a game twice', () => list('...mine, ...mine'), 'cli.gameTwice', 'wicks is there twice'],
  [
    'has one that is built in',
    () => changed('').replaceAll("'wicks'", "'mtg'").replace('const mine', 'const reticleGames'),
    'cli.gameBuiltIn',
    'mtg of ./dist/reticle.js',
  ],
])('refuses a module that %s', async (_what, code, issue, words) => {
  const files = { 'package.json': naming('./dist/reticle.js'), 'dist/reticle.js': code() };
  const found = await refusal('schema wicks', files);
  expect(found).toMatchObject({ code: 3, issue });
  expect(found.words).toContain(words);
});

it('refuses the same game in two modules, and takes one module that is named twice', async () => {
  const files = { 'a.js': wicks, 'b.js': wicks, 'package.json': naming('./a.js', './b.js') };
  const found = await refusal('games', files);
  expect(found).toMatchObject({ code: 3, issue: 'cli.gameTwice' });
  expect(found.words).toMatch(/in \.\/b\.js, and in .*a\.js\./);
  const cwd = project({ ...files, 'package.json': naming('./a.js', './a.js') });
  expect(await said('games --game-module a.js', { cwd })).toMatchObject({ code: 0 });
});

it('refuses a module of the option, also where the game is built in', async () => {
  const files = { 'package.json': {}, 'bad.mjs': 'export {};' };
  expect(await refusal('schema mtg --game-module bad.mjs', files)).toMatchObject({ issue: 'cli.noGames' });
  const none = await refusal('schema mtg --game-module none.mjs', files);
  expect(none).toMatchObject({ code: 3, issue: 'cli.moduleNotFound' });
  expect(none.words).toContain('--game-module');
});

it('is a bad file among scenarios, not the end of them', async () => {
  const cwd = project({ 'package.json': naming('./none.js'), 'a.json': { game: 'wicks' } });
  const { code, stdout } = await said('scenario a.json', { cwd });
  expect(code).toBe(3);
  expect(stdout).toContain('none.js');
});
