import { unwrap } from '@reticle/core';
import { describeIssue } from '@reticle/core/describe';
import { expect, it } from 'vitest';
import { cardOf, stateOf } from '../../test/board.js';
import { game } from '../game.js';
import { match } from '../match.js';

const mine = { owner: 'ann', controller: 'ann' };
const start = {
  ...unwrap(match.start({}, 1)),
  state: stateOf(
    cardOf('held', { ...mine, zone: 'hand' }),
    cardOf('theirs', { zone: 'hand' }),
    cardOf('top', { ...mine, zone: 'deck' }),
    cardOf('next', { ...mine, zone: 'deck' }),
  ),
};
const zones = (state: typeof start.state) => state.cards.map(({ zone }) => zone);

it('the top card is drawn: all hear of it, and its player which it is', () => {
  const { match: then, events } = unwrap(match.apply(start, { move: 'draw', player: 'ann' }));
  expect(zones(then.state)).toEqual(['hand', 'hand', 'hand', 'deck']);
  expect(match.viewEvents(events, 'bob')).toEqual([{ type: 'drew', player: 'ann' }]);
  expect(match.viewEvents(events, 'ann')).toMatchObject([{ type: 'drew' }, { card: 'top' }]);
});

it('a card of the hand is played, and all hear which', () => {
  const { match: then, events } = unwrap(
    match.apply(start, { move: 'play', player: 'ann', params: { card: 'held' } }),
  );
  expect(zones(then.state)).toEqual(['play', 'hand', 'deck', 'deck']);
  expect(match.viewEvents(events)).toEqual([
    { type: 'played', player: 'ann', card: 'held', name: 'Lantern' },
  ]);
});

it.each([
  ['play', { card: 'theirs' }, start, 'emberfall.notInHand'],
  ['play', { card: 'top' }, start, 'emberfall.notInHand'],
  ['play', { card: 'gone' }, start, 'emberfall.notInHand'],
  ['use', { card: 'held' }, start, 'emberfall.notYours'],
  ['draw', {}, { ...start, state: stateOf() }, 'emberfall.noCards'],
])('%s %j is refused', (move, params, from, code) => {
  const then = match.apply(from, { move, player: 'ann', params });
  const issues = then.ok ? [] : then.issues;
  expect(issues.map((found) => found.code)).toEqual([code]);
  expect(issues.map((found) => describeIssue(found, game))).not.toContain('');
});
