export { givenText } from './given.js';
export { textMessages } from './messages.js';
export { lazyGrammar, phraseGrammar, type PhraseGrammar } from './grammar.js';
export type { Clause, PhraseClause, PhraseWords } from './clause-types.js';
export {
  type PhrasePart,
  targetPhrase,
  type PhraseRelation,
  type TargetPhrase,
  phraseSlot,
  type PhraseSlot,
} from './phrase.js';
export {
  type SlotPart,
  replaceOwnName,
  patternOf,
  refusedRequirement,
  specOfRequirements,
  type AbilityInText,
  type TargetPattern,
  type TextContext,
  type TextRequirement,
} from './requirement.js';
export {
  lexicon,
  type Lexicon,
  type LexiconEntry,
  type Vocable,
  type Vocabulary,
  adjective,
  count,
  head,
  same,
  tail,
} from './lexicon.js';
export { MARK, standsAt, tokenize, visible, type ReminderText, type Span, type Token } from './tokenize.js';
export { articleOf, numberOf, amountWords } from './english.js';
export {
  sentence,
  type Hole,
  type Sentence,
  type SentenceWords,
  fixedHole,
  sentenceTable,
  type Reading,
  type SentenceTable,
} from './sentence.js';
export { sameValue } from '../json.js';
export { printRow, readRow } from './row.js';
export { mapStrings, someWithin, piecesOf, splitAbilities, type SplitOutput, type Stretch } from './split.js';
export { requirementReader, understoodRequirement } from './requirement-reader.js';
export type { ReadRequirement } from './requirement-reader.js';
export { changedWord, type ChangedWord, type GuardedWord, isOtherUnclear } from './guarded-words.js';
export { type ClauseGrammar, type ClauseReading, clauseGrammar } from './clause/clause-grammar.js';
export type {
  AmountType,
  DurationWords,
  EffectVerb,
  GameWords,
  GivingWords,
  Idiom,
  ModalWords,
  NounKind,
  NounPhrase,
  NounRule,
  QuantifierWords,
  SubjectKind,
  Verb,
  WrapperWords,
} from './clause/declarations.js';
export { type Antecedent, type ResolvedWords, resolveMentions } from './clause/discourse.js';
export { fill, type Bindings, type Template } from './clause/fill.js';
export { fixedNouns, nounsOf } from './clause/nouns.js';
export { phraseHole } from './phrase-hole.js';
export { type NounWords, nounPatterns } from './clause/noun-patterns.js';
export { type SentenceReport, SentenceWatch } from './clause/watch.js';
export type { ComplementWords, HoleTypes } from './clause/pattern.js';
export { anyOf, holeRule } from './clause/terminals.js';
export { later, rule, type Rule, type Ways, type TextWords } from './clause/rule.js';
export { type AmountRules, countable, numberHole, plainNumber, uncountable } from './clause/units.js';
export { ReadingWork, workDone } from './reading-work.js';
