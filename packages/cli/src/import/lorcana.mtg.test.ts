import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { call, said } from '../../test/call.js';
import { asArray, asLines, fileWith, packed } from '../../test/cards.js';
import { gale, lorcanaCards, mill } from '../../test/lorcana-cards.js';

const whole = { metadata: { made: 'up' }, sets: { 1: { name: 'First' } }, cards: lorcanaCards };

it.each([
  ['an array', asArray(lorcanaCards)],
  ['lines', asLines(lorcanaCards)],
  ['one object', JSON.stringify(whole)],
  ['one object on many lines', JSON.stringify(whole, null, 2)],
  ['a packed object', packed(JSON.stringify(whole))],
])('reads %s', async (_what, content) => {
  const file = fileWith(content);
  const out = join(dirname(file), 'out.jsonl');
  const called = await said(`import lorcana ${file} --out ${out} --json`);
  expect(called).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(called.stdout)).toMatchObject({
    source: 'lorcana',
    cards: 3,
    repeated: 1,
    skipped: {},
    faces: 3,
    targeting: 3,
    clauses: 4,
    understood: 3,
    byAbility: {
      action: { clauses: 2, understood: 1 },
      triggered: { clauses: 2, understood: 2 },
    },
    refused: [{ count: 1, code: 'text.unknownNoun', example: 'Sudden Gale' }],
  });
  expect(readFileSync(out, 'utf8').trim().split('\n')).toHaveLength(3);
});

it('writes facts and requirements, and nothing of the rules text', async () => {
  const file = fileWith(JSON.stringify(whole));
  const out = join(dirname(file), 'out.jsonl');
  await said(`import lorcana ${file} --out ${out}`);
  const text = readFileSync(out, 'utf8');
  for (const words of ['exert', 'BRIGHT LIGHT', 'Bright Light', 'frobnicator', 'of a lamp', 'fullText'])
    expect(text).not.toContain(words);
  const [first, second] = text
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(first).toMatchObject({
    id: 'Old Tom - Lamp Keeper',
    faces: [
      {
        facts: {
          name: 'Old Tom',
          types: ['character'],
          inks: ['amber'],
          keywordValues: { resist: 1 },
          lore: 1,
        },
        unread: [],
        requirements: [
          {
            ability: { kind: 'triggered', index: 1 },
            sentence: 0,
            part: 'effect',
            understood: true,
            slot: {
              accepts: [
                { kind: 'card', filter: { zone: 'play', type: 'character', controller: 'opponent' } },
              ],
            },
          },
        ],
      },
    ],
  });
  expect(second).toMatchObject({
    faces: [
      {
        facts: { types: ['action', 'song'], inks: ['steel', 'ruby'] },
        requirements: [
          { understood: false, issues: [{ code: 'text.unknownNoun' }] },
          { understood: true, slot: { chooser: 'eachOpponent' } },
        ],
      },
    ],
  });
});

it('ranks what is not understood', async () => {
  const { code, stdout } = await said(`coverage lorcana ${fileWith(JSON.stringify(whole))}`);
  expect(code).toBe(0);
  expect(stdout).toContain('clauses understood    3 of 4 (75.0 %)');
});

it.each<[string, string, string, (readonly unknown[])?]>([
  ['an object without cards', '{"metadata":{}}', 'wrongType', [0, 'name']],
  [
    'a card without a name',
    JSON.stringify({ cards: [{ ...mill, name: undefined }] }),
    'wrongType',
    [0, 'name'],
  ],
  [
    'a cost that is none',
    JSON.stringify({ cards: [mill, { ...gale, cost: '2' }] }),
    'wrongType',
    [1, 'cost'],
  ],
  ['an object cut off', JSON.stringify(whole).slice(0, -20), 'notJson'],
  ['noise', `{${'x'.repeat(1_000)}`, 'notJson'],
  ['a string without an end', `{"cards":["${'a'.repeat(3_000_000)}`, 'tooLarge'],
  ['something after the object', `${JSON.stringify(whole)}]`, 'notJson'],
])('refuses %s', async (_what, content, code, path) => {
  const called = await said(`import lorcana ${fileWith(content)} --json`);
  expect(called.code).toBe(3);
  expect(JSON.parse(called.stdout)).toMatchObject({
    error: { issues: [{ code, ...(path ? { path } : {}) }] },
  });
});

it('reads words', async () => {
  const { code, stdout } = await call([
    'parse',
    'lorcana',
    'Banish one of your items to ready chosen character.',
    '--targets',
  ]);
  expect(code).toBe(0);
  expect(stdout).toContain('chosen item of yours');
  expect(stdout).toContain('Targets understood: 2 requirements, 0 mentions.');
});
