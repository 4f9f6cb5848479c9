/** What the tests share: short boards and short questions about them. Where nothing else is said, ann asks. */
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
import type { Lane, Row } from '../src/card.js';

/** A card of the set by its name, somewhere. */
export function cardOf(instanceId: string, publicId: string, facts: Partial<Card> = {}): Card {
  const printed = printedAs(publicId);
  if (!printed) throw new Error(`there is no card ${publicId}`);
  const owner = facts.controller ?? facts.owner ?? 'bob';
  return { ...cardFrom(printed, { instanceId, owner }), ...facts };
}

/** A creature in play: `ann reef front`. */
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

/** Energy cards of a player on a creature: `warm-current` counts 1. */
export const energies = (on: string, controller: string, amount: number): readonly Card[] =>
  Array.from({ length: amount }, (_card, at) =>
    cardOf(`${on}-e${at + 1}`, 'warm-current', { zone: 'attached', controller, on }),
  );

export const stateOf = (...cards: readonly Card[]): State => stateWith(cards);

/** The ids of all that is legal for the first slot of a spec. */
export const legal = (
  board: State,
  spec: TargetSpec,
  source?: string,
  controller = 'ann',
): readonly string[] => {
  const from = source === undefined ? {} : { source: { kind: 'card', id: source } };
  return unwrap(game.resolver(board).legalTargets(spec, { controller, ...from })).map(({ id }) => id);
};

/** The ids of the cards that fit a filter; protections are asked where `mode` is `target`. */
export const fitting = (board: State, filter: CardFilter, source?: string, mode: 'all' | 'target' = 'all') =>
  legal(
    board,
    game.spec({ slots: [{ kind: 'card', filter: mode === 'all' ? { ...filter, count: 'all' } : filter }] }),
    source,
  );
