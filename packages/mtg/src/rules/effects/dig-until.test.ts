/** Cards that are revealed or exiled until one matches. */
import { expect, it } from 'vitest';
import { card } from '../../../test/board.js';
import { happen, matchOf } from '../../../test/match.js';
import type { Effect } from '../../language/effects/effect.js';

const library = (...types: readonly string[]) =>
  matchOf(
    ...types.map((type, order) => card(`${type}-${order}`, 'you', { zone: 'library', order, types: [type] })),
  );
const dig = (exiled?: true): Effect => ({
  effect: 'digUntil',
  filter: { type: 'land' },
  bind: 'found',
  rest: 'rest',
  ...(exiled ? { exiled } : {}),
});
const put = (bound: string, to: 'hand' | 'graveyard'): Effect => ({
  effect: 'moveCards',
  what: { bound },
  to,
});

it.each<[string, readonly string[], Readonly<Record<string, readonly string[]>>]>([
  [
    'up to the first such card',
    ['creature', 'land', 'land'],
    { hand: ['land-1'], graveyard: ['creature-0'], library: ['land-2'] },
  ],
  [
    'the first card itself',
    ['land', 'creature'],
    { hand: ['land-0'], graveyard: [], library: ['creature-1'] },
  ],
  [
    'all, where there is none',
    ['creature', 'instant'],
    { hand: [], graveyard: ['creature-0', 'instant-1'], library: [] },
  ],
  ['nothing of nothing', [], { hand: [], graveyard: [], library: [] }],
])('701.20a %s', (_title, types, zones) => {
  const { state } = happen(library(...types), [dig(), put('found', 'hand'), put('rest', 'graveyard')]);
  const now = Object.keys(zones).map((zone) => [
    zone,
    state.cards.filter((found) => found.zone === zone).map(({ instanceId }) => instanceId),
  ]);
  expect(Object.fromEntries(now)).toEqual(zones);
});

it('701.20a the rest is all but the card that was found, whatever is done with it first', () => {
  const done = happen(library('creature', 'land'), [dig(), put('rest', 'graveyard'), put('found', 'hand')]);
  expect(done.state.cards.map(({ zone }) => zone)).toEqual(['graveyard', 'hand']);
});

it('406.3 or they are exiled, and stay there, face up', () => {
  const { state, events } = happen(library('creature', 'land', 'land'), dig(true));
  expect(state.cards.map(({ zone, faceDown }) => [zone, faceDown])).toEqual([
    ['exile', false],
    ['exile', false],
    ['library', false],
  ]);
  expect(events.map(({ type }) => type)).toEqual(['revealed', 'moved', 'moved']);
});
