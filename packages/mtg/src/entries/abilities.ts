/**
 * What cards do, as data: abilities, costs, effects, and templates for common abilities. Also what can be
 * activated, and activating it.
 */
export type { ActivatedAbility } from '../language/ability.js';
export type { AbilityCost } from '../language/cost.js';
export type { Effect } from '../language/effects/effect.js';
export { EMPTY_REGISTRY, registerAbilities, registerBulk } from '../rules/abilities/registry.js';
export type { AbilityRegistry } from '../rules/abilities/registry.js';
export { getActivatedAbilities } from '../rules/abilities/activated.js';
export { activationAttempt, activationSpec } from '../rules/abilities/activation-spec.js';
export { activateAbility, activationRefusals } from '../rules/activating/activate.js';
export { legalActivations } from '../rules/activating/search.js';
export type { LegalActivation } from '../rules/activating/search.js';
export { standardTapCheck } from '../rules/actions/permanents.js';
export {
  createPreventDamage,
  createPaidTimAbility,
  createTapForDamage,
  createTimAbility,
  createTapForMana,
  createFirebreathing,
  createPumpSelf,
  createShadeAbility,
  createSacrificeForEffect,
} from '../language/templates/templates.js';
export { aimedAt } from '../language/templates/parts.js';
