import { expect, it } from 'vitest';
import { said } from '../../test/call.js';
import { asArray, asLines, cards, fileWith, packed } from '../../test/cards.js';

const faces = [
  { name: 'Sootling', types: 'Creature', oracle: '{T}: Sootling deals 1 damage to any target.' },
  { name: 'Gilding', types: ['Sorcery'], oracle: 'Gild target frobnicator.' },
  { name: 'Regilding', types: ['Sorcery'], oracle: 'Gild target frobnicator.\nDestroy target artifact.' },
  { name: 'Boots', types: ['Artifact'], oracle: 'Equip {2}' },
  { name: 'Meadow', oracle: '', painter: 'somebody' },
];

it.each([
  ['an array', asArray(faces)],
  ['lines', asLines(faces)],
  ['packed lines', packed(asLines(faces))],
])('counts and ranks the faces of %s', async (_what, content) => {
  const { code, stdout, stderr } = await said(`coverage mtg ${fileWith(content)} --json`);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(JSON.parse(stdout)).toMatchObject({
    game: 'mtg',
    cards: 5,
    faces: 5,
    targeting: 4,
    clauses: 5,
    understood: 3,
    share: 0.6,
    byAbility: {
      activated: { clauses: 1, understood: 1 },
      keyword: { clauses: 1, understood: 1 },
      spell: { clauses: 3, understood: 1 },
    },
    refusedPhrases: 1,
    refused: [{ phrase: 'frobnicator', count: 2, code: 'text.unknownNoun', example: 'Gilding' }],
  });
});

it('takes what import takes', async () => {
  const { stdout } = await said(`coverage mtg ${fileWith(asArray(cards))}`);
  expect(stdout).toContain('clauses understood    2 of 3 (66.7 %)\n  activated');
});

it.each([
  ['--top 0', /refused +1\n\.\.\. and 1 more/],
  ['--top 5', /refused +1\n +2 {2}/],
])('%s', async (flag, wanted) => {
  const { code, stdout } = await said(
    `coverage mtg ${fileWith(asLines([...faces.slice(1, 2), faces[1]!]))} ${flag}`,
  );
  expect(code).toBe(0);
  expect(stdout).toMatch(wanted);
});

it.each([
  ['a face without a name', [{ ...faces[0], name: undefined }], 'wrongType', [0, 'name']],
  ['a text that is none', [faces[0]!, { name: 'x', oracle: 1 }], 'wrongType', [1, 'oracle']],
])('refuses %s', async (_what, content, code, path) => {
  const called = await said(`coverage mtg ${fileWith(asLines(content))} --json`);
  expect(called.code).toBe(3);
  expect(JSON.parse(called.stdout)).toMatchObject({
    error: { issues: [{ code, path }, { code: 'cli.cardsWanted' }] },
  });
});

it.each([
  ['mtg', 'one card without words', '[{ "name": "Spark", "text": "Destroy it." }]', 'cli.noCard', [0]],
  ['mtg', 'an object with a list', '{ "cards": [] }', 'cli.noCard', [0]],
  ['mtg', 'a face without a name', '[{ "oracle": "Destroy it." }]', 'wrongType', [0, 'name']],
  ['mtg', 'a string', '"cards"', 'notJson', undefined],
  ['mtg', 'a list of numbers', '[1]', 'cli.noCard', [0]],
  [
    'lorcana',
    "another game's card",
    '[{ "name": "Spark", "oracle_text": "Destroy it." }]',
    'cli.noCard',
    [0],
  ],
])('of %s, says of %s what a file of cards looks like', async (game, _what, content, code, path) => {
  const called = await said(`coverage ${game} ${fileWith(content)} --json`);
  expect(called.code).toBe(3);
  const { error } = JSON.parse(called.stdout) as {
    error: { issues: { code: string; data: { example?: object } }[] };
  };
  expect(error.issues).toMatchObject([
    { code, ...(path ? { path } : {}) },
    { code: 'cli.cardsWanted', data: { game } },
  ]);
  const { example } = error.issues[1]!.data;
  const again = await said(`coverage ${game} ${fileWith(JSON.stringify([example]))} --json`);
  expect(JSON.parse(again.stdout)).toMatchObject({ cards: 1, clauses: 1, understood: 1 });
});

it('says in words what a file of cards looks like', async () => {
  const { stderr } = await said(`coverage lorcana ${fileWith('[{ "name": "Spark" }]')}`);
  expect(stderr).toContain('This is no card: it has none of the keys fullText, text,');
  expect(stderr).toContain(
    'or an object with them under cards. A card looks like this: {"name":"Lamplighter"',
  );
});

it('says nothing of nothing', async () => {
  const { code, stdout } = await said(`coverage mtg ${fileWith('[]')} --json`);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ faces: 0, clauses: 0, share: null });
});
