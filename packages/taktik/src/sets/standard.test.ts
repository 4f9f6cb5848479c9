import { describe, expect, it } from 'vitest';
import {
  attempt,
  codesOf,
  loaded,
  play,
  reachCount,
  table,
  unitOf,
  type Step,
  type Table,
} from '../../test/table.js';
import type { Phase } from '../language/players.js';
import { narrate } from '../play/view/narration.js';
import { STANDARD_CARDS } from './standard.js';

/** Red's infantry faces blue's at range 2; both sides have a vehicle at the back. */
const UNITS = `
  V.....
  ......
  ..I...
  ......
  ..i...
  v.....`;

const target = 'blue-infantry-1';
const attacker = 'red-infantry-1';
const toMovement: Step = ['red', 'endPhase'];
const toAttacks: readonly Step[] = [
  ['red', 'endPhase'],
  ['red', 'endPhase'],
];
const attack: Step = ['red', 'declareAttack', { unitId: attacker }, target];
const fight: readonly Step[] = [...toAttacks, attack, ['red', 'endPhase']];

const holding = (cardId: string) => table({ units: UNITS, red: { drawn: cardId } });
const playing = (cardId: string, ...targets: readonly string[]): Step => [
  'red',
  'playCard',
  { cardId },
  ...targets,
];
/** Plays a malus in blue's turn, then advances to a phase of red's turn. */
function afterMalus(cardId: string, phase: Phase, ...targets: readonly string[]): Table {
  const blue = table({ units: UNITS, blue: { drawn: cardId }, state: { active: 'blue' } });
  const end: Step = ['blue', 'endPhase'];
  const { events: _events, ...red } = play(blue, ['blue', 'playCard', { cardId }, ...targets], end, end, end);
  expect(red.state.active).toBe('red');
  return { ...red, state: { ...red.state, phase } };
}
const hits = (match: Table) => unitOf(match, target).hits;
const judged = (match: ReturnType<typeof play>) => match.events.find(({ type }) => type === 'attackJudged');
const total = (match: ReturnType<typeof play>) => judged(match)?.['total'];

