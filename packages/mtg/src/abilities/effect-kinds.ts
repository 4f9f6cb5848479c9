import type { EffectKinds } from '@reticle/core/match';
import { enteringBy } from '../continuous/entering.js';
import type { Effects } from '../effects/effect.js';
import { effectKindsWith } from '../effects/kinds.js';
import type { CardDefinition } from '../sets/card-definition.js';
import type { MtgMatchState } from '../state/match-state.js';
import { getActivatedAbilities } from './activated.js';
import { manaMeansOf } from './mana-sources.js';
import type { AbilityRegistry } from './registry.js';

/** What a match knows of its cards. */
interface Rules {
  readonly registry: AbilityRegistry;
  readonly definitions: ReadonlyMap<string, CardDefinition>;
}

/**
 * Every kind of effect as it happens in a match: what players may pay as something resolves is paid with what they can tap
 * for mana as well (rule 605.3a), and cards that say so enter tapped. For `effectRunner`.
 */
export function effectKindsOf({ registry, definitions }: Rules): EffectKinds<MtgMatchState, Effects> {
  return effectKindsWith({
    mana: (player) => manaMeansOf(player, (card) => getActivatedAbilities(card, registry)),
    entering: (state, card) => enteringBy({ registry, definitions }, state, card),
  });
}
