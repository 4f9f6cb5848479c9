import * as z from 'zod';
import type { GameMessages } from '../issue.js';
import type { UnreadCode } from './clause-types.js';

const unknownWord = z.object({ word: z.string(), nearest: z.string().optional() });

const quoted = (words: unknown): string => (typeof words === 'string' ? `"${words}"` : 'this');

/** The unknown word, and the one that may have been meant. */
function suggested(unknown: unknown): string {
  const { data } = unknownWord.safeParse(unknown);
  if (!data) return '';
  const { word, nearest } = data;
  return nearest === undefined ? ` "${word}" is unknown.` : ` "${word}" is unknown: is it "${nearest}"?`;
}

/** What each refusal of the phrase grammar says; a game spreads them into its own messages. */
export const textMessages: { readonly [Code in UnreadCode]: GameMessages[string] } = {
  'text.unknownNoun': ({ words, unknown }) =>
    `No thing that the lexicon knows begins ${quoted(words)}.${suggested(unknown)}`,
  'text.unknownCount': ({ words }) => `How many of ${quoted(words)} is said in words beyond the lexicon.`,
  'text.unknownTail': ({ words, unknown }) =>
    `Not all of ${quoted(words)} is understood.${suggested(unknown)}`,
  'text.unknownLead': ({ words }) => `What stands at the beginning of ${quoted(words)} is not understood.`,
  'text.disagreement': ({ words }) => `In ${quoted(words)}, how many and the noun do not agree.`,
  'text.ambiguous': ({ words }) => `There are two ways to read ${quoted(words)}.`,
  'text.contradiction': ({ words }) => `The words of ${quoted(words)} contradict each other.`,
  'text.notPrintedBack': ({ words }) =>
    `Printing what was read of ${quoted(words)} does not give its words back.`,
  'text.tooWide': ({ words }) => `It is not said where ${quoted(words)} is to be found.`,
  'text.tooLong': () => `This text is too long to be read.`,
};
