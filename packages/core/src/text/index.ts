export { textMessages } from './messages.js';
export { phraseGrammar } from './grammar.js';
export type { PhraseGrammar } from './grammar.js';
export { UNREAD, unreadDetails } from './clause-types.js';
export type {
  Clause,
  PhraseClause,
  PhraseReading,
  PhraseWords,
  UnreadClause,
  UnreadCode,
} from './clause-types.js';
export type { PhrasePart } from './phrase-part.js';
export { slotParts } from './slot-parts.js';
export type { SlotPart } from './slot-parts.js';
export { lexicon, lexiconEntry } from './lexicon.js';
export type { Lexicon, LexiconEntry, Vocable, Vocabulary } from './lexicon.js';
export { adjective, count, head, same, tail } from './entries.js';
export { targetPhrase } from './phrase.js';
export type { PhraseRelation, TargetPhrase } from './phrase.js';
export { phraseSlot } from './phrase-slot.js';
export type { Before, MadeSlot } from './phrase-slot.js';
export { MARK } from './token.js';
export { tokenize } from './tokenize.js';
export { visible } from './visible.js';
export { replaceOwnName } from './replace-own-name.js';
export type { Span, Token } from './token.js';
export { numberOf } from './english.js';
export { sentence } from './sentence.js';
export type { Hole, Sentence, SentenceWords } from './sentence.js';
export { fixedHole, holeOf, sameValue, sentenceTable } from './sentence-table.js';
export type { Reading, SentenceTable } from './sentence-table.js';
export { amountWords } from './amount-words.js';
export { mapStrings, someWithin } from './json-walk.js';
export { patternOf, refusedRequirement, specOfRequirements } from './requirement.js';
export type { AbilityInText, TargetPattern, TextContext, TextRequirement } from './requirement.js';
export { requirementReader, understoodRequirement } from './requirement-reader.js';
export type { PhrasePlace, ReadRequirement, RequirementRules, TextSegment } from './requirement-reader.js';
export { piecesOf, splitAbilities } from './split.js';
export type { SplitOut, SplitRules, Stretch } from './split.js';
