/** Which players and objects are within a player's range of influence (rule 801). */
import { expect, it } from 'vitest';
import { creature } from '../../test/board.js';
import { matchStateOf } from '../../test/match.js';
import { choosersInRange, isInRange, withinRange } from './range.js';

const SEATS = ['ann', 'bob', 'cat', 'dan'];
const near: Readonly<Record<string, readonly string[]>> = {
  ann: ['bob'],
  bob: ['ann', 'cat'],
  cat: ['bob', 'dan'],
};
const source = { kind: 'card' as const, id: 'cats', incarnation: 0 };
const state = matchStateOf({
  players: SEATS.map((id) => ({ id, ...(near[id] ? { range: near[id] } : {}) })),
  cards: SEATS.map((id) => creature(`${id}s`, id)),
  abilities: SEATS.map((controller) => ({
    id: `of-${controller}`,
    ability: 'triggered',
    source,
    controller,
  })),
});
const named = (kind: string, id: string) => ({ kind, id, incarnation: 0 });

it('801.2b nobody is out of their own range, and 801.2 everybody is within that of one without a limit', () => {
  expect(SEATS.map((id) => isInRange(state, 'ann', id))).toEqual([true, true, false, false]);
  expect(SEATS.map((id) => isInRange(state, 'dan', id))).toEqual([true, true, true, true]);
});

it.each([
  ['801.2 players', 'player', SEATS, ['ann', 'bob']],
  ['801.2d objects, by who controls them', 'card', ['anns', 'bobs', 'cats', 'dans'], ['anns', 'bobs']],
  ['801.2d abilities, by who controls them', 'ability', SEATS.map((id) => `of-${id}`), ['of-ann', 'of-bob']],
  ['what nobody controls any more', 'card', ['lost'], ['lost']],
])('%s', (_title, kind, ids, within) => {
  const refs = ids.map((id) => named(kind, id));
  expect(withinRange(state, 'ann', refs).map(({ id }) => id)).toEqual(within);
  expect(withinRange(state, 'dan', refs)).toBe(refs);
});

it.each([
  ['those within range', 'ann', ['bob', 'cat'], ['bob']],
  ['else the closest to the left', 'ann', ['dan', 'cat'], ['cat']],
  ['around the table', 'cat', ['ann'], ['ann']],
  ['nobody of nobody', 'ann', [], []],
  ['everybody where nothing is limited', 'dan', ['ann', 'cat'], ['ann', 'cat']],
])('801.5c who chooses: %s', (_title, controller, players, found) => {
  expect(choosersInRange(state, controller, players)).toEqual(found);
});
