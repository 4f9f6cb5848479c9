import { describe, expect, it } from 'vitest';
import { cardOf, creature } from '../../../test/board.js';
import { expectJson } from '../../../test/json.js';
import { happen, matchOf } from '../../../test/match.js';

const t1 = { bound: 't1' } as const;

describe('707.2 tokens that are copies', () => {
  const printed = {
    names: ['Elk'],
    supertypes: ['legendary'],
    types: ['creature'],
    subtypes: ['Elk'],
    colors: ['green' as const],
    manaValue: 3,
    power: 3,
    toughness: 3,
    keywords: [{ keyword: 'trample' }],
  };
  const board = matchOf(
    creature('elk', 'foe', { ...printed, publicId: 'elk', counters: { '+1/+1': 2 }, tapped: true, printed }),
  );
  const copy = (more: object = {}, bound: readonly string[] = ['elk']) =>
    happen(board, { effect: 'createCopy', of: t1, ...more }, { bound: { t1: bound } });

  it('have what is printed, and neither counters nor what became of it', () => {
    const done = copy({ bind: 'made' });
    expect(cardOf(done.state, 'token-1')).toMatchObject({
      ...printed,
      publicId: 'elk',
      owner: 'you',
      controller: 'you',
      token: true,
      tapped: false,
      thisTurn: ['entered', 'cameUnderControl'],
    });
    expect(cardOf(done.state, 'token-1').counters).toEqual({});
    expect(done.frame.bound['made']).toEqual([{ kind: 'card', id: 'token-1', incarnation: 0 }]);
    expect(done.events).toMatchObject([{ type: 'tokenCreated', card: { id: 'token-1' }, player: 'you' }]);
    expect(done.state.nextId).toBe(2);
    expectJson(done);
  });

  it.each([
    [{ count: 2 }, 2],
    [{ count: -1 }, 0],
    [{ count: 'X' }, 0],
    [{ count: 5_000 }, 1_000],
  ])('so many: %j', (how, made) => {
    const done = copy(how);
    expect(done.state.cards).toHaveLength(1 + made);
    expect(new Set(done.state.cards.map(({ instanceId }) => instanceId)).size).toBe(1 + made);
    expect(done.frame.bound).not.toHaveProperty('made');
  });

  it('tapped, and with more keywords', () => {
    const done = copy({ tapped: true, keywords: [{ keyword: 'haste' }] });
    expect(cardOf(done.state, 'token-1')).toMatchObject({
      tapped: true,
      keywords: [{ keyword: 'trample' }, { keyword: 'haste' }],
      printed: { keywords: [{ keyword: 'trample' }, { keyword: 'haste' }] },
    });
  });

  it('none of nothing', () => {
    expect(copy({}, []).state.cards).toHaveLength(1);
  });
});
