import * as z from 'zod';
import type { GameMessages } from '../issue.js';
import type { UnreadCode } from './clause-types.js';

const unknownWord = z.object({ word: z.string(), nearest: z.string().optional() });

const quoted = (words: unknown): string => (typeof words === 'string' ? `"${words}"` : 'this');

/** Lists the readings that were found, if there is more than one. */
function each(readings: unknown): string {
  const { data = [] } = z.array(z.object({ words: z.string().optional() })).safeParse(readings);
  const said = new Set(data.flatMap(({ words }) => (words === undefined ? [] : [`"${words}"`])));
  return said.size < 2 ? '' : `: ${[...said].join(', and ')}`;
}

/** Names the unknown word, and the known word that may have been meant. */
function suggestion(unknown: unknown): string {
  const { data } = unknownWord.safeParse(unknown);
  if (!data) return '';
  const { word, nearest } = data;
  return nearest === undefined ? ` "${word}" is unknown.` : ` "${word}" is unknown: is it "${nearest}"?`;
}

/** The message of each refusal of the phrase grammar. A game spreads them into its own messages. */
export const textMessages: {
  readonly [
    Code in UnreadCode | 'text.leansOnNothing' | 'text.unclearOther' | 'text.tooComplex' | 'text.wrongMark'
  ]: GameMessages[string];
} = {
  'text.unknownNoun': ({ words, unknown }) =>
    `No thing that the lexicon knows begins ${quoted(words)}.${suggestion(unknown)}`,
  'text.unknownCount': ({ words }) => `How many of ${quoted(words)} is said in words beyond the lexicon.`,
  'text.unknownTail': ({ words, unknown }) =>
    `Not all of ${quoted(words)} is understood.${suggestion(unknown)}`,
  'text.unknownLead': ({ words }) => `What stands at the beginning of ${quoted(words)} is not understood.`,
  'text.disagreement': ({ words }) => `In ${quoted(words)}, how many and the noun do not agree.`,
  'text.ambiguous': ({ words, readings }) => `There are two ways to read ${quoted(words)}${each(readings)}.`,
  'text.contradiction': ({ words }) => `The words of ${quoted(words)} contradict each other.`,
  'text.notPrintedBack': ({ words, printed }) =>
    `Printing what was read of ${quoted(words)} does not give its words back${typeof printed === 'string' ? `, but "${printed}"` : ''}.`,
  'text.tooWide': ({ words }) => `It is not said where ${quoted(words)} is to be found.`,
  'text.leansOnNothing': ({ words }) => `${quoted(words)} leans on something that is not there, or not read.`,
  'text.unclearOther': ({ words }) =>
    `"Other" in ${quoted(words)} may be other than the card itself, or other than what was named before it.`,
  'text.wrongMark': ({ added, removed, after }) => {
    if (typeof removed !== 'string') return `A ${String(added)} may be missing after ${quoted(after)}.`;
    return typeof added === 'string'
      ? `After ${quoted(after)} a ${added} may be meant, not a ${removed}.`
      : `The ${removed} after ${quoted(after)} may be one too many.`;
  },
  'text.tooComplex': () => 'This text takes too much work to be read.',
  'text.tooLong': () => `This text is too long to be read.`,
};

/** The longest word that is compared. */
const LONGEST = 24;
/** The shortest word that is compared: shorter ones are near too many others. */
const SHORTEST = 4;

/**
 * Returns how many letters a word may differ from the one that was meant: one of four letters, two of seven.
 */
const reach = ({ length }: string): number => (length < 7 ? 1 : 2);

/** Makes a set of bits with a bit for each letter of a word. Several letters may share a bit. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Counts the bits that are set. */
function bitsIn(word: number): number {
  let count = 0;
  for (let left = word; left !== 0; left &= left - 1) count++;
  return count;
}

/**
 * Finds the known word that differs from a word in the fewest letters: at most one in words of four to six
 * letters, two in longer ones. Two letters that changed places count as one.
 *
 * @returns the first of the nearest words, or `undefined` if no word is near enough
 */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  if (word.length < SHORTEST || word.length > LONGEST) return undefined;
  let best: string | undefined;
  let least = reach(word) + 1;
  const letters = lettersOf(word);
  for (const candidate of known) {
    if (candidate.length < SHORTEST || Math.abs(candidate.length - word.length) >= least) continue;
    // A changed letter adds one bit and removes one. No other edit alters as many.
    if (bitsIn(letters ^ lettersOf(candidate)) > 2 * (least - 1)) continue;
    const away = distance(word, candidate, least);
    if (away >= least) continue;
    best = candidate;
    least = away;
  }
  return best;
}

/**
 * Counts the letters that must be added, removed, changed or swapped with the next one. Returns the bound if
 * there are as many or more.
 */
function distance(a: string, b: string, bound: number): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_entry, index) => index);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    let least = i + 1;
    for (let j = 0; j < b.length; j++) {
      const changed = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      const swapped =
        i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j] ? (before[j - 1] ?? 0) + 1 : bound;
      const away = Math.min(changed, swapped, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1);
      next.push(away);
      least = Math.min(least, away);
    }
    if (least >= bound) return bound;
    before = row;
    row = next;
  }
  return Math.min(bound, row[b.length] ?? 0);
}
