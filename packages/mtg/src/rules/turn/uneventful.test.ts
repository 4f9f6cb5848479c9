import { expect, it } from 'vitest';
import { mtgMatchState, mtgMatchStateOf } from '../../state/match-state.js';
import { isSameButTurn } from './uneventful.js';

it('704.3: a state with another fact is another state, whichever fact it is; only the turn may differ', () => {
  const state = mtgMatchStateOf();
  const same = Object.keys(mtgMatchState.shape).filter((fact) =>
    isSameButTurn(state, { ...state, [fact]: { other: fact } }),
  );
  expect(same).toEqual(['turn']);
});
