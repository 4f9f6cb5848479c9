import { describe, expect, it } from 'vitest';
import { happen, matchStateOf } from '../../../test/match.js';

const state = matchStateOf({
  players: [
    { id: 'you', pool: { red: 2 } },
    { id: 'foe', pool: { green: 1 } },
  ],
});
const pools = (who?: 'eachOpponent' | 'eachPlayer') =>
  happen(state, { effect: 'loseMana', ...(who ? { who } : {}) }).state.players.map(({ pool }) => pool);

describe('unspent mana is lost', () => {
  it('106.4 of players that are named, yours where nobody is', () => {
    expect(pools()).toEqual([{}, { green: 1 }]);
    expect(pools('eachOpponent')).toEqual([{ red: 2 }, {}]);
    expect(pools('eachPlayer')).toEqual([{}, {}]);
  });
});
