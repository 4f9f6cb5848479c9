import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { call, said } from '../../test/call.js';
import { compiledGame, project } from '../../test/own-game.js';

let wicks = '';
beforeAll(async () => void (wicks = await compiledGame()));

const manifest = { name: 'wicks', type: 'module', reticle: { layout: 1, games: ['./dist/reticle.js'] } };
/** The folder of a project with the README's game. */
const own = (more: Readonly<Record<string, string | object>> = {}) =>
  project({ 'package.json': manifest, 'dist/reticle.js': wicks, ...more });

it('plays it, and its record again', async () => {
  const cwd = own();
  const played = await said('play wicks --seed 3 --save match.json', { cwd });
  expect(played).toMatchObject({ code: 0 });
  expect(played.stdout).toContain('c1 goes out.');
  expect(played.stdout).toContain('won: dark. (3 moves, seed 3)');
  const again = await said('replay match.json', { cwd });
  expect(again).toMatchObject({ code: 0 });
  expect(again.stdout).toContain('the same as it was');
});

it('simulates it on two threads', async () => {
  const line = 'simulate wicks --games 9 --workers 2 --options {"candles":5} --out run.jsonl --json';
  const cwd = own();
  const { code, stdout, stderr } = await said(line, { cwd });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(JSON.parse(stdout)).toMatchObject({
    game: 'wicks',
    options: { candles: 5 },
    summary: { games: 9, refusedOffers: 0, replayMismatches: 0, findings: {} },
  });
  expect(readFileSync(join(cwd, 'run.jsonl'), 'utf8')).not.toContain(cwd);
});

it('lets bots play it without an evaluate of its own, and tunes facts that are counted', async () => {
  const cwd = own();
  const line =
    'arena wicks --bots greedy,search:4,random --pairs 2 --options {"candles":5} --records --out games.jsonl';
  const { code, stdout } = await said(line, { cwd });
  expect([code, stdout]).toEqual([0, expect.stringContaining('12 games')]);
  const tuned = await said('tune games.jsonl --pairs 1', { cwd });
  expect(tuned).toMatchObject({ code: 0 });
  expect(tuned.stdout.replaceAll(/\s+/gu, ' ')).toContain(
    'names no weights. These are facts that are counted',
  );
  expect(tuned.stdout).toMatch(/^play +0 -> +-?[\d.]+$/mu);
});

it('tells a card whose text is not understood as that, wherever it is read', async () => {
  const broken = `class UnreadCardError extends Error { name = 'UnreadCardError' }\nthrow new UnreadCardError('The text of "Wick" is not understood.');`;
  const { code, stderr } = await said('play wicks', { cwd: own({ 'dist/reticle.js': broken }) });
  expect([code, stderr]).toEqual([3, 'The text of "Wick" is not understood.\n']);
});

it('explains a question about it, by name and by what the question says', async () => {
  const cwd = own();
  const { stdout: text } = await said('explain --example wicks', { cwd });
  const card = { instanceId: 'c1', incarnation: 0, publicId: 'candle', name: 'Candle', types: ['candle'] };
  const facts = { zone: 'play', exerted: false, damage: 0, keywords: [], characteristics: [] };
  const cards = [{ ...card, ...facts, owner: 'ann', controller: 'ann' }];
  const asked = { ...(JSON.parse(text) as object), state: { turn: 0, cards } };
  writeFileSync(join(cwd, 'question.json'), JSON.stringify(asked));
  for (const line of ['explain wicks question.json', 'explain question.json']) {
    const { code, stdout } = await said(`${line} --json`, { cwd });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      read: { words: ['target candle'] },
      choices: { count: '1' },
    });
  }
  const piped = await said('explain wicks', { cwd, stdin: text });
  expect(piped.code).toBe(0);
});

