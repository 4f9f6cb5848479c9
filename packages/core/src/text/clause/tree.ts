import type { DurationWords, GivingWords, NounPhrase, NounKind, Verb, WrapperWords } from './declarations.js';
import type { Bindings } from './fill.js';

/** A place in the words: the first word, and one past the last. */
interface WordPlace {
  readonly from: number;
  readonly to: number;
}

/** Words of a declaration as they were said: which of its forms, and the values of its holes. */
export interface Said<Declaration> extends WordPlace {
  readonly by: Declaration;
  readonly form: number;
  readonly values: Bindings;
}

/** Words around a clause: what they are, and as what they were declared. */
export type Around =
  | { readonly kind: 'duration'; readonly said: Said<DurationWords> }
  | { readonly kind: 'giving'; readonly said: Said<GivingWords> }
  | { readonly kind: 'wrapper'; readonly said: Said<WrapperWords> }
  | { readonly kind: 'each' | 'where'; readonly said: Said<undefined> };

/** A verb with its complements, and what stands around it. */
export interface Phrase {
  readonly said: Said<Verb>;
  readonly adjuncts: readonly Around[];
  /** "may" and the like, if it stands before this verb. */
  readonly modal?: string;
  /** Whether "doesn't", "didn't" or "isn't" is before it. */
  readonly negated?: true;
  /** "each" or "also" before the verb, which change nothing. */
  readonly adverb?: string;
  /** The words between this phrase and the next of its clause. */
  readonly joint?: string;
}

/** The subject of a clause. */
export interface Subject extends NounPhrase, WordPlace {
  readonly kind: NounKind;
}

/** A subject and the verb phrases that share it. A clause without a subject is said to "you". */
export interface ClauseTree {
  readonly subject?: Subject;
  /** Further subjects after "or", each of which may do it. */
  readonly or?: readonly Subject[];
  readonly phrases: readonly Phrase[];
  /** The words between this clause and the next. */
  readonly joint?: string;
}

/** Some sentences that mean something together. */
export type TextTree = readonly SentenceTree[];

/** A sentence without its full stop: leads, and clauses in a row. */
export interface SentenceTree {
  readonly leads: readonly Around[];
  readonly clauses: readonly ClauseTree[];
}
