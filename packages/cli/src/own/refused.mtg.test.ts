import { beforeAll, expect, it } from 'vitest';
import { said } from '../../test/call.js';
import { compiledGame, project } from '../../test/own-game.js';

let wicks = '';
beforeAll(async () => void (wicks = await compiledGame()));

const naming = (...games: readonly unknown[]) => ({ type: 'module', reticle: { games } });
const changed = (code: string) => `${wicks.replace('export const host', 'const mine')}\n${code}`;
const list = (code: string) => changed(`export const hosts = [${code}];`);
const one = (code: string) => changed(`export const host = ${code};`);

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
  ['exports no host', () => 'export const game = 1;', 'cli.noGames', 'it exports game'],
  ['exports what is no list', () => changed('export const hosts = mine;'), 'cli.noGames', 'host or hosts'],
  ['exports an empty list', () => list(''), 'cli.noGames', 'hosts'],
  ['lists nothing', () => list('null'), 'cli.badGame', 'hosts.0'],
  ['exports the bare game', () => one('game'), 'cli.badGame', 'host.board'],
  ['exports no words', () => one('{ ...mine, words: 1 }'), 'cli.badGame', 'host.words'],
  [
    'has a long id',
    () => one('{ board: { ...mine.board, game: { ...game, id: "x".repeat(65) } } }'),
    'cli.badGame',
    'host.board.game.id',
  ],
  [
    'has matches of another game',
    () =>
      one('{ ...mine, match: { ...mine.match, runtime: { ...runtime, game: { ...game, id: "lamps" } } } }'),
    'cli.badGame',
    'host.match.runtime.game.id',
  ],
  ['has no example', () => one('{ board: { game } }'), 'cli.badGame', 'host.board.example'],
  [
    'has half a runtime',
    () => one('{ ...mine, match: { ...mine.match, runtime: { game } } }'),
    'cli.badGame',
    'host.match.runtime.start',
  ],
  ['has a game twice', () => list('mine, mine'), 'cli.gameTwice', 'wicks is there twice'],
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
