import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { call, folder, said } from '../test/call.js';

it.each([
  ['--help', 0, 'Usage: reticle', ''],
  ['--version', 0, /^\d+\.\d+\.\d+\n$/, ''],
  ['play --help', 0, 'Examples:\n  reticle play', ''],
  ['simulate --help', 0, 'Examples:\n  reticle simulate', ''],
  ['replay --help', 0, 'Examples:\n  reticle replay', ''],
  ['explain --help', 0, 'Examples:\n  reticle explain', ''],
  ['schema --help', 0, 'Examples:\n  reticle schema', ''],
  ['parse --help', 0, 'Examples:\n  reticle parse', ''],
  ['coverage --help', 0, 'Examples:\n  reticle coverage', ''],
  ['import --help', 0, 'Examples:\n  reticle import', ''],
  ['new --help', 0, 'Examples:\n  reticle new', ''],
  ['games --help', 0, 'Examples:\n  reticle games', ''],
  ['games', 0, /^lorcana \(.*\n(?: {2}.*\n)+mtg \(.*\n(?: {2}.*\n)+taktik \(.*\n(?: {2}.*\n)+$/, ''],
  ['games --quiet', 0, /^lorcana \(.*\nmtg \(.*\ntaktik \(.*\n$/, ''],
  ['games --game-module', 2, '', "'--game-module <path>' argument missing"],
  ['', 2, '', 'Usage'],
  ['paly taktik', 2, '', 'Did you mean play?'],
  ['play', 2, '', "missing required argument 'game'"],
  ['play taktk', 2, '', 'There is no game taktk; there are lorcana, mtg, taktik. Did you mean taktik?'],
  ['play taktik --bots greddy', 2, '', 'Did you mean greedy?'],
  ['balance taktik --bot greddy', 2, '', 'There are greedy, random, search, search:N. Did you mean greedy?'],
  ['play taktik --width wide', 2, '', 'a whole number'],
  ['play taktik --human red', 2, 'You are red', 'stdin is empty'],
  ['play taktik --human rde', 2, '', 'Did you mean red?'],
  ['parse mtg -', 3, '', 'Nothing came through stdin.'],
  ['parse mtg', 3, '', 'Nothing came through stdin.'],
  ['explain mtg -', 3, '', 'Nothing came through stdin.'],
  ['decks mtg -', 3, '', 'Nothing came through stdin.'],
  ['play taktik --human red --json', 2, '"code": "cli.usage"', ''],
  ['play taktik --options {', 3, '', 'not JSON'],
  ['play taktik --options {"wdith":8}', 3, '', 'options.wdith: There is no key wdith here.'],
  ['play taktik --options [1]', 3, '', 'a JSON object'],
  ['play taktik --width 2', 3, '', '2'],
  ['play taktik --options no-such-file', 3, '', 'no-such-file cannot be read: it is not there.'],
  ['play taktik --colour', 2, '', "unknown option '--colour'"],
  ['simulate taktik', 2, '', '--games'],
  ['simulate taktik --games 0', 2, '', 'from 1 to 10000000'],
  ['simulate taktik --games 1 --resume', 2, '', '--out'],
  ['simulate taktik --games 1 --workers 0', 2, '', 'from 1 to 256'],
  ['replay no-such-file', 3, '', 'it is not there'],
  ['replay .', 3, '', 'it is a folder'],
  ['explain no-such-file', 3, '', 'it is not there'],
  ['explain --example taktik', 0, '"game": "taktik"', ''],
  ['explain --example tatik', 2, '', 'Did you mean taktik?'],
  ['play mtg --set 5de', 3, '', 'options.set'],
  ['play taktik --set 6ed', 3, '', 'There is no key set here.'],
  [
    'parse taktik word',
    2,
    '',
    'cards are not read from words. There are play, simulate, arena, balance, serve-bot, replay, bisect, puzzle, explain, scenario, schema.',
  ],
  ['parse mtg word --file words.txt', 2, '', 'not both'],
  ['parse mtg --file no-such-file', 3, '', 'it is not there'],
  ['parse nothing word', 2, '', 'There is no game nothing'],
  ['coverage taktik cards.json', 2, '', 'There is no "coverage" for taktik'],
  ['coverage mtg no-such-file', 3, '', 'it is not there'],
  ['coverage mtg .', 3, '', 'it is a folder'],
  ['coverage mtg cards.json --top many', 2, '', 'a whole number'],
  ['import scryfal cards.json', 2, '', 'Did you mean scryfall?'],
  ['import scryfall', 2, '', "missing required argument 'file'"],
  ['import scryfall no-such-file', 3, '', 'it is not there'],
  ['import scryfall no-such-file --out no/such/folder', 2, '', 'cannot be written: there is no such folder.'],
  ['explain mtg no-such-file', 3, '', 'it is not there'],
  ['explain mgt no-such-file', 2, '', 'Did you mean mtg?'],
  ['explain --example mtg', 0, '"game": "mtg"', ''],
  ['schema mtg', 0, 'filter.ability\n', ''],
  ['schema taktik', 0, 'target-spec\n', ''],
  ['schema taktik target-spce', 2, '', 'Did you mean target-spec?'],
  ['schema nothing', 2, '', 'There is no game nothing'],
  // A folder in which nobody can make one.
  ['schema taktik --out /proc/schemas', 2, '', '/proc/schemas cannot be written'],
  // Before anything is played.
  [
    'play taktik --save no/such/folder.json',
    2,
    '',
    'folder.json cannot be written: there is no such folder.',
  ],
  ['play taktik --save .', 2, '', '. cannot be written: it is a folder.'],
  ['play taktik --bots greedy,greedy,random', 2, '', '--bots names 3 players, and there are 2.'],
  ['simulate taktik --games 1 --out no/such/folder', 2, '', 'cannot be written: there is no such folder.'],
  ['balance taktik --out no/such/folder', 2, '', 'cannot be written: there is no such folder.'],
  ['bisect no-such-file', 3, '', 'no-such-file cannot be read: it is not there.'],
  ['tune no-such-file', 3, '', 'it is not there'],
  ['scenario no-such-file', 3, '', 'it is not there'],
  ['compare no-such-file other', 3, '', 'no-such-file cannot be read'],
  ['decks mtg no-such-file', 3, '', 'it is not there'],
  ['puzzle taktik no-such-puzzle', 2, '', 'There is no puzzle no-such-puzzle'],
  ['serve nothing', 2, '', 'There is no game nothing'],
  ['serve-bot nothing', 2, '', 'Usage: reticle serve-bot'],
  ['new thing Lamp', 2, '', 'There is no thing thing'],
  ['completion', 2, '', 'Usage: reticle completion'],
  ['--game-module no-such-module games', 3, '', 'The module no-such-module'],
] as const)('reticle %s: %i', async (line, code, stdout, stderr) => {
  const called = await said(line);
  expect(called).toMatchObject({ code });
  expect(called.stdout).toMatch(stdout === '' ? /^$/ : stdout);
  expect(called.stderr).toMatch(stderr === '' ? /^$/ : stderr);
});

const BROKEN = 'broken.json';

it.each([
  ['replay', BROKEN],
  ['bisect', BROKEN],
  ['explain', BROKEN],
  ['compare', BROKEN, BROKEN],
  ['play', 'taktik', '--options', BROKEN],
])('%s says which file is no JSON, and with --json, too', async (...argv) => {
  const cwd = folder();
  writeFileSync(join(cwd, BROKEN), '{');
  const told = await call(argv, { cwd });
  expect(told).toMatchObject({ code: 3, stdout: '' });
  expect(told.stderr).toContain(`${BROKEN}: This is not JSON`);
  const { stdout } = await call([...argv, '--json'], { cwd });
  expect(JSON.parse(stdout)).toMatchObject({ error: { file: BROKEN, issues: [{ code: 'notJson' }] } });
});

it.each([
  ['replay', '{"moves":1}', 'game'],
  ['compare', '{"clauses":"many"}', 'clauses'],
])('%s says in which file a key is wrong', async (command, content, key) => {
  const cwd = folder();
  writeFileSync(join(cwd, 'wrong.json'), content);
  const { code, stderr } = await call(
    [command, 'wrong.json', ...(command === 'compare' ? ['wrong.json'] : [])],
    { cwd },
  );
  expect(code).toBe(3);
  expect(stderr).toContain(`wrong.json: ${key}: `);
});

const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
const record = { game: 'taktik', version: 1, options: {}, seed: '1', seeding: 'sha256', moves: [] };
const question = { game: 'taktik', state: {}, spec: { slots: [] }, attempt: { controller: 'red' } };

it.each([
  ['nothing', '', 'notJson', undefined],
  ['noise', '\u0000\u001B[31m\u0007'.repeat(200_000), 'notJson', undefined],
  ['half a document', '{"game":', 'notJson', undefined],
  ['deep JSON', deep, 'tooDeep', undefined],
  ['a hostile key', '{"__proto__":{"game":1}}', 'hostileKey', undefined],
  ['a list', '[]', 'wrongType', undefined],
  ['an unknown key', { ...record, extra: 1 }, 'unknownKey', ['extra']],
  ['an unknown game', { ...record, game: 'tactic' }, 'cli.unknownGame', ['game']],
  ['another version', { ...record, version: 99 }, 'wrongGame', undefined],
  ['a seed drawn down to 32 bits', { ...record, seeding: undefined }, 'oldSeeding', undefined],
  ['options that the game refuses', { ...record, options: { wdith: 1 } }, 'unknownKey', ['wdith']],
  ['deep options', JSON.stringify(record).replace('{}', deep), 'tooDeep', undefined],
])('replay refuses %s', async (_what, content, code, path) => {
  const file = join(folder(), 'record.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  const called = await said(`replay ${file} --json`);
  expect(called.code).toBe(3);
  expect(called.stderr).toBe('');
  const { error } = JSON.parse(called.stdout) as {
    error: { issues: { code: string; path?: unknown[]; words: string }[] };
  };
  expect(error.issues[0]).toMatchObject({ code, ...(path ? { path } : {}) });
  expect(error.issues[0]?.words).not.toMatch(/\p{Cc}/u);
});

it.each([
  ['noise', '\u0000'.repeat(1_000_000), 'notJson', undefined],
  ['deep JSON', deep, 'tooDeep', undefined],
  ['a deep state', JSON.stringify(question).replace('{}', deep), 'tooDeep', undefined],
  ['an unknown key', { ...question, sepc: 1 }, 'unknownKey', ['sepc']],
  ['no attempt', { ...question, attempt: undefined }, 'wrongType', ['attempt']],
  ['a hostile key', `{"state":{"constructor":{}}}`, 'hostileKey', undefined],
  ['an unknown game', { ...question, game: 'chess' }, 'cli.unknownGame', ['game']],
  ['a wrong state', question, 'wrongType', ['state', 'config']],
  ['a later board without a choice', { ...question, later: {} }, 'cli.noChoice', ['later']],
])('explain refuses %s', async (_what, content, code, path) => {
  const stdin = typeof content === 'string' ? content : JSON.stringify(content);
  const called = await said('explain --json', { stdin });
  expect(called.code).toBe(3);
  const { error } = JSON.parse(called.stdout) as { error: { issues: { code: string; path?: unknown[] }[] } };
  expect(error.issues[0]).toMatchObject({ code, ...(path ? { path } : {}) });
});

it('says errors in words without --json', async () => {
  const called = await said('explain', { stdin: '{"game":"taktik","sepc":1}' });
  expect(called).toMatchObject({ code: 3, stdout: '' });
  expect(called.stderr).toContain('sepc: There is no key sepc here.');
});

const game = 'play taktik --width 8 --height 8 --seed 1 --max-moves 5';

it.each([
  [game, true, {}, true],
  [game, false, {}, false],
  [game, true, { NO_COLOR: '1' }, false],
  [game, true, { NO_COLOR: '' }, true],
  [`${game} --no-color`, true, {}, false],
  [game, false, { FORCE_COLOR: '1' }, true],
  [game, true, { TERM: 'dumb' }, false],
])('%s, terminal %s, %j: colours %s', async (line, isTTY, env, colours) => {
  const { stdout } = await said(line, { isTTY, env });
  expect(stdout.includes('\u001B[')).toBe(colours);
});
