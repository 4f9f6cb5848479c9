import { describe, expect, it } from 'vitest';
import { cardOf, creature } from '../../../test/board.js';
import { offered } from '../../../test/json.js';
import { happen, matchStateOf, playerIn } from '../../../test/match.js';
import type { Effect } from '../../language/effects/effect.js';
import type { MtgMatchState } from '../../state/match-state.js';

const board = (life: number, foes = 20): MtgMatchState =>
  matchStateOf({
    cards: [
      creature('ox', 'you', { manaValue: 4 }),
      creature('elk', 'you', { manaValue: 4 }),
      creature('ant', 'you', { manaValue: 1 }),
      creature('bear', 'foe', { manaValue: 2 }),
    ],
    players: [
      { id: 'you', life },
      { id: 'foe', life: foes },
    ],
  });
const lives = (state: MtgMatchState) => ['you', 'foe'].map((id) => playerIn(state, id).life);
const t1 = { bound: { t1: ['foe'] } };

describe('701.12c: life totals are exchanged', () => {
  const effect: Effect = { effect: 'exchangeLife', with: { bound: 't1' } };

  it.each([
    [3, 17],
    [17, 3],
    [8, 8],
  ])('%i and %i', (mine, theirs) => {
    const done = happen(board(mine, theirs), effect, t1);
    expect(lives(done.state)).toEqual([theirs, mine]);
  });

  it('119.7: each gains or loses what it takes, and that is told', () => {
    expect(happen(board(3, 17), effect, t1).events).toEqual([
      { type: 'lifeLost', player: 'foe', amount: 14 },
      { type: 'lifeGained', player: 'you', amount: 14 },
    ]);
  });

  it('701.12a: nothing happens without the other player', () => {
    expect(lives(happen(board(3, 17), effect, { bound: { t1: [] } }).state)).toEqual([3, 17]);
  });
});

describe('701.12b: control of permanents is exchanged', () => {
  const swap = (one: string, other: string) =>
    happen(
      board(20),
      { effect: 'exchangeControl', one: { bound: 'one' }, other: { bound: 'other' } },
      { bound: { one: one === '' ? [] : [one], other: [other] } },
    ).state;
  const controllers = (state: MtgMatchState) =>
    ['ox', 'bear'].map((id) => cardOf(state, id).controller ?? cardOf(state, id).owner);

  it('each gets the other one, for good', () => {
    expect(controllers(swap('ox', 'bear'))).toEqual(['foe', 'you']);
  });

  it('nothing happens to two of one player, or to one alone', () => {
    expect(controllers(swap('ox', 'ant'))).toEqual(['you', 'foe']);
    expect(controllers(swap('', 'bear'))).toEqual(['you', 'foe']);
  });
});

describe('what has the most or the least of a number is chosen', () => {
  const choose = (more: object): Effect => ({
    effect: 'choose',
    filter: { type: 'creature', controller: 'self' },
    bind: 'picked',
    ...more,
  });
  const then: Effect = { effect: 'tap', what: { bound: 'picked' } };

  it('608.2d: several that are tied are offered, one alone is not asked for', () => {
    expect(offered(happen(board(20), [choose({ most: 'manaValue' }), then]))).toEqual(['ox', 'elk']);
    const done = happen(board(20), [choose({ least: 'manaValue' }), then]);
    expect(done.decision).toBeUndefined();
    expect(cardOf(done.state, 'ant').tapped).toBe(true);
  });
});

describe('players bid life', () => {
  const effects: readonly Effect[] = [
    { effect: 'bidLife', bind: 'bidder' },
    { effect: 'tap', what: { each: { controller: 'role.bidder' } } },
  ];

  it('who is not topped loses the bid; the first bid is 0, of who controls the effect', () => {
    const unopposed = happen(board(20), effects, { answers: [['pass']] });
    expect(lives(unopposed.state)).toEqual([20, 20]);
    expect(cardOf(unopposed.state, 'ox').tapped).toBe(true);
    const topped = happen(board(20), effects, { answers: [['3'], ['5'], ['pass']] });
    expect(lives(topped.state)).toEqual([15, 20]);
    const lost = happen(board(20), effects, { answers: [['3'], ['pass']] });
    expect(lives(lost.state)).toEqual([20, 17]);
    expect(cardOf(lost.state, 'bear').tapped).toBe(true);
  });

  it('a bid is more than the last one, and no more than the life of who bids', () => {
    const asked = happen(board(20, 2), effects);
    expect([asked.decision?.player, ...offered(asked)]).toEqual(['foe', 'pass', '1', '2']);
    // A player with less life than the bid is not asked.
    expect(happen(board(20, 0), effects).decision).toBeUndefined();
    expect(offered(happen(board(4), effects, { answers: [['2']] }))).toEqual(['pass', '3', '4']);
  });

  it('of a great life total, a thousand bids are offered', () => {
    const bids = offered(happen(board(20, 1_000_000_000), effects));
    expect([bids.length, bids.at(-1)]).toEqual([1_001, '1000']);
  });
});
