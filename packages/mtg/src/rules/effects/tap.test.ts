import { describe, expect, it } from 'vitest';
import { cardOf, creature } from '../../../test/board.js';
import { expectJson, offered } from '../../../test/json.js';
import { happen, matchOf } from '../../../test/match.js';
import type { Effect } from '../../language/effects/effect.js';

const state = matchOf(
  creature('up', 'foe'),
  creature('down', 'foe', { tapped: true }),
  creature('dead', 'foe', { zone: 'graveyard' }),
);
const t1 = { bound: 't1' };
const at = (...ids: string[]) => ({ bound: { t1: ids } });
const tapped = (now: typeof state) =>
  now.cards.filter((card) => card.tapped).map(({ instanceId }) => instanceId);

describe('tapping and untapping', () => {
  it('701.26a: only what is untapped becomes tapped', () => {
    const done = happen(state, { effect: 'tap', what: t1 }, at('up', 'down', 'dead'));
    expect(tapped(done.state)).toEqual(['up', 'down']);
    expect(done.events).toEqual([{ type: 'becameTapped', card: 'up' }]);
    expect(cardOf(done.state, 'up').thisTurn).toEqual(['becameTapped']);
    expectJson(done);
  });

  it('701.26b: only what is tapped becomes untapped', () => {
    const done = happen(state, { effect: 'untap', what: { each: { type: 'creature' } } });
    expect(tapped(done.state)).toEqual([]);
    expect(done.events).toEqual([{ type: 'becameUntapped', card: 'down' }]);
  });

  it('all of a player who is a target', () => {
    const effect: Effect = { effect: 'tap', what: { each: { controller: 'role.t1' } } };
    expect(tapped(happen(state, effect, at('foe')).state)).toEqual(['up', 'down']);
    expect(tapped(happen(state, effect, at('you')).state)).toEqual(['down']);
  });

  it.each([
    ['tap', ['up', 'down']],
    ['untap', []],
  ])('tap or untap, and the player says: %s', (answer, after) => {
    const effect: Effect = { effect: 'tapOrUntap', what: t1 };
    const asked = happen(state, effect, at('up', 'down'));
    expect(offered(asked)).toEqual(['tap', 'untap']);
    expectJson(asked);
    const done = happen(state, effect, { ...at('up', 'down'), answers: [[answer]] });
    expect(tapped(done.state)).toEqual(after);
  });

  it('a target that is gone asks for nothing', () => {
    const effects: readonly Effect[] = [
      { effect: 'moveCards', what: t1, to: 'exile' },
      { effect: 'tapOrUntap', what: t1 },
      { effect: 'tap', what: t1 },
    ];
    const done = happen(state, effects, at('up'));
    expect(done.decision).toBeUndefined();
    expect(tapped(done.state)).toEqual(['down']);
  });
});
