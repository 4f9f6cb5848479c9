/** Modes that an opponent chooses as a spell is cast (rule 700.2e). */
import { describe, expect, it } from 'vitest';
import { castAt, cardOf, inHand, specOf } from '../../../test/board.js';
import { happen, matchStateOf, refTo } from '../../../test/match.js';
import { sorcery } from '../../../test/read-card.js';
import { cardDefinition } from '../../language/card-definition.js';
import type { Effect } from '../../language/effects/effect.js';

const effect: Effect = { effect: 'chooseMode', modes: ['m1', 'm2'] };
const anySorcery = sorcery('You gain 1 life.');
const players = (...ids: readonly string[]) => ids.map((id) => ({ id }));
const cast = (...ids: readonly string[]) =>
  castAt(matchStateOf({ players: players(...ids), cards: [inHand('rite')] }), 'rite', specOf([]), []).state;
const modesOf = (state: Parameters<typeof cardOf>[0]) => cardOf(state, 'rite').announced?.modes;

describe('700.2e: an opponent chooses the mode', () => {
  it('the only one there is', () => {
    const state = cast('you', 'foe');
    expect(happen(state, effect, { source: 'rite' }).decision?.player).toBe('foe');
    expect(modesOf(happen(state, effect, { source: 'rite', answers: [['m2']] }).state)).toEqual(['m2']);
  });

  it('of several the one whom the controller of the spell chooses', () => {
    const state = cast('you', 'foe', 'third');
    expect(happen(state, effect, { source: 'rite' }).decision?.player).toBe('you');
    const named = happen(state, effect, { source: 'rite', answers: [['third']] });
    expect(named.decision?.player).toBe('third');
    const chosen = happen(state, effect, { source: 'rite', answers: [['third'], ['m1']] });
    expect(modesOf(chosen.state)).toEqual(['m1']);
    expect(() => happen(state, effect, { source: 'rite', answers: [['you']] })).toThrow('filterMismatch');
  });

  it('of no spell that is gone', () => {
    const state = cast('you', 'foe');
    const gone = { s: [{ ...refTo(state, 'rite'), incarnation: 7 }] };
    const done = happen(state, effect, { source: 'rite', incarnation: 7, refs: gone, answers: [['m1']] });
    expect(modesOf(done.state)).toEqual([]);
  });

  it('is one mode without targets', () => {
    const card = (chooser: string, max: number) => ({
      ...anySorcery,
      spell: {
        modes: {
          min: 1,
          max,
          chooser,
          options: ['m1', 'm2'].map((id) => ({ id, effects: anySorcery.spell?.effects })),
        },
      },
    });
    const accepts = (chooser: string, max: number) => cardDefinition.safeParse(card(chooser, max)).success;
    expect([accepts('opponent', 1), accepts('opponent', 2), accepts('you', 1)]).toEqual([true, false, false]);
  });
});
