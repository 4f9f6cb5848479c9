/** What cards do as data: abilities, costs, effects, ready-made ones; what can be activated, and activating it. */
export { activatedAbility } from '../language/ability.js';
export type { ActivatedAbility } from '../language/ability.js';
export { abilityCost } from '../language/cost.js';
export type { AbilityCost } from '../language/cost.js';
export { effect } from '../language/effects/effect.js';
export type { Effect } from '../language/effects/effect.js';
export { selector, abilityAmount } from '../language/selector.js';
export type { Selector, AbilityAmount } from '../language/selector.js';
export {
  abilitiesOf,
  EMPTY_REGISTRY,
  registerAbilities,
  registerBulk,
  registerCards,
} from '../rules/abilities/registry.js';
export type { AbilityRegistry } from '../rules/abilities/registry.js';
export { getActivatedAbilities } from '../rules/abilities/activated.js';
export { activationAttempt, activationSpec } from '../rules/abilities/activation-spec.js';
export type { Activation } from '../rules/activating/candidates.js';
export { activateAbility, activationRefusals } from '../rules/activating/activate.js';
export { legalActivations } from '../rules/activating/search.js';
export type { LegalActivation } from '../rules/activating/search.js';
export { sourceExistsCheck, standardTapCheck } from '../rules/actions/permanents.js';
export {
  createPreventDamage,
  createRegenerate,
  createCounterColoredAbility,
  createPaidTimAbility,
  createTapForDamage,
  createTimAbility,
  createSacrificeForMana,
  createTapForAnyColor,
  createTapForMana,
  createFirebreathing,
  createPumpSelf,
  createShadeAbility,
  createSacrificeForEffect,
  createLifePaymentAbility,
  createOncePerTurnWrapper,
  createTapToBuffOther,
  createTapToDebuff,
} from '../language/templates/templates.js';
export { aimedAt } from '../language/templates/parts.js';
export type { Aimed, Price } from '../language/templates/parts.js';
