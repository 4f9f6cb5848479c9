import { describe, expect, it } from 'vitest';
import { loaded, play, table, unitOf, type Step } from '../../test/table.js';
import { narrate } from '../play/view/narration.js';

const end: Step = ['red', 'endPhase'];
const march: Step = ['red', 'moveUnit', { unitId: 'red-infantry-1', to: { x: 1, y: 1 } }];
const fire: Step = ['red', 'declareAttack', { unitId: 'red-infantry-1' }, 'blue-infantry-1'];
const shoot: Step = ['red', 'declareAttack', { unitId: 'red-vehicle-1' }, 'blue-infantry-1'];
const types = ({ events }: ReturnType<typeof play>) => events.map(({ type }) => type);

describe('the phases', () => {
  it('follow each other', () => {
    const { events, state } = play(table({ state: { phase: 'draw' } }), ['red', 'draw']);
    expect(events.at(-1)).toEqual({ type: 'phaseBegan', player: 'red', phase: 'cards' });
    expect(state.players[0].drawn === null ? state.discard : [state.players[0].drawn]).toHaveLength(1);
    const turn = play(table(), end, end, end);
    const phases = turn.events.filter(({ type }) => type === 'phaseBegan');
    expect(phases.map(({ player, phase }) => [player, phase])).toEqual([
      ['red', 'movement'],
      ['red', 'attacks'],
      ['red', 'dice'],
      ['red', 'end'],
      ['blue', 'draw'],
    ]);
    expect(turn.state).toMatchObject({ turn: 2, active: 'blue', phase: 'draw' });
  });

  it('let each unit move and attack anew next turn', () => {
    const { state } = play(table({ state: { phase: 'movement' } }), march, end, fire, end);
    expect(state.units.filter(({ moved, attacked }) => moved || attacked)).toEqual([]);
  });

  it('fight the attacks in the order in which they were declared, and none on what is gone', () => {
    const match = loaded(table({ state: { phase: 'attacks' } }), 6, 6);
    const units = match.state.units.map((unit) =>
      unit.id === 'blue-infantry-1' ? { ...unit, hits: 1 } : unit,
    );
    const { state, events } = play({ ...match, state: { ...match.state, units } }, shoot, fire, end);
    expect(events.filter(({ type }) => type === 'attackBegan').map(({ attackerId }) => attackerId)).toEqual([
      'red-vehicle-1',
      'red-infantry-1',
    ]);
    const gone = events.find(({ type }) => type === 'attackVoid') ?? { type: 'none' };
    expect(gone['reasons']).toMatchObject([{ code: 'filterMismatch', data: { key: 'destroyed' } }]);
    expect(narrate(gone)).toBe(
      'red infantry 1 cannot attack blue infantry 1 any more. Blue infantry 1 is destroyed.',
    );
    expect(state.units.find(({ id }) => id === 'blue-infantry-1')?.hits).toBe(2);
  });

  it('need two hits to destroy', () => {
    const match = play(loaded(table({ state: { phase: 'attacks' } }), 6, 6), shoot, fire, end);
    expect(types(match).filter((type) => type.startsWith('unit'))).toEqual(['unitDamaged', 'unitDestroyed']);
  });
});

