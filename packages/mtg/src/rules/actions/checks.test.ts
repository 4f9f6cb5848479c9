import { expect, it } from 'vitest';
import { card, change, creature } from '../../../test/board.js';
import { matchOf } from '../../../test/match.js';
import { moveCard } from '../../state/zones.js';
import { sourceExistsCheck, standardTapCheck } from './permanents.js';

it.each<readonly [string, Parameters<typeof change>[2], boolean]>([
  ['107.5 untapped', {}, true],
  ['107.5 tapped', { tapped: true }, false],
  ['302.6 come this turn', { thisTurn: ['entered'] }, false],
  ['702.10b come this turn, with haste', { thisTurn: ['entered'], keywords: [{ keyword: 'haste' }] }, true],
  ['302.6 come this turn, no creature', { thisTurn: ['entered'], types: ['artifact'] }, true],
  ['702.26b phased out', { phasedOut: true }, false],
  ['110.5 in another zone', { zone: 'hand' }, false],
])('%s', (_name, facts, can) => {
  expect(standardTapCheck({ ...creature('bear', 'you'), ...facts })).toBe(can);
});

it('113.6, 400.7 the source is there as long as it is that very object, in the zone in which it works', () => {
  const bear = creature('bear', 'you');
  const state = matchOf(bear, card('rod', 'you'));
  const gone = moveCard(state, 'bear', 'graveyard');
  expect(sourceExistsCheck(state, bear)).toBe(true);
  expect(sourceExistsCheck(gone, bear)).toBe(false);
  expect(sourceExistsCheck(gone, { ...bear, incarnation: 1 }, 'graveyard')).toBe(true);
  expect(sourceExistsCheck(moveCard(gone, 'bear', 'battlefield'), bear)).toBe(false);
  expect(sourceExistsCheck(change(state, 'bear', { phasedOut: true }), bear)).toBe(false);
  expect(sourceExistsCheck(matchOf(), bear)).toBe(false);
});
