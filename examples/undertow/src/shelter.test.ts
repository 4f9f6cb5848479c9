import { unwrap } from '@reticle/core';
import { describeIssue } from '@reticle/core/describe';
import { expect, it } from 'vitest';
import { creature, fitting, stateOf } from '../test/board.js';
import { attackSpec, game, table } from './index.js';

const board = stateOf(
  creature('shrimp', 'spitting-shrimp', 'ann deep front'),
  creature('eel', 'moray-eel', 'ann reef front'),
  creature('wall', 'reef-crab', 'bob reef front'),
  creature('behind', 'pilot-fish', 'bob reef back'),
  creature('alone', 'pilot-fish', 'bob shoal back'),
);

it.each([
  ['shrimp', ['wall', 'alone']],
  ['eel', ['wall', 'behind', 'alone']],
])('U7: of the creatures of bob, %s may choose %j', (source, expected) => {
  expect(fitting(board, { controller: 'opponent' }, source, 'target')).toEqual(expected);
});

it('U7: does not keep its own side, nor what takes all, from choosing', () => {
  expect(fitting(board, { row: 'back', controller: 'opponent' }, 'shrimp')).toEqual(['behind', 'alone']);
  const own = game.spec({ slots: [{ kind: 'card', filter: { controller: 'self' } }] });
  const bobs = unwrap(game.resolver(board).legalTargets(own, { controller: 'bob' }));
  expect(bobs.map(({ id }) => id)).toEqual(['wall', 'behind', 'alone']);
});

it('U7: says which creature stands in front', () => {
  const far = attackSpec(table.thing(board, 'shrimp'));
  const attempt = { controller: 'ann', source: { kind: 'card', id: 'shrimp' } };
  const why = unwrap(game.resolver(board).explain(far, attempt, { kind: 'card', id: 'behind' }));
  expect(why.issues.map((issue) => describeIssue(issue, game))).toEqual([
    'The card behind is protected by shelter (rule U7), from card wall.',
  ]);
});
