export { mtg } from './rules/targeting/game.js';
export { mtgMessages } from './language/messages.js';
export { mtgAbilityKind, mtgCardKind, mtgPlayerKind } from './rules/targeting/kinds.js';
export { RESTRICTION_VALIDATORS } from './rules/targeting/restriction-validators.js';
export type {
  Aim,
  MtgAbilityFilter,
  MtgCardFilter,
  MtgPlayerFilter,
  QualityFilter,
} from './language/filter.js';
export { cardFromJson, readTypeLine } from './state/from-card-json.js';
export { mtgCardOf } from './state/card.js';
export type { MtgCard, Announcement } from './state/card.js';
export type { MtgAbility } from './state/ability.js';
export type { MtgKeyword } from './language/keyword.js';
export type { MtgPlayer } from './state/player.js';
export { areOpponents, mtgStateOf } from './state/state.js';
export type { MtgState } from './state/state.js';
export { COLORS, ZONES } from './language/vocabulary.js';
export type { Color, Zone } from './language/vocabulary.js';
export { moveCard } from './state/zones.js';
export {
  getSourceColors,
  hasHexproof,
  hasProtectionFrom,
  hasProtectionFromAllColors,
  hasProtectionFromSource,
  hasShroud,
} from './rules/targeting/has.js';
export {
  checkTargetsStillLegal,
  getAllLegalTargetCombinations,
  getLegalTargets,
  validateSingleTarget,
  validateTargets,
} from './rules/targeting/legal.js';
export { ability, anyTarget, cardIn, permanent, player, spell } from './language/queries.js';
export type { MtgQuery } from './language/queries.js';
export { chooseTargetsAtRandom } from './rules/targeting/random.js';
export { activate, cast } from './rules/stack/announce.js';
export type { Announced, Proposal } from './rules/stack/announce.js';
export { composeSpec } from './rules/stack/compose.js';
export { declaration, declaresTargets, isManaAbility } from './language/declaration.js';
export type { Declaration, ManaQuestion } from './language/declaration.js';
export type { StackEvent, WardTrigger } from './rules/stack/event.js';
export {
  canBegin,
  canCast,
  canChooseTargets,
  legalModes,
  timingIssues,
  orderTriggers,
  stackTrigger,
} from './rules/stack/possible.js';
export type { CastOptions, Timing, Stacked, WaitingTrigger } from './rules/stack/possible.js';
export { beginResolution, counter, legalIn, resolveTop } from './rules/stack/resolve.js';
export type { Resolution, ResolveOptions } from './rules/stack/resolve.js';
export { actsAsIn } from './rules/targeting/acts-as.js';
export type { ActsAs } from './rules/targeting/acts-as.js';
export { wardTriggers } from './rules/stack/event.js';
export { attach, legalHosts, looseAttachments, attachIssue } from './rules/stack/attach.js';
export type { Loose, Host } from './rules/stack/attach.js';
export { changeTargets } from './rules/stack/retarget.js';
export type { Retargeted, Retargeting } from './rules/stack/retarget.js';
export { copyForEach, copyWithTarget, copyOnStack } from './rules/stack/copy.js';
export type { Copied } from './rules/stack/copy.js';
export { mtgGrammar } from './text/grammar.js';
export { mtgLexicon, TARGET_PATTERNS } from './text/lexicon/index.js';
export { matchTargetPattern } from './text/targets/match.js';
export type { TargetPattern } from '@reticle/core/text';
export { parseTargetRequirements } from './text/targets/parse.js';
export {
  getMaxTargetCount,
  getRequiredTargetCount,
  targetSpecOf,
  requiresTargets,
} from './text/targets/counting.js';
export type { Which } from './text/targets/counting.js';
export type { OnlyIf } from './text/targets/only-if.js';
export type { TargetRequirement, TextContext, AbilityInText } from './text/targets/requirement.js';
export { parseActivatedAbilities } from './text/abilities/activated.js';
export type { ReadAbility } from './text/abilities/activated.js';
export type { WordsOptions } from './text/abilities/card-text.js';
export { ABILITY_PATTERNS } from './text/abilities/effects.js';
export type { NamedThing, WordsContext } from './text/phrases/context.js';
export { printAbility } from './text/abilities/print-ability.js';
export type { PrintOptions } from './text/abilities/print-ability.js';
export { unexpressedOf } from './language/unexpressed.js';
export { printCard } from './text/abilities/print-card.js';
export { printStatic, printTriggered } from './text/abilities/print-parts.js';
export type { PrintedCard } from './text/abilities/print-card.js';
export type { AbilityEffects } from './text/abilities/ability-effects.js';
export { parseCard } from './text/abilities/parse-card.js';
export type { CardFace, ParsedCard } from './text/abilities/parse-card.js';
export { parseSpellEffect } from './text/abilities/spell.js';
export { parseTriggeredAbilities } from './text/abilities/triggered.js';
export type { ReadTriggered } from './text/abilities/triggered.js';
export {
  colorsOfCost,
  countPhyrexian,
  countX,
  manaAmounts,
  manaCost,
  manaValueOf,
  MANA_LIMITS,
  MANA_SYMBOLS,
  MANA_TYPES,
  symbolFacts,
} from './language/mana.js';
export type {
  ManaAmounts,
  ManaCost,
  ManaCostPart,
  ManaSymbol,
  ManaType,
  SymbolFacts,
} from './language/mana.js';
export {
  printManaAmounts,
  printManaCost,
  readManaCost,
  readSpacedManaCost,
} from './language/mana-symbols.js';
export { addMana, EMPTY_POOL, manaIn, manaPool, spendMana } from './state/mana-pool.js';
export type { ManaPool, RestrictedMana } from './state/mana-pool.js';
export { manaCombinations, manaOutput, manaSource, oneManaOf } from './rules/mana/sources.js';
export type { ManaOutput, ManaSource } from './rules/mana/sources.js';
export { canPayMana, payMana } from './rules/mana/pay.js';
export type { ManaPayment, ManaTap } from './rules/mana/offers.js';
export type { PaymentMeans } from './rules/mana/pay.js';
export type { PaymentTerms } from './rules/mana/demand.js';
export { countAvailableMana } from './rules/mana/purse.js';
export type { AvailableMana } from './rules/mana/purse.js';
export { totalManaCost } from './rules/mana/total.js';
export type { CostChanges } from './rules/mana/total.js';
export { activatedAbility } from './language/ability.js';
export type { ActivatedAbility } from './language/ability.js';
export { abilityCost, abilityCosts } from './language/cost.js';
export type { AbilityCost } from './language/cost.js';
export { effect } from './language/effects/effect.js';
export type { Effect } from './language/effects/effect.js';
export { selector, abilityAmount } from './language/selector.js';
export type { Selector, AbilityAmount } from './language/selector.js';
export {
  abilitiesOf,
  EMPTY_REGISTRY,
  registerAbilities,
  registerBulk,
  registerCards,
} from './rules/abilities/registry.js';
export type { AbilityRegistry, RegisteredCard } from './rules/abilities/registry.js';
export { registerWords, unreadOf } from './play/register-words.js';
export { getActivatedAbilities } from './rules/abilities/activated.js';
export { activationAttempt, activationSpec } from './rules/abilities/activation-spec.js';
export { abilityFor } from './rules/activating/activation.js';
export type { Activation, FoundAbility } from './rules/activating/activation.js';
export { activateAbility, activationRefusals } from './rules/activating/activate.js';
export { legalActivations } from './rules/activating/search.js';
export type { LegalActivation } from './rules/activating/search.js';
export { manaSourcesOf } from './rules/activating/mana-sources.js';
export { sourceExistsCheck, standardTapCheck } from './rules/actions/tapping.js';
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
} from './language/templates/templates.js';
export { aimedAt } from './language/templates/parts.js';
export type { Aimed, Price } from './language/templates/parts.js';
export { mtgMatchStateOf } from './state/match-state-of.js';
export type { MatchStateParts } from './state/match-state-of.js';
export { createMtgMatch, mtgMatch } from './play/match.js';
export type { MtgMatchSetup } from './play/match.js';
export { mtgOptions } from './play/options.js';
export type { MtgOptions } from './play/options.js';
export { mtgMatchGame } from './play/game.js';
export { mtgNarration } from './play/show/narration.js';
export { abilityName } from './play/show/names.js';
export { keywordName } from './text/phrases/keyword-names.js';
export { renderTable } from './play/show/render.js';
export type { MtgMatchState, Step } from './state/match-state.js';
export { cardDefinition } from './language/card-definition.js';
export type { CardDefinition } from './language/card-definition.js';

export { shouldSpellFizzle } from '@reticle/core';
