export { mtg } from './game.js';
export { mtgMessages } from './messages.js';
export { mtgAbilityKind } from './kinds/ability.js';
export { mtgCardKind } from './kinds/card.js';
export { mtgPlayerKind } from './kinds/player.js';
export { RESTRICTION_VALIDATORS } from './restriction-validators.js';
export type { Aim, MtgAbilityFilter, MtgCardFilter, MtgPlayerFilter } from './filter/schema.js';
export type { QualityFilter } from './filter/quality.js';

export { cardFromJson, readTypeLine } from './state/from-card-json.js';
export { mtgCardOf } from './state/card.js';
export type { MtgCard } from './state/card.js';
export type { MtgAbility } from './state/ability.js';
export type { Announcement } from './state/announcement.js';
export type { MtgKeyword } from './state/keyword.js';
export type { MtgPlayer } from './state/player.js';
export { areOpponents, mtgStateOf } from './state/state.js';
export type { MtgState } from './state/state.js';
export { COLORS, ZONES } from './state/vocabulary.js';
export type { Color, Zone } from './state/vocabulary.js';
export { moveCard } from './state/zones.js';

export {
  getSourceColors,
  hasHexproof,
  hasProtectionFrom,
  hasProtectionFromAllColors,
  hasProtectionFromSource,
  hasShroud,
} from './facts/has.js';
export {
  checkTargetsStillLegal,
  getAllLegalTargetCombinations,
  getLegalTargets,
  validateSingleTarget,
  validateTargets,
} from './targeting/legal.js';
export { shouldSpellFizzle } from '@reticle/core';
export { ability, anyTarget, cardIn, permanent, player, spell } from './targeting/queries.js';
export type { MtgQuery } from './targeting/queries.js';
export { chooseTargetsAtRandom } from './targeting/random.js';

export { activate, cast } from './stack/announce.js';
export type { Announced, Proposal } from './stack/announce.js';
export { composeSpec } from './stack/compose.js';
export { declaration, declaresTargets } from './stack/declaration.js';
export type { Declaration } from './stack/declaration.js';
export type { StackEvent } from './stack/event.js';
export { isManaAbility } from './stack/mana.js';
export type { ManaQuestion } from './stack/mana.js';
export { canBegin, canCast, canChooseTargets, legalModes } from './stack/possible.js';
export type { CastOptions } from './stack/possible.js';
export { timingIssues } from './stack/timing.js';
export type { Timing } from './stack/timing.js';
export { beginResolution, counter, legalIn, resolveTop } from './stack/resolve.js';
export type { Resolution, ResolveOptions } from './stack/resolve.js';
export { orderTriggers, stackTrigger } from './stack/trigger.js';
export type { Stacked, WaitingTrigger } from './stack/trigger.js';
export { actsAsIn } from './protections/acts-as.js';
export type { ActsAs } from './protections/acts-as.js';
export { wardTriggers } from './stack/ward.js';
export type { WardTrigger } from './stack/ward.js';
export { attach, legalHosts, looseAttachments } from './attach/attachments.js';
export type { Loose } from './attach/attachments.js';
export { attachIssue } from './attach/host.js';
export type { Host } from './attach/host.js';
export { changeTargets } from './retarget/retarget.js';
export type { Retargeted } from './retarget/retarget.js';
export type { Retargeting } from './retarget/permission.js';
export { copyForEach, copyWithTarget } from './copy/for-each.js';
export { copyOnStack } from './copy/copy.js';
export type { Copied } from './copy/copy.js';

