import { describe, expect, it } from 'vitest';
import { cardOf, creature } from '../../../test/board.js';
import { expectJson } from '../../../test/json.js';
import { happen, matchOf } from '../../../test/match.js';
import { moveCard } from '../../state/zones.js';
import { type Effect, effect as effectSchema } from '../../language/effects/effect.js';

const state = matchOf(creature('bear', 'you', { power: 3 }));
const wolf: Effect = {
  effect: 'createToken',
  token: { types: ['creature'], subtypes: ['Wolf'], colors: ['green'], power: 2, toughness: 2 },
};

describe('creating tokens', () => {
  it('111.2, 111.3, 111.4: under the control of who creates it, with the facts that are said', () => {
    const done = happen(state, { ...wolf, bind: 'made' });
    expect(cardOf(done.state, 'token-1')).toMatchObject({
      names: ['Wolf Token'],
      owner: 'you',
      controller: 'you',
      zone: 'battlefield',
      token: true,
      tapped: false,
      power: 2,
      colors: ['green'],
      thisTurn: ['entered', 'cameUnderControl'],
    });
    expect(done.state.nextId).toBe(2);
    expect(done.frame.bound['made']).toEqual([{ kind: 'card', id: 'token-1', incarnation: 0 }]);
    expect(done.events).toMatchObject([{ type: 'tokenCreated', card: { id: 'token-1' }, player: 'you' }]);
    expectJson(done);
  });

  it.each<[count: Extract<Effect, { effect: 'createToken' }>['count'], made: number]>([
    [3, 3],
    ['X', 0],
    [-1, 0],
    [{ count: { type: 'creature' } }, 1],
  ])('so many: %j', (count, made) => {
    const done = happen(state, { ...wolf, count });
    expect(done.state.cards).toHaveLength(1 + made);
    expect(new Set(done.state.cards.map(({ instanceId }) => instanceId)).size).toBe(1 + made);
  });

  it('608.2h: power and toughness that are reckoned stay what they are', () => {
    const token = {
      ...wolf.token,
      name: 'Echo',
      power: { of: 'power', what: 'self' },
      toughness: 'X',
    } as const;
    const done = happen(state, { ...wolf, token }, { source: 'bear', X: 5 });
    expect(cardOf(done.state, 'token-1')).toMatchObject({ names: ['Echo'], power: 3, toughness: 5 });
    expect(cardOf(done.state, 'token-1').printed).toMatchObject({ power: 3, toughness: 5 });
  });

  it('for each player, tapped', () => {
    const done = happen(state, { ...wolf, who: 'eachPlayer', tapped: true });
    expect(done.state.cards.slice(1).map(({ owner, tapped }) => [owner, tapped])).toEqual([
      ['you', true],
      ['foe', true],
    ]);
  });

  it('111.7: it ceases to exist elsewhere', () => {
    expect(moveCard(happen(state, wolf).state, 'token-1', 'hand').cards).toHaveLength(1);
  });

  it('refuses facts that are none', () => {
    expect(effectSchema.safeParse({ ...wolf, token: { types: ['creature'], colour: 'red' } }).success).toBe(
      false,
    );
  });
});
