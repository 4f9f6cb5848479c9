import { frozenCopy } from '@reticle/core';
import { randomFrom } from '@reticle/core/match';
import { describe, expect, it } from 'vitest';
import { play, reachCount, table, unitOf, type Step } from '../../test/table.js';
import { HOOKS, modifiedNumber } from './hooks.js';
import { effectInstance } from '../language/card.js';

/** A sixteenth card, as a user of the game would write it, in JSON. */
const card = (duration: object, effect: object = {}) => ({
  id: 'forced-march',
  name: 'Forced March',
  text: 'One or two own units move 1 further.',
  kind: 'bonus',
  timing: 'stored',
  targeting: { type: 'unit', owner: 'self', count: 1, maxCount: 2, filter: { type: 'infantry' } },
  effects: [{ hook: 'modifyMovement', who: 'targets', amount: 1, duration, ...effect }],
});
const end = (player: 'red' | 'blue'): Step => [player, 'endPhase'];
const draw = (player: 'red' | 'blue'): Step => [player, 'draw'];
const played = (duration: object, effect?: object) =>
  play(
    table({
      options: { cards: [card(duration, effect)], copies: { 'forced-march': 0 } },
      red: { drawn: 'forced-march' },
      state: { deck: [], discard: [] },
    }),
    ['red', 'playCard', { cardId: 'forced-march' }, 'red-infantry-1'],
  );
const standing = ({ state }: ReturnType<typeof play>) => state.effects.length;
const without = (match: ReturnType<typeof play>) => ({ ...match, state: { ...match.state, discard: [] } });

describe('a card given as data', () => {
  it('is played like any other', () => {
    const match = played({ type: 'untilEndOfTurn' });
    expect(reachCount(play(match, end('red')), 'red-infantry-1')).toBeGreaterThan(
      reachCount(play(table(), end('red')), 'red-infantry-1'),
    );
  });

  it('leaves an effect that is JSON and keeps its targets', () => {
    const match = frozenCopy(played({ type: 'untilEndOfTurn' }));
    const [effect] = match.state.effects;
    expect(effectInstance.parse(JSON.parse(JSON.stringify(effect)))).toEqual(effect);
    expect(() => Reflect.apply(Array.prototype.push, effect?.targetUnitIds, ['red-vehicle-1'])).toThrow(
      TypeError,
    );
    expect(play(match, end('red')).state.effects[0]?.targetUnitIds).toEqual(['red-infantry-1']);
  });
});

describe('how long an effect stands', () => {
  it('to the end of the turn', () => {
    const match = played({ type: 'untilEndOfTurn' });
    expect([standing(match), standing(play(match, end('red'), end('red'), end('red')))]).toEqual([1, 0]);
  });

  it('so many turns', () => {
    const match = without(played({ type: 'nTurns', turns: 2 }));
    const next = play(match, end('red'), end('red'), end('red'), draw('blue'));
    expect(standing(next)).toBe(1);
    expect(standing(play(next, end('blue'), end('blue'), end('blue')))).toBe(0);
  });

  it('until a phase begins', () => {
    const match = played({ type: 'untilPhase', phase: 'attacks' });
    const moving = play(match, end('red'));
    expect([standing(moving), standing(play(moving, end('red')))]).toEqual([1, 0]);
  });
});

describe('what effects come to', () => {
  const value = (base: number, ...changes: readonly (readonly [amount: number, floor?: number])[]) => {
    const match = table();
    const effects = changes.map(([amount, floor], id) => ({
      id,
      cardId: `c${id}`,
      player: 'red' as const,
      targetUnitIds: [],
      ends: { type: 'turn' as const, turn: 1 },
      effect: {
        hook: 'modifyMovement' as const,
        who: 'friendly' as const,
        amount,
        duration: { type: 'untilEndOfTurn' as const },
        ...(floor === undefined ? {} : { floor }),
      },
    }));
    const unit = unitOf(match, 'red-infantry-1');
    return modifiedNumber({ ...match.state, effects }, 'modifyMovement', unit, base).value;
  };

  it.each<[string, number, readonly (readonly [number, number?])[], number]>([
    ['nothing', 2, [], 2],
    ['adding', 2, [[1], [2]], 5],
    ['taking', 2, [[-1, 0]], 1],
    ['not below the floor', 2, [[-3, 0]], 0],
    ['a floor that lifts nothing', -1, [[-1, 0]], -1],
    ['in the order played', 1, [[-2, 0], [1]], 1],
  ])('%s', (_name, base, changes, result) => {
    expect(value(base, ...changes)).toBe(result);
  });

  it('says whose', () => {
    const match = table();
    const effect = {
      hook: 'modifyMovement',
      who: 'enemy',
      amount: -1,
      duration: { type: 'untilEndOfTurn' },
    } as const;
    const effects = [
      {
        id: 0,
        cardId: 'x',
        player: 'red',
        targetUnitIds: [],
        ends: { type: 'turn', turn: 1 },
        effect,
      } as const,
    ];
    const of = (id: string) =>
      modifiedNumber({ ...match.state, effects }, 'modifyMovement', unitOf(match, id), 2);
    expect(of('red-infantry-1')).toEqual({ value: 2, by: [] });
    expect(of('blue-infantry-1')).toEqual({ value: 1, by: [{ from: 'x', amount: -1 }] });
  });

  it('does nothing to what is not happening', () => {
    const { state } = table();
    const tools = {
      random: randomFrom([0, 0, 0, 1]),
      emit: () => undefined,
    };
    const play1 = { state, cardId: 'x', player: 'red', targetUnitIds: [], tools } as const;
    expect(HOOKS.cancelCard({ ...play1, effect: { hook: 'cancelCard' } })).toBe(state);
    expect(HOOKS.cancelAttack({ ...play1, effect: { hook: 'cancelAttack', who: 'all' } })).toBe(state);
    expect(HOOKS.reroll({ ...play1, effect: { hook: 'reroll', who: 'all' } })).toBe(state);
  });
});
