import { unwrap } from '@reticle/core';
import { describeIssue } from '@reticle/core/describe';
import { expect, it } from 'vitest';
import { cardOf, stateOf } from '../../test/board.js';
import { game } from '../game.js';
import { match } from '../match.js';

const mine = { owner: 'ann', controller: 'ann' };
const board = stateOf(
  cardOf('lantern', mine),
  cardOf('spent', { ...mine, exerted: true }),
  cardOf('theirs'),
  cardOf('forged', { ...mine, publicId: 'forged' }),
);
const start = { ...unwrap(match.start({}, 1)), state: board };
const useOf = (card: string, target: string) => ({
  move: 'use',
  player: 'ann',
  params: { card },
  targets: [{ targets: [{ kind: 'card', id: target }] }],
});

it('lights what it chose, is spent, and passes the turn', () => {
  const then = unwrap(match.apply(start, useOf('lantern', 'spent')));
  expect(then.events).toEqual([{ type: 'used', card: 'lantern', effect: 'light', on: ['spent'] }]);
  expect(then.match.state).toMatchObject({
    turn: 'bob',
    left: 9,
    cards: [{ exerted: true }, { lit: true }, {}, {}],
  });
});

it.each([
  ['spent', 'lantern', 'emberfall.spent'],
  ['theirs', 'lantern', 'emberfall.notYours'],
  ['forged', 'lantern', 'emberfall.notYours'],
  ['gone', 'lantern', 'emberfall.notYours'],
  ['lantern', 'theirs', 'filterMismatch'],
])('%s on %s is refused: %s', (card, target, code) => {
  const then = match.apply(start, useOf(card, target));
  const issues = then.ok ? [] : then.issues;
  expect(issues.map((found) => found.code)).toEqual([code]);
  expect(issues.map((found) => describeIssue(found, game))).not.toContain('');
});

it('is ready again after a rest', () => {
  const then = unwrap(match.apply(start, { move: 'rest', player: 'ann' }));
  expect(then.match.state.cards.map(({ exerted }) => exerted)).toEqual([false, false, false, false]);
});
