import { describe, expect, it } from 'vitest';
import { loaded, play, table, type Step } from '../../test/table.js';
import { taktikMatch } from '../play/match.js';

const UNITS = `
  I.....
  ......
  i.....
  ......
  ......
  ......`;
const turn = (player: 'red' | 'blue'): readonly Step[] => [
  [player, 'endPhase'],
  [player, 'endPhase'],
  [player, 'endPhase'],
];
const outcome = (options: object, steps: readonly Step[], units = UNITS, turnNumber = 1) =>
  taktikMatch.outcome(play(table({ units, options, state: { turn: turnNumber, deck: [] } }), ...steps));
const draw: Step = ['blue', 'draw'];

describe('victory', () => {
  it('by annihilation, in the middle of the dice', () => {
    const match = loaded(
      table({ units: 'II....\n......\ni.....\n......\n......\n......', state: { phase: 'attacks' } }),
      6,
      6,
    );
    const fire = (unitId: string): Step => ['red', 'declareAttack', { unitId }, 'blue-infantry-1'];
    const ended = play(match, fire('red-infantry-1'), fire('red-infantry-2'), ['red', 'endPhase']);
    expect(taktikMatch.outcome(ended)).toEqual({ winners: ['red'], reason: 'annihilation' });
    expect(taktikMatch.toAct(ended)).toEqual([]);
    expect(ended.state).toMatchObject({ pending: null, window: null, queue: [] });
  });

  it.each<[string, object, readonly Step[], object | undefined]>([
    [
      'a tile held for one turn',
      { type: 'hold', x: 0, y: 2, turns: 1 },
      turn('red'),
      { winners: ['blue'], reason: 'hold' },
    ],
    [
      'a tile held for two turns',
      { type: 'hold', x: 0, y: 0, turns: 2 },
      [...turn('red'), draw, ...turn('blue')],
      { winners: ['red'], reason: 'hold' },
    ],
    ['not yet', { type: 'hold', x: 0, y: 0, turns: 2 }, turn('red'), undefined],
    ['nobody there', { type: 'hold', x: 5, y: 5, turns: 1 }, turn('red'), undefined],
    [
      'survived',
      { type: 'survive', player: 'blue', turns: 1 },
      turn('red'),
      { winners: ['blue'], reason: 'survive' },
    ],
    ['still to survive', { type: 'survive', player: 'blue', turns: 2 }, turn('red'), undefined],
    ['equally many', { type: 'mostUnits', turns: 1 }, turn('red'), { winners: [], reason: 'mostUnits' }],
  ])('%s', (_name, victory, steps, ended) => {
    expect(outcome({ victory, copies: {} }, steps)).toEqual(ended);
  });

  it('by most units, and at the turn limit', () => {
    const more = UNITS.replace('I..', 'II.');
    expect(outcome({ victory: { type: 'mostUnits', turns: 1 } }, turn('red'), more)).toEqual({
      winners: ['red'],
      reason: 'mostUnits',
    });
    expect(outcome({ turnLimit: 1 }, turn('red'), more)).toEqual({ winners: ['red'], reason: 'turnLimit' });
    expect(outcome({ turnLimit: 2 }, turn('red'), more)).toBeUndefined();
  });

  it('begins to count anew where the tile changes hands', () => {
    const match = table({
      units: UNITS,
      options: { victory: { type: 'hold', x: 0, y: 2, turns: 2 } },
      state: { hold: { player: 'red', turns: 1 } },
    });
    expect(play(match, ...turn('red')).state.hold).toEqual({ player: 'blue', turns: 1 });
  });
});
