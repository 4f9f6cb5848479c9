import { expect, it } from 'vitest';
import { arrowOf } from './hint.js';

it.each([
  [
    'a unit attacks another one',
    { params: { unitId: 'tank' }, targets: [{ slot: 'target', targets: [{ kind: 'unit', id: 'truck' }] }] },
    { from: 'tank', to: 'truck' },
  ],
  [
    'a creature attacks a player',
    { params: { attacker: 'bear', player: 'bob' } },
    { from: 'bear', to: 'bob' },
  ],
  ['a unit moves to a field', { params: { unitId: 'tank', to: { x: 1, y: 2 } } }, undefined],
  ['nobody does anything', {}, undefined],
])('%s', (_what, move, arrow) => {
  expect(arrowOf({ move: 'm', player: 'ann', ...move }).arrow).toEqual(arrow);
});
