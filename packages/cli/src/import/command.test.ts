import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { folder, said } from '../../test/call.js';
import { asArray, asLines, cards, fileWith, imp, packed, reprint, twofold } from '../../test/cards.js';

const forms = [
  ['an array', asArray(cards)],
  ['lines', asLines(cards)],
  ['lines of another system', asLines(cards).replaceAll('\n', '\r\n')],
  ['a byte order mark', `\uFEFF${asArray(cards)}`],
  ['a packed array', packed(asArray(cards))],
  ['packed lines', packed(asLines(cards))],
] as const;

it.each(forms)('reads %s', async (_what, content) => {
  const file = fileWith(content);
  const out = join(dirname(file), 'out.jsonl');
  const called = await said(`import scryfall ${file} --out ${out} --json`);
  expect(called).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(called.stdout)).toMatchObject({
    source: 'scryfall',
    cards: 2,
    repeated: 1,
    skipped: { token: 1 },
    faces: 3,
    targeting: 3,
    clauses: 3,
    understood: 2,
    byAbility: {
      activated: { clauses: 2, understood: 1 },
      triggered: { clauses: 1, understood: 1 },
    },
    refusedPhrases: 1,
    refused: [{ count: 1, code: 'text.unknownNoun', example: 'Dawn Path' }],
    out,
  });
  expect(readFileSync(out, 'utf8').trim().split('\n')).toHaveLength(2);
});

it('writes facts and requirements, and nothing of the rules text', async () => {
  const file = fileWith(asArray(cards));
  const out = join(dirname(file), 'out.jsonl');
  await said(`import scryfall ${file} --out ${out}`);
  const text = readFileSync(out, 'utf8');
  for (const words of ['destroy', 'nonblack creature', 'frobnicator', 'oracle_text', 'prices']) {
    expect(text).not.toContain(words);
  }
  const [first, second] = text
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(first).toMatchObject({
    id: 'imp',
    name: 'Sootling',
    layout: 'normal',
    faces: [
      {
        facts: {
          supertypes: ['legendary'],
          types: ['creature'],
          subtypes: ['Imp', 'Scout'],
          colors: ['black'],
          keywords: [{ keyword: 'flying' }],
          power: 2,
        },
        unread: ['toughness *'],
        requirements: [
          {
            ability: { kind: 'triggered', index: 0 },
            understood: true,
            slot: { accepts: [{ kind: 'card', filter: { zone: 'battlefield', not: { color: 'black' } } }] },
          },
        ],
      },
    ],
  });
  expect(second).toMatchObject({
    faces: [
      { name: 'Dusk Path', facts: { types: ['land'], keywords: [] }, unread: ['keyword vigilance'] },
      { name: 'Dawn Path', requirements: [{ understood: false, issues: [{ code: 'text.unknownNoun' }] }] },
    ],
  });
});

