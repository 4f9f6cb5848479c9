import type { Card, Thing } from '../card.js';
import type { State } from '../state.js';

/** The energy on a creature: the worth of all cards attached to it. */
const energyOn = (cards: readonly Card[], id: string): number =>
  cards.reduce((sum, { on, worth }) => (on === id ? sum + worth : sum), 0);

const seen = new WeakMap<readonly Card[], readonly Thing[]>();

/** Every card that can be chosen: all but those in the decks. The same cards give the same list. */
export function thingsOf({ cards }: State): readonly Thing[] {
  const known = seen.get(cards);
  if (known) return known;
  const things = cards
    .filter(({ zone }) => zone !== 'deck')
    .map((card) => ({ ...card, energy: energyOn(cards, card.instanceId) }));
  seen.set(cards, things);
  return things;
}

/** A card by its id. */
export const cardIn = ({ cards }: State, id: string): Card | undefined =>
  cards.find(({ instanceId }) => instanceId === id);

/** The creature at a place, if there is one. */
export const creatureAt = (
  { cards }: State,
  place: { readonly of: string; readonly lane: string; readonly row: string },
): Card | undefined =>
  cards.find(
    ({ zone, controller, lane, row }) =>
      zone === 'play' && controller === place.of && lane === place.lane && row === place.row,
  );
