export { type ClauseGrammar, type ClauseReading, clauseGrammar } from './clause-grammar.js';
export type {
  AmountType,
  DurationWords,
  GameWords,
  GivingWords,
  Idiom,
  ModalWords,
  NounKind,
  NounPhrase,
  NounRule,
  SubjectKind,
  Verb,
  WrapperWords,
} from './declarations.js';
export { fill, type Bindings, type Template, unify } from './fill.js';
export type { HoleTypes } from './pattern.js';
export { anyOf, holeRule } from './terminals.js';
export { later, rule, type Rule, type Ways, type TextWords } from './rule.js';
export { type AmountRules, countable, uncountable } from './units.js';
