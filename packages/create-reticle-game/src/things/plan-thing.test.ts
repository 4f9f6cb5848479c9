import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unwrap } from '@reticle/core';
import { expect, it } from 'vitest';
import { folder } from '../../test/scratch.js';
import { planGame, writeGame } from '../scaffold.js';
import { planThing, writeThing, type ThingWish } from './plan-thing.js';

async function game(bare = false): Promise<string> {
  const plan = unwrap(await planGame({ name: 'lamps', bare }, folder(), '1.2.3'));
  unwrap(await writeGame(plan));
  return plan.folder;
}

type Row = readonly [wish: ThingWish, created: readonly string[], rewritten: readonly string[]];
const inFolder = (thing: 'effect' | 'keyword' | 'trigger' | 'verb' | 'protection', name: string): Row => [
  { thing, name },
  [`src/${thing}s/${name}.test.ts`, `src/${thing}s/${name}.ts`],
  [`src/${thing}s/index.ts`],
];
const WHOLE: readonly Row[] = [
  [{ thing: 'card', name: 'Oil Fox' }, ['src/cards/oil-fox.test.ts'], ['src/cards.json']],
  inFolder('effect', 'scorch'),
  inFolder('keyword', 'sturdy'),
  inFolder('trigger', 'ignite'),
  inFolder('verb', 'rouse'),
  [
    { thing: 'protection', name: 'hush' },
    ['src/protections/hush.test.ts', 'src/protections/hush.ts', 'src/keywords/hush.ts'],
    ['src/protections/index.ts', 'src/keywords/index.ts'],
  ],
];
const BARE: readonly Row[] = [
  [
    { thing: 'card', name: 'Oil Lamp' },
    ['src/set/oil-lamp.test.ts', 'src/set/oil-lamp.ts'],
    ['src/set/index.ts'],
  ],
  [
    { thing: 'pattern', name: 'in the dark', role: 'tail' },
    ['src/lexicon/entries/in-the-dark.test.ts', 'src/lexicon/entries/in-the-dark.ts'],
    ['src/lexicon/entries/index.ts'],
  ],
  [
    { thing: 'restriction', name: 'brittle' },
    ['src/filters/brittle.test.ts', 'src/filters/brittle.ts', 'test/cases/brittle.ts'],
    ['src/filters/index.ts', 'test/cases/index.ts'],
  ],
  [
    { thing: 'protection', name: 'hush' },
    ['src/protections/hush.test.ts', 'src/protections/hush.ts'],
    ['src/protections/index.ts'],
  ],
];

it.each([...WHOLE.map((row) => [false, ...row] as const), ...BARE.map((row) => [true, ...row] as const)])(
  'bare: %j, %j',
  async (bare, wish, created, rewritten) => {
    const at = await game(bare);
    const plan = unwrap(await planThing(wish, join(at, 'src')));
    expect(plan.folder).toBe(at);
    expect(plan.create.map(({ path }) => path)).toEqual(created);
    expect(plan.rewrite.map(({ path }) => path)).toEqual(rewritten);
    expect(plan.create.map(({ text }) => text).join('\n')).not.toMatch(/some.?thing/iu);
    expect(plan.next[0]).toContain(created[0]);
    expect(plan.next[1]).toContain(created[1] ?? rewritten[0]);
    expect(existsSync(join(at, created[0] ?? ''))).toBe(false);
    expect(await writeThing(plan)).toMatchObject({ ok: true });
    const again = await planThing(wish, at);
    const code = wish.thing === 'card' && !bare ? 'create.cardTaken' : 'create.fileTaken';
    expect(again.ok ? [] : again.issues).toMatchObject([{ code }]);
  },
);

it('adds a card to the list as it is laid out, and to an empty one', async () => {
  const at = await game();
  const file = join(at, 'src/cards.json');
  const before = readFileSync(file, 'utf8');
  const added = async (name: string) =>
    unwrap(await planThing({ thing: 'card', name }, at)).rewrite.map(({ text }) => text);
  const [text = ''] = await added("Fool's Fox");
  expect(text.startsWith(before.slice(0, before.lastIndexOf('}')))).toBe(true);
  expect(text).toContain('  { "name": "Fool\'s Fox", "cost": 1, "power": 1, "health": 1, "text": "" }\n]\n');
  writeFileSync(file, '[]');
  expect((await added('Oil Fox')).map((json): unknown => JSON.parse(json))).toMatchObject([
    [{ name: 'Oil Fox' }],
  ]);
});

