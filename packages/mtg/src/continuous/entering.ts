import type { AbilityRegistry } from '../abilities/registry.js';
import type { CardDefinition } from '../sets/card-definition.js';
import type { MtgCard } from '../state/card.js';
import type { MtgMatchState } from '../state/match-state.js';
import { hasOwnAbilities } from '../state/own-abilities.js';
import { cardById } from '../state/state.js';
import { moveCard } from '../state/zones.js';
import { staticsIn } from './defined.js';
import { refresh } from './refresh.js';

/** What is known of cards beside the state. */
interface Known {
  readonly registry: AbilityRegistry;
  readonly definitions: ReadonlyMap<string, CardDefinition>;
}

/**
 * What a card's own text makes of it as it enters the battlefield (rule 614.1c): `{ tapped: true }`. It is judged as the
 * permanent that it will be there (614.12): a land that enters as a mere Forest has lost that ability (305.7).
 */
export function enteringBy(
  { registry, definitions }: Known,
  state: MtgMatchState,
  { instanceId, publicId, owner, controller = owner }: MtgCard,
): Partial<MtgCard> {
  if (!definitions.get(publicId)?.entersTapped) return {};
  const there = moveCard(state, instanceId, 'battlefield', { controller });
  const permanent = cardById(refresh(there, staticsIn({ registry, definitions })), instanceId);
  return permanent && !hasOwnAbilities(permanent) ? {} : { tapped: true };
}
