import { defineKind, type Kind } from '@reticle/core';
import { abilityMatchers } from '../filter/matchers.js';
import { abilityKeys, type AbilityKeys } from '../filter/schema.js';
import { linkAbilities, linkedAbility, type LinkedAbility } from '../state/links.js';
import type { MtgState } from '../state/state.js';
import { once } from './once.js';

const linked = once(linkAbilities);

/** Activated and triggered abilities on the stack. Mana abilities are never there (rule 605.3b). */
export const mtgAbilityKind: Kind<MtgState, 'ability', LinkedAbility, AbilityKeys> = defineKind({
  name: 'ability',
  object: linkedAbility,
  filter: abilityKeys,
  matchers: abilityMatchers,
  list: (state: MtgState) => linked(state),
  id: ({ id }: LinkedAbility) => id,
  controller: ({ controller }) => controller,
  steps: {
    /** An ability can't target itself (rule 115.5). */
    notItself: {
      rule: '115.5',
      passes: ({ id }, { sourceRef, mode }) =>
        mode !== 'target' || sourceRef?.kind !== 'ability' || sourceRef.id !== id,
    },
  },
});