it.each(['', '{}', '[{ "title": "Fox" }]', '[1]'])(
  'leaves a list of cards alone that is none: %j',
  async (list) => {
    const at = await game();
    writeFileSync(join(at, 'src/cards.json'), list);
    expect(await planThing({ thing: 'card', name: 'Oil Fox' }, at)).toMatchObject({
      issues: [{ code: 'create.noCards' }],
    });
  },
);

it('writes a keyword of two words as the texts of cards have it', async () => {
  const plan = unwrap(await planThing({ thing: 'keyword', name: 'first strike' }, await game()));
  expect(plan.rewrite[0]?.text).toContain("  'first strike': firstStrikeKeyword,\n");
});

it('a protection is a keyword that cards can have, or asks for one that is there', async () => {
  const at = await game();
  const plan = unwrap(await planThing({ thing: 'protection', name: 'deep hush' }, at));
  expect(plan.rewrite.map(({ text }) => text).join('\n')).toContain("  'deep hush': deepHushKeyword,\n");
  expect(plan.create.map(({ text }) => text).join('\n')).toContain("keywords.includes('deep hush')");
  expect(plan.next[2]).toBe('cards have it by the keyword "deep hush"');
  const swift = unwrap(await planThing({ thing: 'protection', name: 'swift' }, at));
  expect(swift.create.map(({ path }) => path)).toEqual([
    'src/protections/swift.test.ts',
    'src/protections/swift.ts',
  ]);
});

it('writes a name with an apostrophe as code', async () => {
  const { create } = unwrap(await planThing({ thing: 'card', name: "Fool's Lamp" }, await game(true)));
  expect(create.map(({ text }) => text).join('\n')).toContain(`name: "Fool's Lamp",`);
});

it.each<[wish: ThingWish, bare: boolean, code: string]>([
  [{ thing: 'card', name: '../Lamp' }, false, 'create.badName'],
  [{ thing: 'card', name: 'Cinder Fox' }, false, 'create.cardTaken'],
  [{ thing: 'keyword', name: 'swift' }, false, 'create.fileTaken'],
  [{ thing: 'pattern', name: 'dark' }, false, 'create.otherThing'],
  [{ thing: 'effect', name: 'burn' }, true, 'create.otherThing'],
  [{ thing: 'effect', name: 'damage' }, false, 'create.effectTaken'],
  [{ thing: 'effect', name: 'draw' }, false, 'create.effectTaken'],
  [{ thing: 'pattern', name: "fool's" }, true, 'create.badName'],
  [{ thing: 'restriction', name: 'zone' }, true, 'create.keyTaken'],
  [{ thing: 'restriction', name: 'up to' }, true, 'create.keyTaken'],
  [{ thing: 'restriction', name: 'any of' }, true, 'create.keyTaken'],
  [{ thing: 'card', name: 'Lantern' }, true, 'create.fileTaken'],
])('refuses %j, bare: %j: %s', async (wish, bare, code) => {
  const plan = await planThing(wish, await game(bare));
  expect(plan.ok ? [] : plan.issues.map((found) => found.code)).toEqual([code]);
});

it('refuses outside a game, and a game of another layout', async () => {
  const wish = { thing: 'card', name: 'Oil Lamp' } as const;
  const at = folder();
  expect(await planThing(wish, at)).toMatchObject({ issues: [{ code: 'create.noGame' }] });
  writeFileSync(join(at, 'package.json'), '{"reticle":{"layout":3}}');
  expect(await planThing(wish, at)).toMatchObject({ issues: [{ code: 'create.otherLayout' }] });
});

it('takes an index that was laid out anew, and leaves one alone that says something else', async () => {
  const wish = { thing: 'protection', name: 'hush' } as const;
  const at = await game();
  const index = join(at, 'src/protections/index.ts');
  const text = readFileSync(index, 'utf8');
  writeFileSync(index, text.replaceAll("'", '"').replaceAll(';', '').replaceAll(' {', '\n{'));
  expect(await planThing(wish, at)).toMatchObject({ ok: true });
  writeFileSync(index, `${text}\nexport const mine = 1;\n`);
  expect(await planThing(wish, at)).toMatchObject({
    issues: [{ code: 'create.indexEdited', data: { wanted: text } }],
  });
});

it('refuses where a file of its own stands among the things', async () => {
  const at = await game(true);
  mkdirSync(join(at, 'src/set/old'));
  writeFileSync(join(at, 'src/set/helpers.ts'), '');
  const plan = await planThing({ thing: 'card', name: 'Oil Lamp' }, at);
  expect(plan).toMatchObject({ issues: [{ code: 'create.indexEdited' }] });
});
