import * as z from 'zod';
import type { GameMessages } from '../issue.js';
import type { UnreadCode } from './clause-types.js';

const unknownWord = z.object({ word: z.string(), nearest: z.string().optional() });

const quoted = (words: unknown): string => (typeof words === 'string' ? `"${words}"` : 'this');

/** The readings that were found, where there is more than one. */
function each(readings: unknown): string {
  const { data = [] } = z.array(z.object({ words: z.string().optional() })).safeParse(readings);
  const said = new Set(data.flatMap(({ words }) => (words === undefined ? [] : [`"${words}"`])));
  return said.size < 2 ? '' : `: ${[...said].join(', and ')}`;
}

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
  'text.ambiguous': ({ words, readings }) => `There are two ways to read ${quoted(words)}${each(readings)}.`,
  'text.contradiction': ({ words }) => `The words of ${quoted(words)} contradict each other.`,
  'text.notPrintedBack': ({ words, printed }) =>
    `Printing what was read of ${quoted(words)} does not give its words back${typeof printed === 'string' ? `, but "${printed}"` : ''}.`,
  'text.tooWide': ({ words }) => `It is not said where ${quoted(words)} is to be found.`,
  'text.tooLong': () => `This text is too long to be read.`,
};
