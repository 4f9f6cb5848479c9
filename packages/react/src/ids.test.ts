import { expect, it } from 'vitest';
import { namedIn } from './pointing.js';

it.each([
  ['an ability is no thing', { card: 'bear', ability: 'growl' }, ['bear'], []],
  ['two things', { attacker: 'bear', defender: 'wall' }, ['bear', 'wall'], []],
  ['a thing and a field', { unit: 'bear', to: { x: 2, y: 1 } }, ['bear'], [{ x: 2, y: 1 }]],
  ['numbers and what is no field', { times: 2, at: { x: 'a', y: 1 } }, [], []],
])('%s', (_what, params, things, fields) => {
  expect(namedIn(params, new Set(['bear', 'wall']))).toEqual({ things, fields });
});
