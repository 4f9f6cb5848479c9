import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { abilityFigures } from './abilities.js';
import { choiceFigures } from './choices.js';
import { filterFigures, searchFigures } from './filters.js';
import { table } from './table.js';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const node = (...args: readonly string[]) => execFileSync(process.execPath, args, { encoding: 'utf8' });

const effort = { rounds: 1, time: 1 };

it('runs, and all contestants find the same', async () => {
  const { known, first } = await filterFigures(20, 4, effort);
  expect(known.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['filter chain by hand', 'sift', 'json-rules-engine']),
  );
  for (const { perSecond } of [...known, ...first, ...(await searchFigures(20, effort))])
    expect(perSecond).toBeGreaterThan(0);
  expect(table('Title', known)).toContain('1.00x');
});

it('finds the same next picks as enumeration, and as matchings do', async () => {
  const { small, large } = await choiceFigures(2, effort);
  expect(small).toHaveLength(3);
  expect(large).toHaveLength(4);
});

it('finds what can be activated on a board', async () => {
  const { legal, figures } = await abilityFigures(20, effort);
  expect(legal).toBeGreaterThan(4);
  expect(figures.map(({ perSecond }) => perSecond > 0)).toEqual([true, true, true]);
});

it('names the rows that it compares commits by, and measures one in a built tree', () => {
  const names = node(file('compare.mjs'), '--list').trim().split('\n');
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('playout mtg random (moves a CPU-second)');
  expect(names).toContain('playout @pkmn/sim random (choices a CPU-second)');
  const options = JSON.stringify({ root: file('../../..'), milliseconds: 1 });
  expect(Number(node(file('compare/row.mjs'), 'query, new list, 200 objects', options))).toBeGreaterThan(0);
});

it('tells how commits are compared', () => {
  expect(node(file('compare.mjs'), '--help')).toContain('--rounds N');
});

it('measures a lap even where the clock passes between two readings', () => {
  const games = JSON.stringify(file('compare/rows/games.mjs'));
  const program = `
    import { perSecond } from ${games};
    let time = 0;
    console.log(perSecond(() => {}, 1, () => (time += 100)));
  `;
  expect(Number(node('--input-type=module', '--eval', program))).toBe(10);
});
