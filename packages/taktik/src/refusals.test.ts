import { describe, expect, it } from 'vitest';
import type { Result } from '@reticle/core';
import { describeIssue } from '@reticle/core/describe';
import { attempt, codesOf, OPEN, play, table, UNITS, type Step } from '../test/table.js';
import { STANDARD_CARDS } from './sets/standard.js';
import { taktik } from './state/state.js';
import { type TaktikIssueCode, taktikMessages } from './language/event.js';
import { place } from './host/place.js';
import { taktikMatch } from './play/match.js';

const six = [
  'troop-motivation',
  'troop-motivation',
  'troop-motivation',
  'troop-motivation',
  'troop-motivation',
  'un-ceasefire',
];
const start = (options: object) => taktikMatch.start(options, 1);
const card = { cardId: 'troop-motivation' };
const movement = table({ state: { phase: 'movement' } });
const attacks = table({ state: { phase: 'attacks' } });
const march = (unitId: string, x: number, y: number): Step => ['red', 'moveUnit', { unitId, to: { x, y } }];
const fire = (unitId: string): Step => ['red', 'declareAttack', { unitId }, 'blue-infantry-1'];
const window = play(
  table({ red: { drawn: 'un-ceasefire' }, blue: { stored: ['electronic-countermeasures'] } }),
  ['red', 'playCard', { cardId: 'un-ceasefire' }],
);
const hurt = (phase: 'movement' | 'attacks') => {
  const match = table({ state: { phase } });
  return {
    ...match,
    state: { ...match.state, units: match.state.units.map((unit) => ({ ...unit, hits: 2 })) },
  };
};
const banned = (hook: 'canMoveUnit' | 'canAttack', phase: 'movement' | 'attacks') =>
  table({
    state: {
      phase,
      effects: [
        {
          id: 0,
          cardId: 'x',
          player: 'red',
          targetUnitIds: [],
          effect: { hook, who: 'all', duration: { type: 'untilEndOfTurn' } },
          ends: { type: 'turn', turn: 1 },
        },
      ],
    },
  });

/** Every code of the game, in a situation that is refused with it. */
const REFUSED: { readonly [Code in TaktikIssueCode]: readonly Result<unknown>[] } = {
  boardSize: [start({ width: 5 }), start({ height: 61 }), start({ map: { terrain: '...' } })],
  mapRagged: [
    start({ map: { terrain: OPEN.slice(0, -1) } }),
    start({ map: { terrain: OPEN, overlays: OPEN.replace(/\.\n/u, '\n') } }),
  ],
  mapSymbol: [
    start({ map: { terrain: OPEN.replace('.', '?') } }),
    start({ map: { terrain: OPEN, units: OPEN.replace('.', 'x') } }),
  ],
  mapRows: [start({ map: { terrain: OPEN, units: 'I....i' } })],
  unitOnBlocked: [start({ map: { terrain: OPEN.replace('.', '~'), units: UNITS } })],
  forceTooLarge: [
    start({ width: 6, height: 6, force: { infantry: 20 } }),
    start({ force: { infantry: 500 } }),
  ],
  noUnits: [
    start({ force: { infantry: 0, vehicle: 0, special: 0 } }),
    start({ map: { terrain: OPEN, units: OPEN } }),
  ],
  duplicateCard: [
    start({
      cards: [
        {
          id: 'dense-fog',
          name: 'x',
          text: '',
          kind: 'bonus',
          timing: 'malusPlayed',
          targeting: { type: 'none' },
          effects: [{ hook: 'cancelCard' }],
        },
      ],
    }),
  ],
  wrongPlace: [
    place(movement.state, [{ card: 'Dense Fog', id: 'fog', of: 'red', zone: 'stored', facts: {} }]),
  ],
  unknownCard: [
    start({ copies: { nothing: 1 } }),
    attempt(table(), ['red', 'playCard', { cardId: 'nothing' }]),
  ],
  wrongPhase: [
    attempt(table(), ['red', 'draw']),
    attempt(table(), march('red-infantry-1', 1, 1)),
    attempt(table(), fire('red-infantry-1')),
    attempt(movement, ['red', 'storeCard', card]),
    attempt(table({ red: { stored: ['troop-motivation'] }, state: { phase: 'movement' } }), [
      'red',
      'playCard',
      card,
    ]),
    attempt(table({ state: { phase: 'draw' } }), ['red', 'endPhase']),
  ],
  windowOpen: [
    attempt(window, ['blue', 'endPhase']),
    attempt(window, ['blue', 'draw']),
    attempt(window, ['blue', 'storeCard', card]),
  ],
  noWindow: [attempt(table(), ['red', 'pass'])],
  cardPending: [
    attempt(table({ red: { drawn: 'advanced-recon', stored: ['troop-motivation'] } }), [
      'red',
      'playCard',
      card,
    ]),
    attempt(table({ red: { drawn: 'advanced-recon' } }), ['red', 'endPhase']),
  ],
  notHeld: [
    attempt(table(), ['red', 'playCard', card]),
    attempt(table({ blue: { stored: ['troop-motivation'] } }), ['red', 'playCard', card]),
  ],
  wrongTiming: [
    attempt(table({ red: { tactics: ['dense-fog'] } }), ['red', 'playCard', { cardId: 'dense-fog' }]),
    attempt(table({ red: { drawn: 'electronic-countermeasures' } }), [
      'red',
      'playCard',
      { cardId: 'electronic-countermeasures' },
    ]),
    attempt({ ...window, state: { ...window.state, window: { name: 'beforeMove', player: 'blue' } } }, [
      'blue',
      'playCard',
      { cardId: 'electronic-countermeasures' },
    ]),
  ],
  notDrawn: [
    attempt(table({ red: { stored: ['troop-motivation'] } }), ['red', 'storeCard', card]),
    attempt(table(), ['red', 'discardCard', card]),
  ],
  notStorable: [
    attempt(table({ red: { drawn: 'un-ceasefire' } }), ['red', 'storeCard', { cardId: 'un-ceasefire' }]),
  ],
  storeFull: [
    attempt(table({ red: { drawn: 'troop-motivation', stored: six } }), ['red', 'storeCard', card]),
  ],
  storeNotFull: [attempt(table({ red: { drawn: 'troop-motivation' } }), ['red', 'discardCard', card])],
  unknownUnit: [attempt(movement, march('nobody', 1, 1)), attempt(attacks, fire('nobody'))],
  notYourUnit: [attempt(movement, march('blue-infantry-1', 1, 1)), attempt(attacks, fire('blue-infantry-1'))],
  unitDestroyed: [
    attempt(hurt('movement'), march('red-infantry-1', 1, 1)),
    attempt(hurt('attacks'), fire('red-infantry-1')),
  ],
  alreadyMoved: [attempt(play(movement, march('red-infantry-1', 1, 1)), march('red-infantry-1', 0, 1))],
  moveLimit: [
    attempt(
      play(
        table({ units: 'IIIIII\n......\n......\n......\n......\n.....i', state: { phase: 'movement' } }),
        ...[1, 2, 3, 4, 5].map((number) => march(`red-infantry-${number}`, number - 1, 1)),
      ),
      march('red-infantry-6', 5, 1),
    ),
  ],
  cannotMove: [attempt(banned('canMoveUnit', 'movement'), march('red-infantry-1', 1, 1))],
  alreadyAttacked: [attempt(play(attacks, fire('red-infantry-1')), fire('red-infantry-1'))],
  cannotAttack: [attempt(banned('canAttack', 'attacks'), fire('red-infantry-1'))],
  offBoard: [
    attempt(movement, march('red-infantry-1', -1, 0)),
    start({ victory: { type: 'hold', x: 20, y: 0, turns: 1 } }),
  ],
  tileBlocked: [
    attempt(
      table({ terrain: OPEN.replace('.....\n', '....~\n'), state: { phase: 'movement' } }),
      march('red-infantry-1', 5, 0),
    ),
    start({
      map: { terrain: OPEN.replace('.....\n', '....~\n') },
      victory: { type: 'hold', x: 5, y: 0, turns: 1 },
    }),
  ],
  tileOccupied: [
    attempt(movement, march('red-infantry-1', 1, 0)),
    attempt(movement, march('red-infantry-1', 0, 0)),
  ],
  outOfReach: [attempt(movement, march('red-infantry-1', 3, 0))],
};

