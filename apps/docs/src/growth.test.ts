import { expect, it } from 'vitest';
import { CURVES, growthDrawings } from './growth.mjs';
import { writtenPages } from './pages.mjs';

it('each measured curve stands in one drawing, with its power', () => {
  expect(CURVES.length).toBeGreaterThan(7);
  const drawn = Object.values(growthDrawings()).join('');
  expect(drawn).not.toContain('NaN');
  expect(drawn.match(/<polyline/gu)).toHaveLength(CURVES.length);
  for (const { power } of CURVES) expect(drawn).toContain(`: ${power.toFixed(2)}</text>`);
});

it('the page about speed tells the powers that were measured, and names a decision for what grows with more than n log n', () => {
  const page = writtenPages()['guide/speed'] ?? '';
  for (const { name, power, powerOfLastThree } of CURVES) {
    const row = page.split('\n').find((line) => line.startsWith(`| ${name} `));
    expect(row, name).toContain(`| ${power.toFixed(2)} `);
    expect(row, name).toContain(`| ${powerOfLastThree.toFixed(2)} `);
    if (powerOfLastThree > 1.5) expect(row, name).toContain('/adr/');
  }
});