it('says it in words, and what was refused', async () => {
  const { stdout } = await said(`import scryfall ${fileWith(asArray(cards))}`);
  for (const line of [
    'cards                 2\n',
    'further printings     1\n',
    'no cards to play      1: 1 token\n',
    'clauses understood    2 of 3 (66.7 %)\n',
    '     1  ',
    'Dawn Path',
  ]) {
    expect(stdout).toContain(line);
  }
  for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

const whole = asArray([imp, twofold]);
const facts = (changed: object) => asArray([reprint, { ...imp, oracle_id: 'other', ...changed }]);
const nested = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;

it.each([
  ['nothing', '', 'notJson', undefined],
  ['spaces', ' \n\n ', 'notJson', undefined],
  ['noise', '\u0000\u001B[31m\u0007'.repeat(250_000), 'notJson', undefined],
  ['noise in an array', `[${'\u0007'.repeat(1_000_000)}`, 'notJson', undefined],
  ['noise in lines', `{${'x'.repeat(1_000_000)}`, 'notJson', ['line', 1]],
  ['no UTF-8', new Uint8Array([0x5b, 0xff, 0xfe, 0x5d]), 'notJson', undefined],
  ['an array cut off', whole.slice(0, whole.length / 2), 'notJson', undefined],
  ['an array without an end', '[', 'notJson', undefined],
  ['lines cut off', asLines([imp, twofold]).slice(0, -20), 'notJson', ['line', 2]],
  ['something after the array', `${whole}{}`, 'notJson', undefined],
  ['a packed file cut off', packed(whole).slice(0, -12), 'cli.unreadable', undefined],
  ['a broken packed file', packed(whole).fill(7, 20, 60), 'cli.unreadable', undefined],
  ['only the mark of a packed file', new Uint8Array([0x1f, 0x8b]), 'cli.unreadable', undefined],
  ['a string without an end', `["${'a'.repeat(3_000_000)}`, 'tooLarge', [0]],
  ['a packed string without an end', packed(`["${'a'.repeat(50_000_000)}`), 'tooLarge', [0]],
  ['a line without an end', `{"a":"${'a'.repeat(3_000_000)}`, 'tooLarge', ['line', 1]],
  ['a long string', facts({ oracle_text: 'a'.repeat(30_000) }), 'tooLarge', [1, 'oracle_text']],
  ['deep JSON', `[${nested}]`, 'tooDeep', undefined],
  ['a hostile key', '[{"__proto__":{"name":"x"},"name":"x"}]', 'hostileKey', [0, '__proto__']],
  ['numbers', '[1,2]', 'wrongType', [0]],
  ['a card without a name', facts({ name: undefined }), 'wrongType', [1, 'name']],
  ['a colour that is none', facts({ colors: ['purple'] }), 'invalidValue', [1, 'colors', 0]],
  ['a mana value that is none', facts({ cmc: '2' }), 'wrongType', [1, 'cmc']],
  ['a text that is none', facts({ oracle_text: ['a'] }), 'wrongType', [1, 'oracle_text']],
])('refuses %s, and leaves what was there', async (_what, content, code, path) => {
  const file = fileWith(content);
  const out = join(dirname(file), 'out.jsonl');
  writeFileSync(out, 'as it was');
  const start = performance.now();
  const called = await said(`import scryfall ${file} --out ${out} --json`);
  expect(performance.now() - start).toBeLessThan(5_000);
  expect(called).toMatchObject({ code: 3, stderr: '' });
  const { error } = JSON.parse(called.stdout) as {
    error: { issues: { code: string; path?: unknown[]; words: string }[] };
  };
  expect(error.issues[0]).toMatchObject({ code, ...(path ? { path } : {}) });
  expect(error.issues[0]?.words).not.toMatch(/\p{Cc}/u);
  expect(readFileSync(out, 'utf8')).toBe('as it was');
  expect(readdirSync(dirname(file)).toSorted()).toEqual(['cards.json', 'out.jsonl']);
});

it('ends in good order, and writes nothing', async () => {
  const file = fileWith(asArray(cards));
  const out = join(folder(), 'out.jsonl');
  const called = await said(`import scryfall ${file} --out ${out} --json`, { signal: AbortSignal.abort() });
  expect(called.code).toBe(130);
  expect(JSON.parse(called.stdout)).toMatchObject({ cards: 0, interrupted: true });
  expect(readdirSync(dirname(out))).toEqual([]);
});

it('shows how far it is where somebody sees it', async () => {
  const many = Array.from({ length: 3000 }, (_none, at) => ({ ...imp, oracle_id: `card ${at}` }));
  const file = fileWith(asLines(many));
  expect((await said(`import scryfall ${file}`, { isTTY: true })).stderr).toMatch(/%, \d+ cards/);
  expect((await said(`import scryfall ${file} --quiet`, { isTTY: true })).stderr).toBe('');
  expect((await said(`import scryfall ${file}`)).stderr).toBe('');
});
