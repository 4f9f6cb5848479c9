import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CURVES, growthDrawings } from './growth.mjs';

const SPEED = new URL(
  '../../../docs/adr/0039-speed-is-compared-with-an-earlier-commit-in-one-run.md',
  import.meta.url,
);

it('each measured curve stands in one drawing, with its power', () => {
  expect(CURVES.length).toBeGreaterThan(7);
  const drawn = Object.values(growthDrawings()).join('');
  expect(drawn).not.toContain('NaN');
  expect(drawn.match(/<polyline/gu)).toHaveLength(CURVES.length);
  for (const { power } of CURVES) expect(drawn).toContain(`: ${power.toFixed(2)}</text>`);
});

it('the decision about speed tells the powers that were measured, and names another for what grows with more than n log n', () => {
  const lines = readFileSync(SPEED, 'utf8').split('\n');
  const untold = CURVES.filter(({ name, power, powerOfLastThree }) => {
    const row = lines.find((line) => line.startsWith(`| ${name} `)) ?? '';
    const powers = [power, powerOfLastThree].map((one) => `| ${one.toFixed(2)} `);
    return !(powers.every((one) => row.includes(one)) && (powerOfLastThree <= 1.5 || row.includes('(0030-')));
  });
  expect(untold).toEqual([]);
});
