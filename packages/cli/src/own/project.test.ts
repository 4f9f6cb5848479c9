import { expect, it } from 'vitest';
import { folder, said } from '../../test/call.js';
import { compiledGame, project } from '../../test/own-game.js';
import { installedGames } from './project.js';

const named = (games: readonly string[]) => ({ type: 'module', reticle: { games } });
const found = async (cwd: string, here: string) =>
  (await installedGames(cwd, here)).map(({ name, modules }) => [name, modules.map(({ module }) => module)]);

it('finds the packages that a project depends on and that name games, from any folder in it', async () => {
  const cwd = project({
    'package.json': {
      dependencies: { lamps: '1', zod: '4' },
      devDependencies: { '@night/moths': '1', gone: '1' },
    },
    'node_modules/lamps/package.json': named(['./host.js', './more.js']),
    'node_modules/@night/moths/package.json': named(['./dist/host.js']),
    'src/deep/file.txt': '',
  });
  const wanted = [
    ['lamps', ['./host.js', './more.js']],
    ['@night/moths', ['./dist/host.js']],
  ];
  expect(await found(cwd, folder())).toEqual(wanted);
  expect(await found(`${cwd}/src/deep`, folder())).toEqual(wanted);
});

it('finds those beside the command, and nothing of what is not installed', async () => {
  const beside = project({
    'package.json': {},
    'node_modules/cli/package.json': { peerDependencies: { lamps: '1', '@reticle/mtg': '1' } },
    'node_modules/cli/dist/own.js': '',
    'node_modules/lamps/package.json': named(['./host.js']),
  });
  expect(await found(folder(), `${beside}/node_modules/cli/dist`)).toEqual([['lamps', ['./host.js']]]);
  expect(await found(folder(), folder())).toEqual([]);
});

it('refuses a package that names its games wrongly', async () => {
  const cwd = project({
    'package.json': { dependencies: { lamps: '1' } },
    'node_modules/lamps/package.json': { reticle: { games: 7 } },
  });
  expect(await said('schema lamps', { cwd })).toMatchObject({ code: 3 });
});

it('plays the game of a package, and loads no other for it', async () => {
  const cwd = project({
    'package.json': { dependencies: { broken: '1', wicks: '1' }, reticle: { games: ['./broken.js'] } },
    'broken.js': 'throw new Error("loaded");',
    'node_modules/broken/package.json': named(['./host.js']),
    'node_modules/broken/host.js': 'throw new Error("loaded");',
    'node_modules/wicks/package.json': named(['./host.js']),
    'node_modules/wicks/host.js': await compiledGame(),
  });
  expect(await said('play wicks --seed 3 --quiet', { cwd })).toMatchObject({ code: 0, stderr: '' });
  expect((await said('games', { cwd })).stderr).toContain('cannot be loaded: loaded');
});
