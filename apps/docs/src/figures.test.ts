import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { writtenPages } from './pages.mjs';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const page = writtenPages()['guide/table'] ?? '';
const rows = [...page.matchAll(/^\| (?<what>[^|]+?) +\| (?<most>[^|]+?) +\| `(?<test>[^`]+)`/gmu)].map(
  ({ groups }) => ({
    what: groups?.['what'] ?? '',
    most: groups?.['most'] ?? '',
    test: groups?.['test'] ?? '',
  }),
);

it('the figures of a table are those that their tests hold', () => {
  const clicks = read('packages/react/src/clicks.test.ts');
  const held = [
    ...clicks.matchAll(/\['(?<game>\w+)', \(seed: string\) => played\(\w+, seed\), (?<most>\d+)\]/gu),
  ].map(({ groups }) => [`presses in a whole match of ${groups?.['game']}`, groups?.['most']]);
  const budget = /const BUDGET = (?<bytes>[\d_]+);/u.exec(read('apps/playground/test/smoke.test.ts'));
  const kilobytes = Number(budget?.groups?.['bytes']?.replaceAll('_', '')) / 1000;
  const told = new Map(rows.map(({ what, most }) => [what, most]));
  expect(held.length).toBe(3);
  expect(held.filter(([what = '', most]) => told.get(what) !== most)).toEqual([]);
  expect(told.get('first load of the playground, packed')).toBe(`${kilobytes} kB`);
});

it('each figure names a test that is there', () => {
  expect(rows.length).toBeGreaterThan(5);
  expect(
    rows.filter(
      ({ test }) => !test.includes('*') && !existsSync(new URL(`../../../${test}`, import.meta.url)),
    ),
  ).toEqual([]);
});

it('each figure of the speed at a glance stands in the decision about it, where it was measured', () => {
  const speed = writtenPages()['guide/speed'] ?? '';
  const [, glance = ''] = speed.split(/<!-- #(?:end)?region glance -->/u);
  const measured = read('docs/adr/0039-speed-is-compared-with-an-earlier-commit-in-one-run.md');
  const figures = [...glance.matchAll(/(?<=\| )(?<figure>[\d.,]+)(?= (?:ms|KB)? *\|)/gu)].map(
    ([figure]) => figure,
  );
  expect(figures.length).toBeGreaterThan(12);
  const told = new Set(measured.match(/[\d.,]*\d/gu));
  expect(figures.filter((figure) => !told.has(figure))).toEqual([]);
});

it('the pages about speed and about bots have one table each', () => {
  const tables = (name: string) => (writtenPages()[name] ?? '').match(/^\| -+ /gmu)?.length;
  expect(tables('guide/speed')).toBe(1);
  const [, part = ''] = (writtenPages()['guide/arena'] ?? '').split('## How well they play');
  expect((part.split('\n## ', 1)[0] ?? '').match(/^\| -+ /gmu)).toHaveLength(1);
});