it('runs a scenario of it', async () => {
  const scenario = {
    name: 'No candle is there',
    game: 'wicks',
    state: { turn: 0, cards: [] },
    text: 'target candle you control',
    attempt: { controller: 'ann' },
    listed: { t1: [] },
  };
  const { code, stdout } = await said('scenario table.json', { cwd: own({ 'table.json': scenario }) });
  expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining('1 passed') as string });
});

it.each([
  ['target candle you control', 0, 'says   target candle you control'],
  ['target lamp', 1, 'lamp'],
  ['another target candle', 1, 'unread'],
  ['Snuff target candle.', 1, 'unread'],
  ['candle', 1, 'unread'],
])('parses "%s": %i', async (text, code, told) => {
  const called = await call(['parse', 'wicks', text], { cwd: own() });
  expect(called).toMatchObject({ code, stderr: '' });
  expect(called.stdout).toContain(told);
});

it('writes its schemas, the same each time', async () => {
  const cwd = own();
  await said('schema wicks --out schemas', { cwd });
  const before = readdirSync(join(cwd, 'schemas'));
  expect(before).toEqual(expect.arrayContaining(['filter.card.schema.json', 'target-spec.schema.json']));
  const text = readFileSync(join(cwd, 'schemas', 'target-spec.schema.json'), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ $id: 'urn:reticle:wicks:target-spec' });
  await said('schema wicks --out schemas', { cwd });
  expect(readFileSync(join(cwd, 'schemas', 'target-spec.schema.json'), 'utf8')).toBe(text);
});

it('says what there is for each game', async () => {
  const cwd = own();
  const { stdout } = await said('games --json', { cwd });
  const { games } = JSON.parse(stdout) as { games: { id: string; module?: string; commands: string[] }[] };
  expect(games.map(({ id }) => id)).toEqual(['wicks', 'lorcana', 'mtg', 'taktik']);
  expect(games[0]).toMatchObject({ module: 'dist/reticle.js' });
  expect(games[0]?.commands).toEqual([
    'play',
    'simulate',
    'arena',
    'balance',
    'serve-bot',
    'replay',
    'bisect',
    'parse',
    'explain',
    'scenario',
    'schema',
  ]);
  expect((await said('games', { cwd })).stdout).toContain('wicks (dist/reticle.js)\n  play, simulate');
  const covered = await said('coverage wicks cards.json', { cwd });
  expect(covered).toMatchObject({ code: 2 });
  expect(covered.stderr).toContain('files of cards are not read');
});

it('knows it from a folder further down, by its package, and by the option', async () => {
  const cwd = own({ 'package.json': { ...manifest, exports: { './reticle': './dist/reticle.js' } } });
  mkdirSync(join(cwd, 'src/deep'), { recursive: true });
  const there = async (line: string, at: string) => (await said(`schema wicks ${line}`, { cwd: at })).code;
  expect(await there('', join(cwd, 'src/deep'))).toBe(0);
  const other = project({ 'package.json': { type: 'module' } });
  expect(await there('', other)).toBe(2);
  expect(await there(`--game-module ${cwd}/dist/reticle.js`, other)).toBe(0);
  expect(await there('--game-module dist/reticle.js', cwd)).toBe(0);
  expect(await there('--game-module wicks/reticle', cwd)).toBe(0);
});

it('loads nothing of it for a game of a package', async () => {
  const cwd = own({ 'dist/reticle.js': 'throw new Error("loaded");' });
  expect(await said('schema taktik', { cwd })).toMatchObject({ code: 0 });
  expect(await said('explain --example mtg', { cwd })).toMatchObject({ code: 0 });
  expect(await said('schema wicks', { cwd })).toMatchObject({ code: 3 });
});

it('names those that were probably meant', async () => {
  const { code, stderr } = await said('play wiks', { cwd: own() });
  expect(code).toBe(2);
  expect(stderr).toBe(
    'There is no game wiks; there are wicks, lorcana, mtg, taktik. Did you mean wicks? A game is found once its package is installed.\n',
  );
});
