import { expect, it } from 'vitest';
import { issue, type Issue } from '../index.js';
import { ruleOf } from './index.js';

const target = { kind: 'card', id: 'a' };
const rules = { zone: 'G 1', filter: 'G 2', quantity: 'G 3' };
const mismatch = (key: string) => issue('filterMismatch', { slot: 's', target, key, wanted: 1, actual: 2 });

it.each<[Issue, string | undefined]>([
  [mismatch('cost'), 'G 2'],
  [mismatch('zone'), 'G 1'],
  [issue('tooFewTargets', { slot: 's', wanted: 2, got: 1 }), 'G 3'],
  [issue('unknownTarget', { slot: 's', target }), undefined],
  [issue('protectedTarget', { slot: 's', target, protection: 'veil', rule: 'L 3.1' }), 'L 3.1'],
  [issue('refusedByGame', { slot: 's', target, step: 'lit', rule: 'L 2.4' }), 'L 2.4'],
  [issue('notJson', { found: 'NaN' }), undefined],
  [{ code: 'garden.dry', data: { rule: 'G 9' } }, 'G 9'],
  [{ code: 'garden.dry', data: { rule: 9 } }, undefined],
])('%j stands by rule %s', (found, rule) => {
  expect(ruleOf(found, { rules })).toBe(rule);
});

it('names no rule where the game names none', () => {
  expect(ruleOf(mismatch('cost'))).toBeUndefined();
  expect(ruleOf(mismatch('cost'), {})).toBeUndefined();
});
