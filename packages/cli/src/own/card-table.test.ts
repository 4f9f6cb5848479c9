import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { said } from '../../test/call.js';
import { compiledGame, project } from '../../test/own-game.js';

let wicks = '';
beforeAll(async () => void (wicks = await compiledGame()));

/** The README's game, with a table of columns: a card says "Snuff target ...", or nothing. */
const cards = `import { cardTable } from '@reticle/core/host';
import * as z from 'zod';
import { host as wicks } from './wicks.js';

const printed = z.strictObject({ name: z.string().min(1), wax: z.int().min(0), text: z.string() });
const read = (words) =>
  /^Snuff target candle\\.$/u.test(words)
    ? { ok: true, value: {} }
    : { ok: false, issues: [{ code: 'wicks.unread', data: { words } }] };
const set = { cards: [{ name: 'Stub', wax: 1, text: '' }], printed, read };
const columns = {
  name: { as: 'text' },
  wax: { as: 'number', from: ['grams'], default: 0 },
  text: { as: 'text', default: '' },
};
export const host = { ...wicks, cards: cardTable({ game: 'wicks', set, columns, ignores: ['painter'] }) };
`;
const manifest = { name: 'wicks', type: 'module', reticle: { games: ['./dist/reticle.js'] } };
const withFile = (content: string): string =>
  project({ 'package.json': manifest, 'dist/wicks.js': wicks, 'dist/reticle.js': cards, cards: content });

const table = 'Name,grams,text,painter\n"Taper, tall",3,"Snuff target\ncandle.",Ann\nLump,,Hum.,Bob\n';
const rows = [
  { name: 'Taper, tall', wax: 3, text: 'Snuff target candle.' },
  { name: 'Lump', text: 'Hum.' },
];

/** What Lump says and nobody understands. */
const LACK: unknown = expect.objectContaining({ example: 'Lump', code: 'wicks.unread' });

it.each([
  ['a table', table],
  ['a JSON array', JSON.stringify(rows)],
  ['JSON lines', rows.map((row) => JSON.stringify(row)).join('\n')],
])('coverage and import read %s', async (_what, content) => {
  const cwd = withFile(content);
  const { code, stdout } = await said('coverage wicks cards --json', { cwd });
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    game: 'wicks',
    cards: 2,
    whole: { cards: 2, whole: 1, missing: expect.arrayContaining([LACK]) as unknown },
  });
  const imported = await said('import wicks cards --definitions own.jsonl --json', { cwd });
  expect(imported).toMatchObject({ code: 0, stderr: '' });
  const written = readFileSync(join(cwd, 'own.jsonl'), 'utf8').trim().split('\n');
  expect(written.map((line) => JSON.parse(line) as unknown)).toEqual([rows[0], { ...rows[1], wax: 0 }]);
  // What import writes is read to the same.
  const again = await said('coverage wicks own.jsonl --json', { cwd });
  expect(JSON.parse(again.stdout)).toMatchObject({ cards: 2, whole: { whole: 1 } });
});

const nested = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
it.each([
  ['a number in words', 'name,grams\nLump,3\nStub,many\n', 'cards.wrongValue', ['row', 3, 'grams']],
  ['a card without a name', 'name,wax\n,3\n', 'cards.noValue', ['row', 2, 'name']],
  ['two columns of one meaning', 'name,wax,grams\nLump,3,4\n', 'cards.twice', ['row', 2, 'grams']],
  ['an open quotation mark', 'name,wax\n"Lump,3\n', 'cli.badTable', ['row', 2]],
  [
    'a key that reaches a prototype, as a column',
    'name,__proto__\nLump,x\n',
    'hostileKey',
    ['row', 2, '__proto__'],
  ],
  [
    'a key that reaches a prototype',
    '[{"name":"Lump","__proto__":{"wax":3}}]',
    'hostileKey',
    [0, '__proto__'],
  ],
  ['a list for a number', '[{"name":"Lump","wax":[3]}]', 'cards.wrongValue', [0, 'wax']],
  [
    'a number for a text, in a line',
    '{"name":"Stub"}\n{"name":"Lump","text":3}',
    'cards.wrongValue',
    [1, 'text'],
  ],
  ['deep JSON', `[{"name":${nested}}]`, 'tooDeep', undefined],
  ['a long text', JSON.stringify([{ name: 'Lump', text: 'a'.repeat(30_000) }]), 'tooLarge', [0, 'text']],
  ['another table', 'title,price\nLump,3\n', 'cli.noColumns', undefined],
  ['words', 'Dear reader', 'cli.noColumns', undefined],
])('refuses %s, and says where', async (_what, content, code, path) => {
  for (const command of ['coverage', 'import']) {
    const { code: exit, stdout } = await said(`${command} wicks cards --json`, { cwd: withFile(content) });
    expect(exit).toBe(3);
    const { error } = JSON.parse(stdout) as {
      error: { issues: { code: string; path?: unknown[]; words: string }[] };
    };
    expect(error.issues[0]).toMatchObject({ code, ...(path ? { path } : {}) });
    expect(error.issues[0]?.words).not.toMatch(/undefined|cards\.\w/u);
  }
});

it('lists a column that nobody reads, and plays no such card', async () => {
  const { code, stdout } = await said('coverage wicks cards --json', {
    cwd: withFile('name,wxa\nLump,3\n'),
  });
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    whole: { whole: 0, missing: [{ phrase: 'wxa', code: 'cards.unreadColumn' }] },
  });
});
