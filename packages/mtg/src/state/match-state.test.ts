import { expect, it } from 'vitest';
import { mtgMatchState, mtgMatchStateOf } from './match-state.js';

it('fills in a match that is one', () => {
  const state = mtgMatchStateOf();
  expect(mtgMatchState.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
  expect(state).toMatchObject({ activePlayer: 'you', turn: { priority: 'you', step: 'main1' } });
});

it('keeps what is given', () => {
  const state = mtgMatchStateOf({
    players: [{ id: 'ann', life: 3 }, { id: 'bob' }],
    turn: { step: 'end' },
    nextId: 7,
  });
  expect(state.players).toEqual([
    { id: 'ann', life: 3, pool: {} },
    { id: 'bob', life: 20, pool: {} },
  ]);
  expect([state.activePlayer, state.turn.step, state.nextId]).toEqual(['ann', 'end', 7]);
});
