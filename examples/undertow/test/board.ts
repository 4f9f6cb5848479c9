/** What the tests share: short boards and short questions about them. By default ann asks. */
import { unwrap, type TargetSpec } from '@reticle/core';
import {
  game,
  printedAs,
  cardFrom,
  stateWith,
  type Card,
  type CardFilter,
  type State,
} from '../src/index.js';
import type { Lane, Row } from '../src/language/card.js';

/** Makes a card of the set by its name. */
export function cardOf(instanceId: string, publicId: string, facts: Partial<Card> = {}): Card {
  const printed = printedAs(publicId);
  if (!printed) throw new Error(`there is no card ${publicId}`);
  const owner = facts.controller ?? facts.owner ?? 'bob';
  return { ...cardFrom(printed, { instanceId, owner }), ...facts };
}

/** Makes a creature in play, at a place such as `ann reef front`. */
export function creature(instanceId: string, publicId: string, at: string, facts: Partial<Card> = {}): Card {
  const [controller = 'bob', lane, row] = at.split(' ');
  const where = placesByName.get(`${lane ?? ''} ${row ?? ''}`);
  return cardOf(instanceId, publicId, { zone: 'play', controller, ...where, ...facts });
}
const placesByName = new Map<string, { lane: Lane; row: Row }>([
  ['reef front', { lane: 'reef', row: 'front' }],
  ['reef back', { lane: 'reef', row: 'back' }],
  ['shoal front', { lane: 'shoal', row: 'front' }],
  ['shoal back', { lane: 'shoal', row: 'back' }],
  ['deep front', { lane: 'deep', row: 'front' }],
  ['deep back', { lane: 'deep', row: 'back' }],
]);

/** Makes energy cards of a player on a creature. Each `warm-current` counts 1. */
export const energies = (on: string, controller: string, amount: number): readonly Card[] =>
  Array.from({ length: amount }, (_card, at) =>
    cardOf(`${on}-e${at + 1}`, 'warm-current', { zone: 'attached', controller, on }),
  );

export const stateOf = (...cards: readonly Card[]): State => stateWith(cards);

/** Returns the ids of everything that is legal for the first slot of a spec. */
export const legal = (
  board: State,
  spec: TargetSpec,
  source?: string,
  controller = 'ann',
): readonly string[] => {
  const from = source === undefined ? {} : { source: { kind: 'card', id: source } };
  return unwrap(game.resolver(board).legalTargets(spec, { controller, ...from })).map(({ id }) => id);
};

/** Returns the ids of the cards that match a filter. Protections are asked if `mode` is `target`. */
export const fitting = (board: State, filter: CardFilter, source?: string, mode: 'all' | 'target' = 'all') =>
  legal(
    board,
    game.spec({ slots: [{ kind: 'card', filter: mode === 'all' ? { ...filter, count: 'all' } : filter }] }),
    source,
  );
