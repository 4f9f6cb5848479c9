import type { MtgCard } from './card.js';
import { cardById, identityOf } from './cards.js';
import type { MtgState } from './state.js';

/** Which cards of a match are commanders: a card is one for as long as it is there (rule 903.3). */
const found = new WeakMap<object, readonly string[]>();

function commanderIds(identity: object, cards: readonly MtgCard[]): readonly string[] {
  const known = found.get(identity);
  if (known) return known;
  const ids = cards.flatMap(({ instanceId, commander }) => (commander === true ? [instanceId] : []));
  found.set(identity, ids);
  return ids;
}

/** The commanders that are in the game, wherever they are. */
export function commandersIn(state: Pick<MtgState, 'cards'>): readonly MtgCard[] {
  const ids = commanderIds(identityOf(state), state.cards);
  return ids.length === 0 ? NONE : ids.flatMap((id) => cardById(state, id) ?? []);
}
const NONE: readonly MtgCard[] = [];