/** What each card does in play: one row for each card, and no card without a row. */
const SEEN: Readonly<Record<string, () => void>> = {
  'rapid-supply-convoy': () => {
    const before = play(holding('troop-motivation'), playing('troop-motivation'), toMovement);
    const after = play(holding('rapid-supply-convoy'), playing('rapid-supply-convoy'), toMovement);
    for (const id of ['red-infantry-1', 'red-vehicle-1']) {
      expect(reachCount(after, id)).toBeGreaterThan(reachCount(before, id));
    }
    const movesOfBlue = play(after, ['red', 'endPhase'], ['red', 'endPhase']);
    expect(movesOfBlue.state.effects).toEqual([]);
  },
  'advanced-recon': () => {
    const after = play(holding('advanced-recon'), playing('advanced-recon', attacker), toMovement);
    expect(codesOf(attempt(after, ['red', 'moveUnit', { unitId: attacker, to: { x: 5, y: 5 } }]))).toEqual(
      [],
    );
    expect(reachCount(after, 'red-vehicle-1')).toBe(
      reachCount(play(table({ units: UNITS }), toMovement), 'red-vehicle-1'),
    );
  },
  'artillery-support': () => {
    const after = play(
      loaded(holding('artillery-support'), 2),
      playing('artillery-support', attacker),
      ...fight,
    );
    expect([total(after), hits(after)]).toEqual([4, 1]);
  },
  'troop-motivation': () => {
    const after = play(loaded(holding('troop-motivation'), 3), playing('troop-motivation'), ...fight);
    expect([total(after), hits(after)]).toEqual([4, 1]);
  },
  'electronic-countermeasures': () => {
    const match = table({
      units: UNITS,
      red: { drawn: 'un-ceasefire' },
      blue: { stored: ['electronic-countermeasures', 'electronic-countermeasures'] },
    });
    const reaction: Step = ['blue', 'playCard', { cardId: 'electronic-countermeasures' }];
    const after = play(match, playing('un-ceasefire'), reaction);
    expect(after.events.map(({ type }) => type)).toContain('cardCancelled');
    expect(after.state.effects).toEqual([]);
    expect(after.state.players[1].stored).toEqual(['electronic-countermeasures']);
    expect(after.state.discard.toSorted()).toEqual(['electronic-countermeasures', 'un-ceasefire']);
    // Only that one: the next malus opens a window again.
    const [red, blue] = after.state.players;
    const next = {
      ...after,
      state: { ...after.state, players: [{ ...red, drawn: 'un-ceasefire' }, blue] as const },
    };
    const passed = play(next, playing('un-ceasefire'), ['blue', 'pass']);
    expect(passed.state.effects).toHaveLength(1);
  },
  'enemy-disinformation': () => {
    const red = afterMalus('enemy-disinformation', 'movement', attacker);
    expect(reachCount(red, attacker)).toBe(0);
    expect(reachCount(red, 'red-vehicle-1')).toBeGreaterThan(0);
    const end: Step = ['red', 'endPhase'];
    expect(play(red, end, end).state.effects).toEqual([]);
  },
  'ammunition-shortage': () => {
    const red = loaded(afterMalus('ammunition-shortage', 'cards'), 5);
    expect(total(play(red, ...fight))).toBe(3);
  },
  'mechanical-failure': () => {
    const red = afterMalus('mechanical-failure', 'movement', attacker);
    expect(reachCount(red, attacker)).toBe(0);
    expect(codesOf(attempt(play(red, ['red', 'endPhase']), attack))).toEqual(['taktik.cannotAttack']);
    expect(red.state.effects.map(({ targetUnitIds }) => targetUnitIds)).toEqual([[attacker], [attacker]]);
  },
  'disrupted-supply-lines': () => {
    const red = afterMalus('disrupted-supply-lines', 'movement');
    expect(reachCount(red, attacker)).toBe(8);
    const [effect] = red.state.effects;
    const thrice = { ...red, state: { ...red.state, effects: [effect!, effect!, effect!] } };
    expect(reachCount(thrice, attacker)).toBe(0);
  },
  'un-ceasefire': () => {
    const after = play(holding('un-ceasefire'), playing('un-ceasefire'), ...toAttacks);
    expect(codesOf(attempt(after, attack))).toEqual(['taktik.cannotAttack']);
    expect(play(after, ['red', 'endPhase']).state.effects).toEqual([]);
  },
  'precision-shot': () => {
    const match = loaded(table({ units: UNITS, red: { tactics: ['precision-shot'] } }), 2);
    const after = play(match, ...fight, playing('precision-shot', attacker));
    expect([total(after), hits(after)]).toEqual([4, 1]);
  },
  'tactical-block': () => {
    const match = table({ units: UNITS, blue: { tactics: ['tactical-block'] } });
    const open = play(match, ...fight);
    const block = (unit: string): Step => ['blue', 'playCard', { cardId: 'tactical-block' }, unit];
    expect(codesOf(attempt(open, block('red-vehicle-1')))).toEqual(['filterMismatch attacking']);
    const after = play(open, block(attacker));
    expect(after.events.map(({ type }) => type)).toContain('attackCancelled');
    expect(judged(after)).toBeUndefined();
    expect([hits(after), unitOf(after, attacker).attacking]).toEqual([0, false]);
  },
  'commanders-luck': () => {
    const match = loaded(table({ units: UNITS, red: { tactics: ['commanders-luck'] } }), 1, 6);
    const after = play(match, ...fight, playing('commanders-luck'));
    expect(after.events.filter(({ type }) => type === 'rolled').map(({ again }) => again)).toEqual([
      false,
      true,
    ]);
    expect([total(after), hits(after)]).toEqual([6, 1]);
  },
  'suppressive-fire': () => {
    const match = play(table({ units: UNITS, blue: { tactics: ['suppressive-fire'] } }), toMovement);
    const open = play(match, ['red', 'moveUnit', { unitId: attacker, to: { x: 4, y: 2 } }]);
    expect(open.state.window).toEqual({ name: 'beforeMove', player: 'blue' });
    const after = play(open, ['blue', 'playCard', { cardId: 'suppressive-fire' }, attacker]);
    const stopped = after.events.find(({ type }) => type === 'moveStopped') ?? { type: 'none' };
    expect(narrate(stopped)).toMatch(
      / is stopped on its way to 4,2\. The unit red infantry 1 does not reach 4,2 with /,
    );
    expect(unitOf(after, attacker)).toMatchObject({ x: 2, y: 2, moved: false });
    expect(reachCount(after, attacker)).toBe(8);
  },
  'dense-fog': () => {
    const match = loaded(table({ units: UNITS, blue: { tactics: ['dense-fog'] } }), 4);
    const after = play(match, ...fight, ['blue', 'playCard', { cardId: 'dense-fog' }]);
    expect([total(after), hits(after)]).toEqual([3, 0]);
  },
};

describe('every card does what it says', () => {
  it('has a row for each card', () => {
    expect(Object.keys(SEEN).toSorted()).toEqual(STANDARD_CARDS.map(({ id }) => id).toSorted());
  });

  it.each(STANDARD_CARDS.map(({ id, name }) => ({ id, name })))('$name', ({ id }) => {
    expect.hasAssertions();
    SEEN[id]!();
  });
});