export { mtgGrammar } from './text/grammar.js';
export { mtgLexicon, TARGET_PATTERNS } from './text/lexicon/index.js';
export { matchTargetPattern } from './text/targets/match.js';
export type { TargetPattern } from './text/targets/match.js';
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
export { unexpressedOf } from './sets/unexpressed.js';
export { printCard, printStatic, printTriggered } from './text/abilities/print-card.js';
export type { PrintedCard } from './text/abilities/print-card.js';
export type { Said } from './text/abilities/said.js';
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
} from './mana/mana.js';
export type { ManaAmounts, ManaCost, ManaCostPart, ManaSymbol, ManaType, SymbolFacts } from './mana/mana.js';
export { printManaAmounts, printManaCost, readManaCost, readSpacedManaCost } from './mana/symbols.js';
export { addMana, EMPTY_POOL, manaIn, manaPool, spendMana } from './mana/pool.js';
export type { ManaPool, RestrictedMana } from './mana/pool.js';
export { manaCombinations, manaOutput, manaSource, oneManaOf } from './mana/sources.js';
export type { ManaOutput, ManaSource } from './mana/sources.js';
export { canPayMana, payMana } from './mana/pay.js';
export type { ManaPayment, ManaTap, PaymentMeans } from './mana/pay.js';
export type { PaymentTerms } from './mana/demand.js';
export { countAvailableMana } from './mana/count.js';
export type { AvailableMana } from './mana/count.js';
export { totalManaCost } from './mana/total.js';
export type { CostChanges } from './mana/total.js';

export { activatedAbility } from './abilities/ability.js';
export type { ActivatedAbility } from './abilities/ability.js';
export { abilityCost, abilityCosts } from './costs/cost.js';
export type { AbilityCost } from './costs/cost.js';
export { effect } from './effects/effect.js';
export type { Effect } from './effects/effect.js';
export { selector } from './abilities/selector.js';
export type { Selector } from './abilities/selector.js';
export { abilityAmount } from './abilities/amount.js';
export type { AbilityAmount } from './abilities/amount.js';
export {
  abilitiesOf,
  EMPTY_REGISTRY,
  registerAbilities,
  registerBulk,
  registerCards,
} from './abilities/registry.js';
export type { AbilityRegistry, RegisteredCard } from './abilities/registry.js';
export { registerWords, unreadOf } from './abilities/register-words.js';
export { getActivatedAbilities } from './abilities/activated.js';
export { activationAttempt, activationSpec } from './abilities/activation-spec.js';
export { abilityFor } from './abilities/activation.js';
export type { Activation, FoundAbility } from './abilities/activation.js';
export { activateAbility, activationRefusals } from './abilities/activate.js';
export { legalActivations } from './abilities/legal-activations.js';
export type { LegalActivation } from './abilities/legal-activations.js';
export { manaSourcesOf } from './abilities/mana-sources.js';
export { sourceExistsCheck, standardTapCheck } from './abilities/checks.js';
export { createPreventDamage, createRegenerate } from './abilities/templates/combat.js';
export { createCounterColoredAbility } from './abilities/templates/counter.js';
export { createPaidTimAbility, createTapForDamage, createTimAbility } from './abilities/templates/damage.js';
export {
  createSacrificeForMana,
  createTapForAnyColor,
  createTapForMana,
} from './abilities/templates/mana.js';
export { createFirebreathing, createPumpSelf, createShadeAbility } from './abilities/templates/pump.js';
export { createSacrificeForEffect } from './abilities/templates/sacrifice.js';
export { createLifePaymentAbility, createOncePerTurnWrapper } from './abilities/templates/special.js';
export { createTapToBuffOther, createTapToDebuff } from './abilities/templates/targeting.js';
export { aimedAt } from './abilities/templates/parts.js';
export type { Aimed } from './abilities/templates/parts.js';
export type { Price } from './abilities/templates/price.js';
export { mtgMatchStateOf } from './state/match-state-of.js';
export type { MatchStateParts } from './state/match-state-of.js';

export { createMtgMatch, mtgMatch } from './match/match.js';
export type { MtgMatchSetup } from './match/match.js';
export { mtgOptions } from './match/options.js';
export type { MtgOptions } from './match/options.js';
export { mtgMatchGame } from './match/game.js';
export { mtgNarration } from './match/show/narration.js';
export { abilityName } from './match/show/names.js';
export { keywordName } from './text/phrases/keyword-names.js';
export { renderTable } from './match/show/render.js';
export type { MtgMatchState, Step } from './state/match-state.js';
export { cardDefinition } from './sets/card-definition.js';
export type { CardDefinition } from './sets/card-definition.js';
