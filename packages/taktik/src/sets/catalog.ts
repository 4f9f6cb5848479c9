import { DEFAULT_COPIES, type TaktikCard } from '../language/card.js';
import { STANDARD_CARDS } from './standard.js';

const catalogs = new WeakMap<readonly TaktikCard[], ReadonlyMap<string, TaktikCard>>();

/** The cards of a match by id: the standard ones and those that its options add. */
export function catalogOf(added: readonly TaktikCard[]): ReadonlyMap<string, TaktikCard> {
  let found = catalogs.get(added);
  if (!found) {
    found = new Map([...STANDARD_CARDS, ...added].map((card) => [card.id, card]));
    catalogs.set(added, found);
  }
  return found;
}

/** A deck, unshuffled: each card as often as `copies` says, else as the card itself says. */
export function deckOf(
  cards: Iterable<TaktikCard>,
  copies: Readonly<Record<string, number>>,
): readonly string[] {
  return [...cards].flatMap((card) => {
    const wanted = Object.hasOwn(copies, card.id) ? copies[card.id] : card.copies;
    return Array.from({ length: wanted ?? DEFAULT_COPIES }, () => card.id);
  });
}
