import type { CardRules } from '../src/language/card.js';
import { made, type Table } from './table.js';

/**
 * Cards for tests of refusals: one with rules, one that asks, one with activated abilities, and one that
 * triggers twice.
 */
export const says = (name: string, rules: CardRules) => made(name, {}, rules);

export const asks = made(
  'Asks',
  { type: 'action', cost: 0 },
  { effects: [{ effect: 'banish', what: { choose: { type: 'character' } } }] },
);

export const uses = says('Uses', {
  abilities: [
    { kind: 'activated', cost: { ink: 1 }, oncePerTurn: true, effects: [{ effect: 'draw', amount: 1 }] },
    { kind: 'activated', cost: { exert: 'this' }, effects: [{ effect: 'draw', amount: 1 }] },
  ],
});

export const when = says('When', {
  abilities: [1, 2].map((amount) => ({
    kind: 'triggered' as const,
    on: [{ event: 'quests' as const, card: 'this' as const }],
    effects: [{ effect: 'draw' as const, amount }],
  })),
});

export const opening = (at: Table): Table => ({
  ...at,
  state: {
    ...at.state,
    phase: 'opening',
    turn: 0,
    seats: at.state.seats.map((seat) => ({ ...seat, altered: false })),
  },
});
