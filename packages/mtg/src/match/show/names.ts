import type { MtgCard } from '../../state/card.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { cardById, knownCard } from '../../state/state.js';

/** `Moss Bear (ann-12)`: a card by its name and its id. */
export function cardName(state: MtgMatchState, id: string): string {
  const card = cardById(state, id) ?? state.lastKnown.findLast(({ instanceId }) => instanceId === id);
  return card ? named(card) : id;
}

const named = ({ names, instanceId }: MtgCard): string =>
  names.length === 0 ? instanceId : `${names.join(' // ')} (${instanceId})`;

/** What a reference names, in a few words; an ability by the object whose ability it is. */
export function thingName(
  state: MtgMatchState,
  {
    kind,
    id,
    incarnation,
  }: { readonly kind: string; readonly id: string; readonly incarnation?: number | undefined },
): string {
  if (kind === 'ability') {
    const ability = state.abilities.find((found) => found.id === id);
    return ability ? `the ability of ${thingName(state, ability.source)}` : `the ability ${id}`;
  }
  if (kind !== 'card') return id;
  const card = knownCard(state, { id, incarnation });
  return card ? named(card) : cardName(state, id);
}

/** `a, b and c` */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
