import { objectsIn } from '@reticle/core/play';
import type { Card, Thing } from '../language/card.js';
import type { State } from './state.js';

const seen = new WeakMap<Card, Thing>();

/**
 * Adds to each card the energy on it: the worth of everything that is attached. A card with as much on it as
 * before stays the identical thing.
 */
export function withEnergy(cards: readonly Card[]): readonly Thing[] {
  const worths = new Map<string, number>();
  for (const { on, worth } of cards) if (on !== undefined) worths.set(on, (worths.get(on) ?? 0) + worth);
  return cards.map((card) => {
    const energy = worths.get(card.instanceId) ?? 0;
    const before = seen.get(card);
    if (before?.energy === energy) return before;
    const thing = { ...card, energy };
    seen.set(card, thing);
    return thing;
  });
}

/** Finds the creature at a place. */
export const creatureAt = (
  { objects }: Pick<State, 'objects'>,
  place: { readonly of: string; readonly lane: string; readonly row: string },
): Card | undefined =>
  objectsIn(objects, 'play').find(
    ({ controller, lane, row }) => controller === place.of && lane === place.lane && row === place.row,
  );
