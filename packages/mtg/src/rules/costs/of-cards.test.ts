import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { pay } from '../../../test/activating.js';
import { card, cardOf, change, codes } from '../../../test/board.js';
import { matchOf, playerIn } from '../../../test/match.js';
import { couldPay } from './parts.js';

const rod = card('rod', 'you', { types: ['artifact'] });
const held = ['one', 'two'].map((id) => card(id, 'you', { zone: 'hand' }));
const pile = ['top', 'next'].map((id, order) => card(id, 'you', { zone: 'library', order }));
const board = matchOf(rod, ...held, card('theirs', 'foe', { zone: 'hand' }), ...pile);

describe('cards pay a cost', () => {
  it('701.9a the whole hand is discarded, and told card by card', () => {
    const { result, events } = pay(board, [{ cost: 'discardHand' }]);
    const after = unwrap(result);
    expect(['one', 'two', 'theirs'].map((id) => cardOf(after, id).zone)).toEqual([
      'graveyard',
      'graveyard',
      'hand',
    ]);
    expect(cardOf(after, 'one').thisTurn).toContain('discarded');
    expect(events.filter(({ type }) => type === 'discarded')).toHaveLength(2);
  });

  it('701.9a a hand can be discarded, though it be empty', () => {
    const empty = matchOf(rod);
    const asked = { state: empty, card: rod, payer: playerIn(empty, 'you'), canPayMana: () => true };
    expect(couldPay({ cost: 'discardHand' }, asked)).toBe(true);
  });

  it('701.17b only so many cards as there are can be milled', () => {
    const after = unwrap(pay(board, [{ cost: 'mill', count: 2 }]).result);
    expect(['top', 'next'].map((id) => cardOf(after, id).zone)).toEqual(['graveyard', 'graveyard']);
    expect(codes(pay(board, [{ cost: 'mill', count: 3 }]).result)).toEqual(['mtg.cantPay']);
    const could = (count: number) =>
      couldPay(
        { cost: 'mill', count },
        { state: board, card: cardOf(board, 'rod'), payer: playerIn(board, 'you'), canPayMana: () => true },
      );
    expect([could(2), could(3)]).toEqual([true, false]);
  });

  it('701.20a the source is revealed from the hand, and stays there', () => {
    const { result, events } = pay(change(board, 'rod', { zone: 'hand' }), [
      { cost: 'reveal', what: 'self' },
    ]);
    expect(cardOf(unwrap(result), 'rod').zone).toBe('hand');
    expect(events).toMatchObject([{ type: 'revealed', cost: true }]);
    expect(codes(pay(board, [{ cost: 'reveal', what: 'self' }]).result)).toEqual(['mtg.cantPay']);
  });

  it('107.3a, 601.2b X things are sacrificed', () => {
    const goats = ['a', 'b'].map((id) => card(id, 'you', { types: ['creature'] }));
    const costs = [{ cost: 'sacrifice', what: { type: 'creature' }, count: 'X' }] as const;
    const after = unwrap(pay(matchOf(rod, ...goats), costs, { X: 2, choices: { cost1: ['a', 'b'] } }).result);
    expect(cardOf(after, 'b').zone).toBe('graveyard');
    expect(pay(matchOf(rod, ...goats), costs, { X: 2, choices: { cost1: ['a'] } }).result.ok).toBe(false);
  });
});
