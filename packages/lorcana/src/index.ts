// --- the game
export { lorcana } from './game.js';
export { lorcanaMessages } from './messages.js';
export { lorcanaCardKind } from './kinds/card.js';
export { lorcanaPlayerKind } from './kinds/player.js';
export { RESTRICTION_VALIDATORS } from './restriction-validators.js';

// --- states
export { lorcanaCard, lorcanaCardOf, namesOf } from './state/card.js';
export type { LorcanaCard, MustBeChosen } from './state/card.js';
export { lorcanaPlayer } from './state/player.js';
export type { LorcanaPlayer } from './state/player.js';
export {
  areOpponents,
  cardById,
  knownCard,
  lorcanaState,
  lorcanaStateOf,
  playerOf,
  turnOrder,
} from './state/state.js';
export type { LorcanaState } from './state/state.js';
export { cardFromJson } from './state/from-card-json.js';
export type { LinkedCard } from './state/links.js';
export {
  CARD_TYPES,
  CLASSIFICATIONS,
  INKS,
  KEYWORDS,
  PROHIBITIONS,
  TURN_FACTS,
  ZONES,
} from './state/vocabulary.js';
export type {
  CardType,
  Classification,
  Ink,
  LorcanaKeyword,
  Prohibition,
  TurnFact,
  Zone,
} from './state/vocabulary.js';

// --- filters
export type { LorcanaCardFilter } from './filter/card-schema.js';
export type { LocationFilter, LorcanaPlayerFilter } from './filter/schema.js';

// --- choices
export { LorcanaTargetValidator, lorcanaTargetValidator } from './targeting/validator.js';
export type { SelectedTargets } from './targeting/validator.js';
export { nextChoice } from './targeting/request.js';
export type { ChoiceRequest } from './targeting/request.js';
export { checkChoice } from './targeting/check-choice.js';
export type { MadeChoice } from './targeting/check-choice.js';
export { takeAutomatically } from './targeting/auto.js';
export type { ChoicePolicy } from './targeting/auto.js';
export { vanishing } from './targeting/chosen.js';
export type { ChosenEvent } from './targeting/chosen.js';
export { effectOf } from './targeting/must-choose.js';
export type { EffectKind, MustChoose } from './targeting/must-choose.js';
export { TARGET_ERRORS } from './targeting/error.js';
export type { TargetError, TargetErrorCode } from './targeting/error.js';
export { cardTarget, targetSpecOfCardTarget } from './targeting/card-target.js';
export type { CardTarget } from './targeting/card-target.js';

// --- words
export { TARGET_PATTERNS } from './text/lexicon/index.js';
export { lorcanaGrammar } from './text/grammar.js';
export { parseTargetRequirements } from './text/targets/parse.js';
export { parseGroups } from './text/targets/groups.js';
export { requiresTargets, targetSpecOf } from './text/targets/counting.js';
export { matchTargetPattern } from './text/targets/match.js';
export type { TargetPattern } from './text/targets/match.js';
export type {
  AbilityInText,
  AbilityKindInText,
  TargetRequirement,
  TextContext,
} from './text/targets/requirement.js';

// --- cards as data
export { cardDefinition, cardIdOf, define } from './abilities/card.js';
export type { CardDefinition, CardRules } from './abilities/card.js';
export type { Ability } from './abilities/ability.js';
export type { Condition } from './abilities/condition.js';
export type { Effect } from './abilities/effects/schema.js';
export type { Modification } from './abilities/modification.js';
export type { Amount, Selection } from './abilities/reference.js';
export type { Trigger } from './abilities/trigger.js';
export { cardFacts, fullNameOf } from './sets/facts.js';
export type { CardFacts } from './sets/facts.js';
export { printCard } from './text/print/print-card.js';

// --- matches
export { lorcanaMatch } from './match/match.js';
export { lorcanaOptions } from './match/options.js';
export type { LorcanaOptions } from './match/options.js';
export { lorcanaMatchState } from './match/state.js';
export type { LorcanaMatchState } from './match/state.js';
export { lorcanaEvent } from './view/event.js';
export type { LorcanaEvent } from './view/event.js';
export { describeMove } from './view/describe-move.js';
export { lorcanaNarration } from './view/narration.js';
export { cantWords } from './view/names.js';
export { keywordWords } from './text/print/modifications.js';
export { renderTable } from './view/render.js';