describe('drawing', () => {
  const drawing = (deck: readonly string[], facts: object = {}) =>
    play(table({ state: { phase: 'draw', deck, ...facts } }), ['red', 'draw']);

  it('shuffles what was discarded where the deck is empty', () => {
    const match = drawing([], { discard: ['advanced-recon'] });
    expect(types(match)).toContain('deckShuffled');
    expect(match.state).toMatchObject({ deck: [], discard: [], players: [{ drawn: 'advanced-recon' }, {}] });
  });

  it('draws nothing where there is nothing', () => {
    expect(drawing([], { discard: [] }).state).toMatchObject({
      phase: 'cards',
      players: [{ drawn: null }, {}],
    });
  });

  it('shows a malus to all, a bonus to who drew it', () => {
    expect(types(drawing(['un-ceasefire']))).toContain('malusDrawn');
    expect(drawing(['advanced-recon']).events.find(({ type }) => type === 'cardDrawn')?.visibleTo).toEqual([
      'red',
    ]);
  });

  it('discards a malus that has no target', () => {
    const cards = [
      {
        id: 'siege',
        name: 'Siege',
        text: '',
        kind: 'malus',
        timing: 'immediate',
        targeting: { type: 'unit', owner: 'enemy', count: 1, filter: { damaged: true } },
        effects: [{ hook: 'canMoveUnit', who: 'targets', duration: { type: 'untilEndOfTurn' } }],
      },
    ];
    const match = play(table({ options: { cards }, state: { phase: 'draw', deck: ['siege'] } }), [
      'red',
      'draw',
    ]);
    expect(types(match)).toContain('cardDiscarded');
    expect(match.state).toMatchObject({ discard: ['siege'], players: [{ drawn: null }, {}] });
  });

  it('fills the hand with one tactic', () => {
    const match = table({ options: { handSize: 2 }, red: { tactics: [] }, state: { phase: 'draw' } });
    expect(play(match, ['red', 'draw']).state.players[0].tactics).toHaveLength(1);
  });

  it('stores a bonus, and discards one where there is no room', () => {
    const cardId = 'electronic-countermeasures';
    const stored = play(table({ red: { drawn: cardId } }), ['red', 'storeCard', { cardId }]);
    expect(stored.state.players[0]).toMatchObject({ drawn: null, stored: [cardId] });
    const full = table({ red: { drawn: cardId, stored: Array.from({ length: 6 }, () => cardId) } });
    expect(play(full, ['red', 'discardCard', { cardId }]).state.discard).toEqual([cardId]);
  });

  it('plays a stored bonus in a later turn', () => {
    const { state } = play(table({ red: { stored: ['troop-motivation'] } }), [
      'red',
      'playCard',
      { cardId: 'troop-motivation' },
    ]);
    expect(state).toMatchObject({
      discard: ['troop-motivation'],
      players: [{ stored: [] }, {}],
      effects: [{ player: 'red' }],
    });
  });
});

describe('windows', () => {
  it('open for the player whose turn it is not first, then for the other', () => {
    const match = table({
      red: { tactics: ['precision-shot'] },
      blue: { tactics: ['dense-fog'] },
      state: { phase: 'attacks' },
    });
    const first = play(match, fire, end);
    expect(first.state.window).toEqual({ name: 'beforeAttackRoll', player: 'blue' });
    const second = play(first, ['blue', 'pass']);
    expect(second.state.window).toEqual({ name: 'beforeAttackRoll', player: 'red' });
    const closed = play(second, ['red', 'pass']);
    expect([closed.state.window, closed.state.turn]).toEqual([null, 2]);
    // One card in a window: blue's closes it.
    const played = play(first, ['blue', 'playCard', { cardId: 'dense-fog' }]);
    expect(played.state.players[0].tactics).toEqual(['precision-shot']);
    expect([played.state.window, played.state.tacticDiscard]).toEqual([null, ['dense-fog']]);
  });

  it('stay shut where nobody has a card that could be played', () => {
    const match = table({
      red: { tactics: ['dense-fog'] },
      blue: { tactics: ['tactical-block'] },
      state: { phase: 'movement' },
    });
    expect(play(match, march).state).toMatchObject({ window: null, pending: null });
  });

  it('open after a move and before damage for cards that say so', () => {
    const tactic = (timing: string, effects: readonly object[]) => ({
      id: timing,
      name: timing,
      text: '',
      kind: 'tactic',
      timing,
      targeting: { type: 'none' },
      effects,
    });
    const cards = [
      tactic('afterMove', [{ hook: 'canAttack', who: 'all', duration: { type: 'untilEndOfTurn' } }]),
      tactic('beforeDamage', [{ hook: 'cancelAttack', who: 'enemy' }]),
    ];
    const options = { options: { cards }, blue: { tactics: ['afterMove', 'beforeDamage'] } };
    const moved = play(table({ ...options, state: { phase: 'movement' } }), march);
    expect(unitOf(moved, 'red-infantry-1')).toMatchObject({ x: 1, y: 1 });
    expect(moved.state.window).toEqual({ name: 'afterMove', player: 'blue' });
    const hit = play(loaded(table({ ...options, state: { phase: 'attacks' } }), 6), fire, end);
    expect(hit.state.window).toEqual({ name: 'beforeDamage', player: 'blue' });
    const saved = play(hit, ['blue', 'playCard', { cardId: 'beforeDamage' }]);
    expect(unitOf(saved, 'blue-infantry-1').hits).toBe(0);
  });
});
