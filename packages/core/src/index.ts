export { issue, ok, refuse, unwrap } from './issue.js';
export type { GameIssue, GameMessages, Issue, JsonPath, Result } from './issue.js';
export {
  canonicalJson,
  frozenCopy,
  json,
  asJson,
  jsonFlaw,
  jsonObject,
  parseJsonText,
  parseWith,
  sameValue,
  STATE_LIMITS,
} from './json.js';
export type { Json, JsonLimits, JsonObject } from './json.js';
export { type Named, type NamedUnion, pinnedRef, targetRef, type PinnedRef, type TargetRef } from './ref.js';

export {
  compareNumber,
  compareString,
  numericComparison,
  stringComparison,
  type NumericComparison,
  type StringComparison,
  type FilterContext,
} from './filter/comparison.js';
export { playerReference } from './filter/value.js';
export type { PlayerReference } from './filter/value.js';
export {
  baseCard,
  baseCardFilter,
  type BaseCard,
  type BaseCoreCardFilter,
  type Filter,
  type CardFilterBuilder,
} from './filter/schema.js';
export { coreMatchers } from './filter/core-matchers.js';
export { amount, flag, member, player, strings, text } from './filter/facets.js';
export type { MatcherRecord, Matchers, Words } from './filter/matcher.js';

export { baseCardKind, cardKind, playerKind } from './targeting/core-kinds.js';
export { defineKind } from './targeting/kind.js';
export type { Kind, KindDefinition } from './targeting/kind.js';
export { type Protection, type ProtectionContext, PIPELINE, type StepRules } from './targeting/pipeline.js';
export type { NearMiss } from './targeting/plan.js';
export { attempt, targetSelection, targetSpec } from './targeting/spec.js';
export type {
  Attempt,
  SlotChoice,
  TargetQuery,
  TargetRelation,
  TargetSelection,
  TargetSlot,
  TargetSpec,
} from './targeting/spec.js';
export { TargetResolver } from './targeting/resolver.js';
export type { Explanation, SlotKey } from './targeting/resolver.js';
export {
  legalTargets,
  type AnnouncedSlot,
  type LegalTargets,
  type ValidationResult,
  shouldSpellFizzle,
  type ResolutionReport,
  type TargetReport,
} from './targeting/check.js';
export { evenDivision } from './targeting/solver.js';
export type { ChoiceSolver } from './targeting/solver.js';

export { defineGame } from './game.js';
export type { Game, GameDefinition, SpecInput, TargetingGame } from './game.js';
