export { issue, ok, refuse, unwrap, RefusedError } from './issue.js';
export type {
  CoreIssue,
  CoreIssueCode,
  CoreIssueData,
  GameIssue,
  GameMessages,
  Issue,
  JsonPath,
  Result,
} from './issue.js';
export {
  canonicalJson,
  frozenCopy,
  json,
  jsonFlaw,
  jsonObject,
  parseJsonText,
  parseWith,
  JSON_LIMITS,
  STATE_LIMITS,
} from './json.js';
export type { Json, JsonLimits, JsonObject } from './json.js';
export {
  type Named,
  type NamedUnion,
  targetRef,
  type PinnedRef,
  type TargetRef,
  type Player,
} from './ref.js';

export {
  compareNumber,
  compareString,
  numericComparison,
  stringComparison,
  type NumericComparison,
  type StringComparison,
  type FilterContext,
} from './filter/comparison.js';
export { playerReference, value } from './filter/value.js';
export type { PlayerReference, Value, ValueReference } from './filter/value.js';
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
export type { OneOrMany, Quantifier } from './filter/facets.js';
export type { Matcher, MatcherRecord, Matchers, Words } from './filter/matcher.js';

export { baseCardKind, cardKind, playerKind, zoneKind } from './targeting/core-kinds.js';
export { defineKind } from './targeting/kind.js';
export type { Kind, KindDefinition } from './targeting/kind.js';
export {
  type LegalityStep,
  type Protection,
  type ProtectionContext,
  type SelectionMode,
  PIPELINE,
  stepOf,
  type StepRules,
} from './targeting/pipeline.js';
export type { NearMiss } from './targeting/plan.js';
export { attempt, splitFilter, targetSelection, targetSpec } from './targeting/spec.js';
export type {
  Amount,
  Attempt,
  Selection,
  SlotChoice,
  SlotChooser,
  SpecDefaults,
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
  type SlotReport,
  type TargetReport,
} from './targeting/check.js';
export { evenDivision } from './targeting/solver.js';
export type { ChoiceSolver } from './targeting/solver.js';

export { defineGame } from './game.js';
export type { Game, GameDefinition, SpecInput, TargetingGame } from './game.js';
