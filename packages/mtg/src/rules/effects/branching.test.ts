import { describe, expect, it } from 'vitest';
import { creature } from '../../../test/board.js';
import { expectJson, idsIn, offered } from '../../../test/json.js';
import { happen, matchOf, matchStateOf } from '../../../test/match.js';
import type { Condition } from '../../language/condition.js';
import { type Effect, effect as effectSchema } from '../../language/effects/effect.js';

const state = matchOf(creature('a', 'you'), creature('b', 'you'), creature('x', 'foe', { tapped: true }));
const exile = (id: string): Effect => ({
  effect: 'moveCards',
  what: { each: { instanceId: id } },
  to: 'exile',
});
const [yes, no] = [exile('a'), exile('b')];

describe('may', () => {
  const may: Effect = { effect: 'may', effects: [yes], else: [no] };

  it('asks its player and does as that one says', () => {
    const asked = happen(state, may);
    expect([asked.decision?.player, ...offered(asked)]).toEqual(['you', 'yes', 'no']);
    expectJson(asked);
    expect(idsIn(happen(state, may, { answers: [['yes']] }), 'exile')).toEqual(['a']);
    expect(idsIn(happen(state, may, { answers: [['no']] }), 'exile')).toEqual(['b']);
  });

  it('another player may decide', () => {
    expect(happen(state, { ...may, who: 'eachOpponent' }).decision?.player).toBe('foe');
  });

  it('nobody who is there: the other effects', () => {
    expect(idsIn(happen(state, { ...may, who: { bound: 't1' } }), 'exile')).toEqual(['b']);
  });
});

describe('if', () => {
  it.each<[condition: Condition, holds: boolean]>([
    [{ what: { bound: 't1' } }, true],
    [{ what: { bound: 't2' } }, false],
    [{ what: { bound: 't1' }, is: { tapped: true } }, true],
    [{ what: { bound: 't1' }, is: { controller: 'self' } }, false],
    [{ what: { each: { type: 'creature', tapped: false } } }, true],
    [{ what: { each: { type: 'artifact' } } }, false],
    [{ same: ['you', 'activePlayer'] }, true],
    [{ same: ['eachOpponent', 'activePlayer'] }, false],
    [{ amount: { life: 'you' }, gte: 20 }, true],
    [{ amount: { life: 'you' }, gt: 20 }, false],
    [{ amount: { count: { controller: 'self' } }, gt: { count: { controller: 'opponent' } } }, true],
    [{ amount: 'X', eq: 0 }, true],
    [{ amount: 3, lt: 3 }, false],
    [{ amount: 3, lte: 3, gte: 1 }, true],
    [{ not: { what: { bound: 't2' } } }, true],
    [{ allOf: [{ what: { bound: 't1' } }, { what: { bound: 't2' } }] }, false],
    [{ anyOf: [{ what: { bound: 't1' } }, { what: { bound: 't2' } }] }, true],
  ])('%j: %s', (condition, holds) => {
    const effect: Effect = { effect: 'if', condition, effects: [yes], else: [no] };
    const done = happen(state, effect, { bound: { t1: ['x'] } });
    expect(idsIn(done, 'exile')).toEqual([holds ? 'a' : 'b']);
    expect(effectSchema.parse(JSON.parse(JSON.stringify(effect)))).toEqual(effect);
  });

  it('608.2c: sees what effects before it did', () => {
    const done = happen(state, [
      exile('x'),
      { effect: 'if', condition: { what: { each: { controller: 'opponent' } } }, effects: [yes] },
    ]);
    expect(idsIn(done, 'exile')).toEqual(['x']);
  });

  it.each([[{ amount: 3 }], [{}], [{ what: 'everything' }], [{ not: {} }]])('refuses %j', (condition) => {
    expect(effectSchema.safeParse({ effect: 'if', condition, effects: [yes] }).success).toBe(false);
  });
});

describe('for each', () => {
  it('the effects once for each of what was there as it began', () => {
    const effect: Effect = {
      effect: 'forEach',
      what: { each: { type: 'creature' } },
      as: 'one',
      effects: [{ effect: 'moveCards', what: { bound: 'one' }, to: 'exile' }, { effect: 'flipCoin' }],
    };
    const done = happen(state, effect);
    expect(idsIn(done, 'exile')).toEqual(['a', 'b', 'x']);
    expect(done.events.filter(({ type }) => type === 'coinFlipped')).toHaveLength(3);
  });

  it('101.4: players in turn order', () => {
    const theirs = matchStateOf({ cards: state.cards, activePlayer: 'foe' });
    const effect: Effect = {
      effect: 'forEach',
      what: 'eachPlayer',
      as: 'one',
      effects: [{ effect: 'may', who: { bound: 'one' }, effects: [yes] }],
    };
    expect(happen(theirs, effect).decision?.player).toBe('foe');
    const next = happen(theirs, effect, { answers: [['no']] });
    expect(next.decision?.player).toBe('you');
    expectJson(next);
  });

  it('of nothing: nothing', () => {
    const effect: Effect = { effect: 'forEach', what: { bound: 't1' }, as: 'one', effects: [yes] };
    expect(happen(state, effect).state).toBe(state);
  });
});

describe('flipping a coin', () => {
  it('705.2: one or the other, by the match’s own chance', () => {
    const flips: Effect[] = Array.from({ length: 20 }, () => ({
      effect: 'flipCoin',
      win: [yes],
      lose: [no],
    }));
    const done = happen(state, flips);
    expect(idsIn(done, 'exile')).toEqual(['a', 'b']);
    expect(happen(state, flips).events).toEqual(done.events);
    expect(new Set(done.events.map(({ won }) => won))).toContain(true);
    expect(done.events[0]).toMatchObject({ type: 'coinFlipped', player: 'you' });
  });
});

describe('what comes later', () => {
  it('603.7: waits for its time and keeps what its names mean', () => {
    const effects: readonly Effect[] = [{ effect: 'moveCards', what: { bound: 't1' }, to: 'hand' }];
    const done = happen(
      state,
      { effect: 'delayed', at: 'nextEndStep', effects },
      { source: 'a', X: 2, bound: { t1: ['x'] } },
    );
    expect(done.state.delayed).toEqual([
      {
        at: 'nextEndStep',
        frame: {
          controller: 'you',
          source: { kind: 'card', id: 'a', incarnation: 0 },
          variables: { X: 2 },
          bound: { t1: [{ kind: 'card', id: 'x', incarnation: 0 }] },
          todo: effects,
        },
      },
    ]);
    expect(done.state.cards).toEqual(state.cards);
    expectJson(done);
  });
});

describe('shuffling as an effect', () => {
  it('701.24a: each player’s library', () => {
    const { events } = happen(state, { effect: 'shuffle', who: 'eachPlayer' });
    expect(events).toEqual([
      { type: 'shuffled', player: 'you' },
      { type: 'shuffled', player: 'foe' },
    ]);
  });
});
