import { expect, it } from 'vitest';
import { figures, interval, mayHold, told } from './figures.mjs';

const mutant = (status: string) => ({
  status,
  mutatorName: 'BooleanLiteral',
  replacement: 'true',
  location: { start: { line: 7 } },
});
const report = (low: number) => ({
  thresholds: { low },
  files: {
    'src/rules/a.ts': { mutants: ['Killed', 'Killed', 'Survived', 'CompileError'].map(mutant) },
    'src/rules/costs/b.ts': { mutants: ['Timeout', 'Ignored'].map(mutant) },
    'src/state/c.ts': { mutants: ['NoCoverage'].map(mutant) },
  },
});

it('counts what was drawn, and neither what was not nor what is made once', () => {
  const rows = figures(report(85)).map(({ folder, found, tried }) => [folder, found, tried]);
  expect(rows).toEqual([
    ['all', 3, 5],
    ['rules', 3, 4],
    ['rules/costs', 1, 1],
    ['state', 0, 1],
  ]);
});

it.each([
  [90, 100, 82.56, 94.48],
  [450, 500, 87.06, 92.33],
  [0, 10, 0, 27.75],
  [0, 0, 0, 100],
])('%d of %d lie between %d and %d percent of the whole', (found, tried, low, high) => {
  const [from, to] = interval(found, tried);
  expect(from).toBeCloseTo(low, 1);
  expect(to).toBeCloseTo(high, 1);
});

it('tells where nothing was noticed', () => {
  expect(told(report(85))).toContain('src/state/c.ts:7  BooleanLiteral: true');
  expect(told(report(85))).not.toContain('src/rules/costs/b.ts');
});

it('refutes only what the sample cannot be drawn from', () => {
  expect([mayHold(report(85)), mayHold(report(99))]).toEqual([true, false]);
});
