import { describe, expect, it } from 'vitest';
import { card, creature } from '../../../test/board.js';
import { expectJson, idsIn, offered } from '../../../test/json.js';
import { happen, matchOf } from '../../../test/match.js';
import { libraryOf } from '../../state/library.js';
import type { Effect } from '../../language/effects/effect.js';

const inLibrary = (id: string, order: number, types = ['creature']) =>
  card(id, 'you', { zone: 'library', order, types });
const state = matchOf(
  inLibrary('a', 0),
  inLibrary('b', 1, ['land']),
  inLibrary('c', 2),
  inLibrary('d', 3),
  card('h', 'foe', { zone: 'hand', publicId: 'secret-plan' }),
  creature('bear', 'foe'),
);
const library = (now: typeof state) => libraryOf(now, 'you').map(({ instanceId }) => instanceId);

describe('looking', () => {
  it('701.20e: only who looks sees it', () => {
    const { events, state: after } = happen(state, { effect: 'look', at: { hand: 'eachOpponent' } });
    expect(events).toEqual([
      {
        type: 'lookedAt',
        player: 'you',
        cards: [{ kind: 'card', id: 'h', incarnation: 0, publicId: 'secret-plan' }],
        visibleTo: ['you'],
      },
    ]);
    expect(after).toBe(state);
  });

  it('top three, one into the hand, the others to the bottom in any order', () => {
    const effects: readonly Effect[] = [
      { effect: 'look', at: { top: 3 }, bind: 'seen' },
      { effect: 'choose', from: { bound: 'seen' }, bind: 'kept' },
      { effect: 'moveCards', what: { bound: 'kept' }, to: 'hand' },
      { effect: 'moveCards', what: { bound: 'seen' }, to: 'library', position: 'bottom' },
    ];
    const asked = happen(state, effects);
    expect(offered(asked)).toEqual(['a', 'b', 'c']);
    expectJson(asked);
    const done = happen(state, effects, { answers: [['b'], ['c', 'a']] });
    expect(idsIn(done, 'hand', 'you')).toEqual(['b']);
    expect(library(done.state)).toEqual(['d', 'c', 'a']);
  });

  it('top cards back in any order', () => {
    const effects: readonly Effect[] = [
      { effect: 'look', at: { top: 2 }, bind: 'seen' },
      { effect: 'moveCards', what: { bound: 'seen' }, to: 'library' },
    ];
    const done = happen(state, effects, { answers: [['b', 'a']] });
    expect(library(done.state)).toEqual(['b', 'a', 'c', 'd']);
  });

  it('at what is not there shows nothing', () => {
    const { events, frame } = happen(state, {
      effect: 'look',
      at: { top: 3, of: 'eachOpponent' },
      bind: 'seen',
    });
    expect(events).toEqual([]);
    expect(frame.bound['seen']).toEqual([]);
  });
});

describe('revealing', () => {
  const effects: readonly Effect[] = [
    { effect: 'reveal', at: { top: 1 }, bind: 'seen' },
    {
      effect: 'if',
      condition: { what: { bound: 'seen' }, is: { type: 'creature' } },
      effects: [{ effect: 'moveCards', what: { bound: 'seen' }, to: 'battlefield' }],
      else: [{ effect: 'moveCards', what: { bound: 'seen' }, to: 'graveyard' }],
    },
  ];

  it('701.20a: all players see it; a creature card comes onto the battlefield', () => {
    const done = happen(state, effects);
    expect(idsIn(done, 'battlefield', 'you')).toEqual(['a']);
    expect(done.events[0]).toEqual({
      type: 'revealed',
      cards: [{ kind: 'card', id: 'a', incarnation: 0, publicId: 'a' }],
    });
    expectJson(done);
  });

  it('another card goes into the graveyard', () => {
    const rest = matchOf(...state.cards.filter(({ instanceId }) => instanceId !== 'a'));
    expect(idsIn(happen(rest, effects), 'graveyard')).toEqual(['b']);
  });

  it('of an empty library: nothing happens', () => {
    const empty = matchOf(creature('bear', 'foe'));
    expect(happen(empty, effects).state).toEqual(empty);
  });
});
