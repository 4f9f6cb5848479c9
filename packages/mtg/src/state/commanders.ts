import type { MtgCard } from './card.js';
import { cardById, identityOf } from './cards.js';
import type { MtgState } from './state.js';

/**
 * The ids of a match's commanders by the identity of its cards. A card is a commander as long as it exists
 * (rule 903.3).
 */
const found = new WeakMap<object, readonly string[]>();

function commanderIds(identity: object, cards: readonly MtgCard[]): readonly string[] {
  const known = found.get(identity);
  if (known) return known;
  const ids = cards.flatMap(({ instanceId, commander }) => (commander === true ? [instanceId] : []));
  found.set(identity, ids);
  return ids;
}

/** Returns the commanders in the game, in any zone. */
export function commandersIn(state: Pick<MtgState, 'cards'>): readonly MtgCard[] {
  const ids = commanderIds(identityOf(state), state.cards);
  return ids.length === 0 ? NONE : ids.flatMap((id) => cardById(state, id) ?? []);
}
const NONE: readonly MtgCard[] = [];
