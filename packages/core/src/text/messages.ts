import type { GameMessages } from '../issue.js';
import type { UnreadCode } from './clause-types.js';

const quoted = (words: unknown): string => (typeof words === 'string' ? `"${words}"` : 'this');

/** What each refusal of the phrase grammar says; a game spreads them into its own messages. */
export const textMessages: { readonly [Code in UnreadCode]: GameMessages[string] } = {
  'text.unknownNoun': ({ words }) => `No thing that the lexicon knows begins ${quoted(words)}.`,
  'text.unknownCount': ({ words }) => `How many of ${quoted(words)} is said in words beyond the lexicon.`,
  'text.unknownTail': ({ words }) => `Not all of ${quoted(words)} is understood.`,
  'text.ambiguous': ({ words }) => `There are two ways to read ${quoted(words)}.`,
  'text.contradiction': ({ words }) => `The words of ${quoted(words)} contradict each other.`,
  'text.notPrintedBack': ({ words }) =>
    `Printing what was read of ${quoted(words)} does not give its words back.`,
  'text.tooWide': ({ words }) => `It is not said where ${quoted(words)} is to be found.`,
  'text.tooLong': () => `This text is too long to be read.`,
};
