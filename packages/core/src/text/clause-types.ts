import type { Lexicon } from './lexicon.js';
import type { Templates } from './noun.js';
import type { PhrasePart, TargetPhrase } from './phrase.js';
import type { Printer } from './print.js';
import type { Synonyms } from './synonyms.js';
import type { Span, Token } from './tokenize.js';
import type { Entry, EntryUse, Trie } from './trie.js';

/** Why a phrase was not read. */
export const UNREAD = {
  /** What stands after the anchor is no thing that the lexicon knows. */
  noun: 'text.unknownNoun',
  /** How many is said in words that the lexicon knows to be beyond it. */
  count: 'text.unknownCount',
  /** A thing was read, and words follow that may belong to it. */
  tail: 'text.unknownTail',
  /** What stands right before the phrase is no word that the lexicon knows there: it may be of the count. */
  lead: 'text.unknownLead',
  /** The noun is singular and the count plural, or the other way round. */
  agreement: 'text.disagreement',
  ambiguous: 'text.ambiguous',
  contradiction: 'text.contradiction',
  /** The JSON says less, or other, than the words. */
  notPrinted: 'text.notPrintedBack',
  /** The phrase names no zone, or another thing that must be named. */
  tooWide: 'text.tooWide',
  tooLong: 'text.tooLong',
} as const;
/** The codes of phrases that were not read. */
export type UnreadCode = (typeof UNREAD)[keyof typeof UNREAD];

/** What was found at one anchor word. */
export type Clause =
  | { readonly found: 'mention'; readonly span: Span }
  | {
      readonly found: 'phrase';
      readonly span: Span;
      readonly phrase: TargetPhrase;
      /** The normal form of the words. */
      readonly words: string;
      /** Which of the words say what of the phrase, in the order of the text; made when it is asked. */
      readonly parts: () => readonly PhrasePart[];
      /** First token, and one past the last. */
      readonly from: number;
      readonly to: number;
      /** What is said after the last noun: an earlier phrase of the same list may lean on it. */
      readonly tails: readonly EntryUse[];
    }
  | {
      readonly found: 'unread';
      readonly span: Span;
      readonly code: UnreadCode;
      readonly words: string;
      /** The first word that no entry and no vocabulary has, if that is why. */
      readonly unknown?: UnknownWord;
      /** What the words were read as: of `ambiguous` each way that was found, of `notPrintedBack` the one. */
      readonly readings?: readonly PhraseReading[];
      /** What printing the phrase gave instead of its words, if anything. */
      readonly printed?: string;
      readonly from: number;
      readonly to: number;
    };

/** A phrase that was read. */
export type PhraseClause = Extract<Clause, { found: 'phrase' }>;
/** The words of a phrase that was not read. */
export type UnreadClause = Extract<Clause, { found: 'unread' }>;
/** The words of a phrase, read or not. */
export type PhraseWords = PhraseClause | UnreadClause;

/** A way to read words: the phrase, and its normal form if there is one. */
export interface PhraseReading {
  readonly phrase: TargetPhrase;
  readonly words?: string;
}

/** Why a clause was not read, beside its code: data for an issue. */
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

/** A word that the lexicon does not have, and the word of the lexicon that differs from it in a letter or two. */
export interface UnknownWord {
  readonly word: string;
  readonly nearest?: string;
}

/** Everything that reading needs, made from a lexicon. */
export interface GrammarParts {
  readonly forward: Trie;
  readonly counts: Trie;
  readonly openings: Trie;
  readonly after: Trie;
  /** `undefined` where the lexicon does not say what may stand before a phrase: everything may. */
  readonly before: Trie | undefined;
  readonly anchor: Lexicon['anchor'];
  /** The unknown word at a token, if it is one. */
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