describe('every refusal', () => {
  const rows = Object.entries(REFUSED).map(([code, results]) => ({ code: `taktik.${code}`, results }));

  it.each(rows)('$code', ({ code, results }) => {
    expect(results.map((result) => codesOf(result)[0])).toEqual(results.map(() => code));
    for (const result of results) {
      for (const issue of result.ok ? [] : result.issues) {
        expect(JSON.parse(JSON.stringify(issue))).toEqual(issue);
        expect(describeIssue(issue, taktik)).not.toMatch(/[{}]|undefined/u);
      }
    }
  });

  it.each(['cardPending', 'notHeld', 'wrongTiming', 'notDrawn', 'notStorable', 'wrongPlace'] as const)(
    '%s tells people the name of the card, not its id',
    (code) => {
      const issues = REFUSED[code].flatMap((result) => (result.ok ? [] : result.issues));
      const words = issues.map((issue) => describeIssue(issue, taktik));
      const names = issues.map(
        ({ data }) => STANDARD_CARDS.find(({ id }) => Object.values(data).includes(id))?.name,
      );
      expect(words.map((each, at) => each.includes(names[at] ?? '?'))).toEqual(words.map(() => true));
    },
  );

  it('has words', () => {
    expect(Object.keys(taktikMessages).toSorted()).toEqual(rows.map(({ code }) => code).toSorted());
  });

  it.each<[string, Step, string]>([
    [
      'an enemy out of range',
      ['red', 'declareAttack', { unitId: 'red-infantry-1' }, 'blue-vehicle-1'],
      'filterMismatch withinRange',
    ],
    [
      'an own unit',
      ['red', 'declareAttack', { unitId: 'red-infantry-1' }, 'red-vehicle-1'],
      'filterMismatch owner',
    ],
    ['nobody', ['red', 'declareAttack', { unitId: 'red-infantry-1' }], 'targetsMissing'],
  ])('of an attack on %s', (_name, step, code) => {
    expect(codesOf(attempt(attacks, step))).toEqual([code]);
  });

  it('is of core for who acts, and for what is no move', () => {
    expect(codesOf(attempt(table(), ['blue', 'endPhase']))).toEqual(['notToAct']);
    expect(codesOf(attempt(window, ['red', 'endPhase']))).toEqual(['notToAct']);
    expect(codesOf(attempt(table(), ['red', 'win']))).toEqual(['unknownMove']);
  });
});
