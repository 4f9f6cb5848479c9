import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { call, said } from '../../test/call.js';
import { asArray, asLines, cards, fileWith, imp, packed } from '../../test/cards.js';

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

describe('whole cards', () => {
  const herald = { name: 'Bog Herald', types: 'Creature', oracle: 'Flying', power: '1', toughness: '1' };
  const singer = { ...herald, name: 'Reed Singer', oracle: 'Flying\nWhen Reed Singer dies, warble twice.' };
  const idol = { name: 'Idol', types: 'Artifact', oracle: '{T}: You gain 1 life. Praise the moon.\nWarble.' };
  const flock = [
    { ...herald, set: 'ABC' },
    { ...singer, set: 'abc' },
    { ...idol, set: 'xyz' },
  ];
  it('faults of the data are no constructs that the language lacks', async () => {
    const card = {
      name: 'Reed',
      type: 'Character',
      color: 'Mauve',
      cost: 1,
      inkwell: true,
      fullText: 'Rush',
    };
    const { stdout } = await said(`coverage lorcana ${fileWith(JSON.stringify([card]))} --json`);
    expect(JSON.parse(stdout)).toMatchObject({ whole: { cards: 1, whole: 0, missing: [] } });
    const walker = { name: 'Wanderer', types: 'Planeswalker', oracle: '+1: Draw a card.' };
    const magic = await said(`coverage mtg ${fileWith(JSON.stringify([walker]))} --json`);
    expect(JSON.parse(magic.stdout)).toMatchObject({
      whole: { missing: [{ phrase: 'loyalty planeswalker' }] },
    });
  });

  it('are read from stdin, packed or not', async () => {
    const stdin = JSON.stringify([herald]);
    const { code, stdout } = await said('coverage mtg - --json', { stdin });
    expect([code, JSON.parse(stdout)]).toMatchObject([0, { whole: { cards: 1, whole: 1 } }]);
    const zipped = await call(['coverage', 'mtg', '-', '--json'], { stdin: gzipSync(stdin) });
    expect([zipped.code, JSON.parse(zipped.stdout)]).toMatchObject([0, { whole: { cards: 1, whole: 1 } }]);
    const none = await said('coverage mtg -', { stdin: '' });
    expect([none.code, none.stderr]).toEqual([3, 'Nothing came through stdin.\n']);
  });

  const wholeOf = async (content: string, flags = '') => {
    const { code, stdout } = await said(`coverage mtg ${fileWith(content)} --json ${flags}`);
    const { whole } = JSON.parse(stdout) as { whole: { missing: object[] } };
    return { code, whole };
  };

  it('are counted by set, and what most of the others lack is ranked, with those that lack nothing else', async () => {
    const { whole } = await wholeOf(asLines(flock));
    expect(whole).toMatchObject({
      cards: 3,
      whole: 1,
      sets: { abc: { cards: 2, whole: 1 }, xyz: { cards: 1, whole: 0 } },
      missingPhrases: 2,
      missing: [
        { phrase: 'warble', count: 2, alone: 1, example: 'Reed Singer' },
        { phrase: 'praise', count: 1, alone: 0, example: 'Idol' },
      ],
    });
  });

  it('lack the same construct whatever its numbers, its costs and the names of the cards', async () => {
    const { whole } = await wholeOf(
      asLines([
        {
          ...herald,
          name: 'Ash',
          oracle: 'Return two lands to your library with 3 creatures, paying {1}{G}.',
        },
        { ...herald, name: 'Elm', oracle: 'Return four lands to your library with 7 creatures, paying {R}.' },
      ]),
    );
    expect(whole.missing).toMatchObject([{ count: 2, alone: 2 }]);
  });

  it('lack the first sentence with which an ability is not read, not those before it', async () => {
    const { whole } = await wholeOf(
      asLines([{ ...herald, oracle: '{T}: Draw a card. Creatures lands draw of your card.' }]),
    );
    expect(whole.missing).toMatchObject([{ phrase: 'creatures lands draw of your card' }]);
  });

  it('of the sets that are asked for are counted alone, reprints in each of their sets', async () => {
    const again = { ...imp, set: 'two', id: 'print-9' };
    const content = asLines([{ ...imp, set: 'one' }, again, { ...again, id: 'print-10' }]);
    expect((await wholeOf(content)).whole).toMatchObject({
      cards: 1,
      sets: { one: { cards: 1 }, two: { cards: 1 } },
    });
    expect((await wholeOf(content, '--set TWO')).whole).toMatchObject({
      cards: 1,
      sets: { two: { cards: 1 } },
    });
  });

  it('of a set that the file does not have are refused', async () => {
    const { code, stderr } = await said(`coverage mtg ${fileWith(asLines(flock))} --set abd`);
    expect([code, stderr]).toEqual([2, expect.stringContaining('abc')]);
  });

  it('come first in the table', async () => {
    const { stdout } = await said(`coverage mtg ${fileWith(asLines(flock))}`);
    expect(stdout).toContain(
      'cards read whole      1 of 3 (33.3 %)\n  abc                 1 of 2 (50.0 %)\n  xyz                 0 of 1 (0.0 %)\n',
    );
    expect(stdout).toContain('     2     1  warble\n');
  });

  it('of a long file are counted with a bar in a terminal', async () => {
    let now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 100));
    onTestFinished(() => clock.mockRestore());
    const many = fileWith(asLines(Array.from({ length: 60 }, () => herald)));
    expect((await said(`coverage mtg ${many}`, { isTTY: true })).stderr).toMatch(/#+ {2}\d+ %, 59 cards/u);
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
  ['mtg', 'a string', '"cards"', 'cli.noColumns', undefined],
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

it('reads a table of Magic cards, and a match is played with them', async () => {
  const table =
    'Name,Types,Cost,Power,Toughness,Oracle\nMoss Cub,Creature — Bear,{G},2,1,\n"Green Hail",Sorcery,{1}{G},,,"Green Hail deals 2 damage to target creature an opponent controls."\n';
  const file = fileWith(table);
  const { code, stdout } = await said(`coverage mtg ${file} --json`);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ cards: 2, whole: { cards: 2, whole: 2 }, clauses: 1 });
  const deck = fileWith('12 Moss Cub\n12 Green Hail\n16 Forest\n');
  const played = await said(`play mtg --cards ${file} --decks ${deck} --bots random --seed 1 --json`);
  expect(played.code).toBe(0);
  const other = await said(`coverage mtg ${fileWith('title,price\nMoss Cub,3\n')} --json`);
  expect(other.code).toBe(3);
  expect(JSON.parse(other.stdout)).toMatchObject({ error: { issues: [{ code: 'cli.noColumns' }, {}] } });
});
