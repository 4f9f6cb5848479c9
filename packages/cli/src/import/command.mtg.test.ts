import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { folder, said } from '../../test/call.js';
import { asArray, asLines, cards, fileWith, imp, packed } from '../../test/cards.js';

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
  ]) {
    expect(stdout).toContain(line);
  }
  expect(stdout.replaceAll(/\s+/gu, ' ')).toContain('For example: Dawn Path');
  for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
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
  const many = Array.from({ length: 60 }, (_none, at) => ({ ...imp, oracle_id: `card ${at}` }));
  let now = Date.now();
  // A card takes a tenth of a second, so that there is something to show.
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 100));
  onTestFinished(() => clock.mockRestore());
  const file = fileWith(asLines(many));
  const few = fileWith(asLines(many.slice(0, 3)));
  expect((await said(`import scryfall ${file}`, { isTTY: true })).stderr).toMatch(/%, \d+ cards/);
  expect((await said(`import scryfall ${few} --quiet`, { isTTY: true })).stderr).toBe('');
  expect((await said(`import scryfall ${few}`)).stderr).toBe('');
});
