import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unwrap } from '@reticle/core';
import { expect, it } from 'vitest';
import { folder } from '../../test/scratch.js';
import { planGame, writeGame } from '../scaffold.js';
import { planThing, writeThing, type ThingWish } from './plan-thing.js';

async function game(): Promise<string> {
  const plan = unwrap(await planGame({ name: 'lamps' }, folder(), '1.2.3'));
  unwrap(await writeGame(plan));
  return plan.folder;
}

it.each<[wish: ThingWish, created: readonly string[], rewritten: readonly string[]]>([
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
])('%j', async (wish, created, rewritten) => {
  const at = await game();
  const plan = unwrap(await planThing(wish, join(at, 'src')));
  expect(plan.folder).toBe(at);
  expect(plan.create.map(({ path }) => path)).toEqual(created);
  expect(plan.rewrite.map(({ path }) => path)).toEqual(rewritten);
  expect(plan.create.map(({ text }) => text).join('\n')).not.toMatch(/some.?thing/iu);
  expect(plan.next[0]).toContain(created[0]);
  expect(plan.next[1]).toContain(created[1]);
  expect(existsSync(join(at, created[0] ?? ''))).toBe(false);
  expect(await writeThing(plan)).toMatchObject({ ok: true });
  const again = await planThing(wish, at);
  expect(again.ok ? [] : again.issues).toMatchObject([{ code: 'create.fileTaken' }]);
});

it('writes a name with an apostrophe as code', async () => {
  const { create } = unwrap(await planThing({ thing: 'card', name: "Fool's Lamp" }, await game()));
  expect(create.map(({ text }) => text).join('\n')).toContain(`name: "Fool's Lamp",`);
});

it.each<[wish: ThingWish, code: string]>([
  [{ thing: 'card', name: '../Lamp' }, 'create.badName'],
  [{ thing: 'pattern', name: "fool's" }, 'create.badName'],
  [{ thing: 'restriction', name: 'zone' }, 'create.keyTaken'],
  [{ thing: 'restriction', name: 'up to' }, 'create.keyTaken'],
  [{ thing: 'restriction', name: 'any of' }, 'create.keyTaken'],
  [{ thing: 'card', name: 'Lantern' }, 'create.fileTaken'],
])('refuses %j: %s', async (wish, code) => {
  const plan = await planThing(wish, await game());
  expect(plan.ok ? [] : plan.issues.map((found) => found.code)).toEqual([code]);
});

it('refuses outside a game, and a game of another layout', async () => {
  const wish = { thing: 'card', name: 'Oil Lamp' } as const;
  const at = folder();
  expect(await planThing(wish, at)).toMatchObject({ issues: [{ code: 'create.noGame' }] });
  writeFileSync(join(at, 'package.json'), '{"reticle":{"layout":2}}');
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
  const at = await game();
  mkdirSync(join(at, 'src/set/old'));
  writeFileSync(join(at, 'src/set/helpers.ts'), '');
  const plan = await planThing({ thing: 'card', name: 'Oil Lamp' }, at);
  expect(plan).toMatchObject({ issues: [{ code: 'create.indexEdited' }] });
});
