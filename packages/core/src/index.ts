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

export { compareNumber, compareString, numericComparison, stringComparison } from './filter/comparison.js';
export type { NumericComparison, StringComparison } from './filter/comparison.js';
export { playerReference, value } from './filter/value.js';
export type { PlayerReference, Value, ValueReference } from './filter/value.js';
export { baseCard, baseCardFilter } from './filter/schema.js';
export type { BaseCard, BaseCoreCardFilter, Filter } from './filter/schema.js';
export { coreMatchers } from './filter/core-matchers.js';
export { amount, flag, member, player, strings, text } from './filter/facets.js';
export type { OneOrMany, Quantifier } from './filter/facets.js';
export type { Matcher, MatcherRecord, Matchers, Words } from './filter/matcher.js';
export type { FilterContext } from './filter/context.js';
export type { CardFilterBuilder } from './filter/builder.js';

export { baseCardKind, cardKind } from './targeting/card-kind.js';
export { defineKind } from './targeting/kind.js';
export type { Kind, KindDefinition } from './targeting/kind.js';
export { playerKind } from './targeting/player-kind.js';
export { zoneKind } from './targeting/zone-kind.js';
export type { LegalityStep, Protection, ProtectionContext, SelectionMode } from './targeting/protection.js';
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
export { legalTargets } from './targeting/check.js';
export type { AnnouncedSlot, LegalTargets, ValidationResult } from './targeting/check.js';
export { PIPELINE, stepOf } from './targeting/pipeline.js';
export type { StepRules } from './targeting/pipeline.js';
export { shouldSpellFizzle } from './targeting/resolution.js';
export type { ResolutionReport, SlotReport, TargetReport } from './targeting/resolution.js';
export { evenDivision } from './targeting/solver.js';
export type { ChoiceSolver } from './targeting/solver.js';

export { defineGame } from './game.js';
export type { Game, GameDefinition, SpecInput, TargetingGame } from './game.js';
