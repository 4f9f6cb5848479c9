import { objectsIn } from '@reticle/core/play';
import type { Card, Thing } from '../card.js';
import type { State } from '../state.js';

const seen = new WeakMap<readonly Card[], readonly Thing[]>();

/** Cards with the energy on them: the worth of all that is attached. The same cards give the same list. */
export function linked(cards: readonly Card[]): readonly Thing[] {
  const known = seen.get(cards);
  if (known) return known;
  const energy = new Map<string, number>();
  for (const { on, worth } of cards) if (on !== undefined) energy.set(on, (energy.get(on) ?? 0) + worth);
  const things = cards.map((card) => ({ ...card, energy: energy.get(card.instanceId) ?? 0 }));
  seen.set(cards, things);
  return things;
}

/** The creature at a place, if there is one. */
export const creatureAt = (
  { objects }: Pick<State, 'objects'>,
  place: { readonly of: string; readonly lane: string; readonly row: string },
): Card | undefined =>
  objectsIn(objects, 'play').find(
    ({ controller, lane, row }) => controller === place.of && lane === place.lane && row === place.row,
  );
