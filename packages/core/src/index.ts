export { issue, ok, refuse, unwrap, RefusedError } from './issue.js';
export type { CoreIssue, CoreIssueCode, CoreIssueData, GameIssue, Issue, JsonPath, Result } from './issue.js';
export {
  canonicalJson,
  frozenCopy,
  jsonFlaw,
  parseJsonText,
  parseWith,
  JSON_LIMITS,
  STATE_LIMITS,
} from './json.js';
export type { Json, JsonLimits, JsonObject } from './json.js';
export { describeIssue } from './messages/describe.js';
export type { GameMessages } from './messages/describe.js';
export { randomFrom, randomState, seedRandom } from './random.js';
export type { Random, RandomState } from './random.js';

export { compareNumber, compareString, numericComparison, stringComparison } from './filter/comparison.js';
export type { NumericComparison, StringComparison } from './filter/comparison.js';
export { playerReference, value } from './filter/value.js';
export type { PlayerReference, Value, ValueReference } from './filter/value.js';
export { baseCard, baseCardFilter } from './filter/schema.js';
export type { BaseCard, BaseCoreCardFilter, Filter } from './filter/schema.js';
export { coreMatchers } from './filter/core-matchers.js';
export { amount, flag, member, player, strings, text } from './filter/facets.js';
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
export { targetRef } from './targeting/ref.js';
export type { PinnedRef, TargetRef } from './targeting/ref.js';
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
export { shouldSpellFizzle } from './targeting/resolution.js';
export type { ResolutionReport, SlotReport, TargetReport } from './targeting/resolution.js';
export { coreJsonSchemas } from './targeting/json-schema.js';
export type { JsonSchema } from './targeting/json-schema.js';
export { evenDivision } from './choice/solver.js';
export type { ChoiceSolver } from './choice/solver.js';

export { defineGame } from './game.js';
export type { Game, GameDefinition, Player, SpecInput, TargetingGame } from './game.js';
export { defineMove } from './match/move.js';
export type {
  EnumerableMove,
  Execution,
  MatchEvent,
  Move,
  MoveContext,
  MoveDefinition,
} from './match/move.js';
export { defineMatch } from './match/runtime.js';
export type { Match, MatchDefinition, MatchRuntime, MatchView, Offer, Outcome } from './match/definition.js';
export { digestOf, matchRecord } from './match/record.js';
export type { MatchRecord } from './match/record.js';
export { greedyBot, randomBot } from './match/bots.js';
export type { Bot } from './match/bots.js';

export { textMessages } from './text/messages.js';
export { phraseGrammar } from './text/grammar.js';
export type { PhraseGrammar } from './text/grammar.js';
export { UNREAD } from './text/clause-types.js';
export type { Clause, UnreadCode } from './text/clause-types.js';
export type { PhrasePart } from './text/phrase-part.js';
export { slotParts } from './text/slot-parts.js';
export type { SlotPart } from './text/slot-parts.js';
export { lexicon, lexiconEntry } from './text/lexicon.js';
export type { Lexicon, LexiconEntry, Vocable, Vocabulary } from './text/lexicon.js';
export { targetPhrase } from './text/phrase.js';
export type { PhraseRelation, TargetPhrase } from './text/phrase.js';
export { MARK, tokenize, withSelf } from './text/token.js';
export type { Span, Token } from './text/token.js';
export { numberOf } from './text/english.js';
export { sentence } from './text/sentence.js';
export type { Hole, Sentence, SentenceWords } from './text/sentence.js';
export { fixedHole, holeOf, sameValue, sentenceTable } from './text/sentence-table.js';
export type { Reading, SentenceTable } from './text/sentence-table.js';

export { optionDecision } from './ability/decision.js';
export type { Decision } from './ability/decision.js';
export { effectRunner } from './ability/effect.js';
export type {
  Acting,
  Done,
  EffectKind,
  EffectKinds,
  EffectOf,
  EffectRunner,
  Frame,
  Run,
  Scene,
  Setting,
  Tools,
} from './ability/effect.js';
