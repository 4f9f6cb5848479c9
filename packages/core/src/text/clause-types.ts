import type { Lexicon } from './lexicon.js';
import type { Templates } from './noun.js';
import type { PhrasePart, TargetPhrase } from './phrase.js';
import type { Printer } from './print.js';
import type { Synonyms } from './synonyms.js';
import type { Span, Token } from './tokenize.js';
import type { Entry, EntryUse, Trie } from './trie.js';

/** The codes of phrases that cannot be read. */
export const UNREAD = {
  /** The words after the anchor name no thing that the lexicon knows. */
  noun: 'text.unknownNoun',
  /** The count is in words that the lexicon knows to be beyond it. */
  count: 'text.unknownCount',
  /** A thing was read, and words follow that may belong to it. */
  tail: 'text.unknownTail',
  /**
   * The word right before the phrase is not one that the lexicon knows there: it may be part of the count.
   */
  lead: 'text.unknownLead',
  /** The noun is singular and the count plural, or the other way round. */
  agreement: 'text.disagreement',
  ambiguous: 'text.ambiguous',
  contradiction: 'text.contradiction',
  /** Printing the JSON gives other words: it says less than the text, or something else. */
  notPrinted: 'text.notPrintedBack',
  /** The phrase does not name a zone, or another thing that must be named. */
  tooWide: 'text.tooWide',
  tooLong: 'text.tooLong',
} as const;
/** A code of a phrase that cannot be read. */
export type UnreadCode = (typeof UNREAD)[keyof typeof UNREAD];

/**
 * A clause: what was found at one anchor word, or at one opening. It is a phrase, a mere mention of the
 * anchor word, or words that were not understood.
 */
export type Clause =
  | { readonly found: 'mention'; readonly span: Span }
  | {
      readonly found: 'phrase';
      readonly span: Span;
      readonly phrase: TargetPhrase;
      /** The words in their normal form. */
      readonly words: string;
      /** Makes the list of which words say what of the phrase, in the order of the text. */
      readonly parts: () => readonly PhrasePart[];
      /** The first token, and one past the last. */
      readonly from: number;
      readonly to: number;
      /** The tails after the last noun. An earlier phrase of the same list may share them. */
      readonly tails: readonly EntryUse[];
    }
  | {
      readonly found: 'unread';
      readonly span: Span;
      readonly code: UnreadCode;
      readonly words: string;
      /** The first word that is in no entry and no vocabulary, if that is the reason. */
      readonly unknown?: UnknownWord;
      /**
       * The readings of the words: for `ambiguous` each reading that was found, for `notPrintedBack` the one.
       */
      readonly readings?: readonly PhraseReading[];
      /** The words that printing the phrase gave instead, if any. */
      /** One past the last token of its place, if an unknown word stands after what was read. */
      readonly until?: number;
      readonly printed?: string;
      readonly from: number;
      readonly to: number;
    };

/** A clause that is a phrase. */
export type PhraseClause = Extract<Clause, { found: 'phrase' }>;
/** A clause that was not understood. */
export type UnreadClause = Extract<Clause, { found: 'unread' }>;
/** A clause that is a phrase, understood or not. */
export type PhraseWords = PhraseClause | UnreadClause;

/** A reading of words: the phrase, and its normal form if there is one. */
export interface PhraseReading {
  readonly phrase: TargetPhrase;
  readonly words?: string;
}

/** Gathers why a clause was not understood, besides its code, as data of an issue. */
export function unreadDetails({
  unknown,
  readings,
  printed,
}: UnreadClause): Readonly<Record<string, unknown>> {
  return {
    ...(unknown ? { unknown } : {}),
    ...(readings ? { readings } : {}),
    ...(printed === undefined ? {} : { printed }),
  };
}

/** A word that the lexicon lacks, and the nearest word of the lexicon, which differs in a letter or two. */
export interface UnknownWord {
  readonly word: string;
  readonly nearest?: string;
}

/** Everything that the reader needs, made from a lexicon: an index of entries for each place in a phrase. */
export interface GrammarParts {
  readonly forward: Trie;
  readonly counts: Trie;
  readonly openings: Trie;
  readonly after: Trie;
  /** Undefined if the lexicon does not restrict what may stand before a phrase. */
  readonly before: Trie | undefined;
  readonly anchor: Lexicon['anchor'];
  /** Returns the unknown word at a token, if it is one. */
  readonly unknownAt: (token: Token | undefined) => UnknownWord | undefined;
  readonly synonyms: Synonyms;
  readonly anchors: ReadonlySet<string>;
  readonly bare: readonly Entry[];
  readonly classes: ReadonlyMap<string, Entry>;
  readonly any: readonly Entry[];
  readonly templates: Templates;
  readonly required: Readonly<Record<string, readonly string[]>>;
  readonly defaultKind: string;
  readonly printer: Printer;
}
