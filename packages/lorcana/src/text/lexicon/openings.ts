import type { LexiconEntry } from '@reticle/core/text';

const one = { min: 1, max: 1 };
const another = { ...one, other: true };

interface OpeningAmount {
  readonly words: string;
  readonly also?: readonly string[];
  /** Undefined if the words do not say how many, or mean fewer than all, which no choice can express. */
  readonly phrase?: NonNullable<LexiconEntry['phrase']>;
}

const AMOUNTS: readonly OpeningAmount[] = [
  { words: 'up to <number>', phrase: { min: 0, max: '<number>' } },
  { words: '<number> or more', phrase: { min: '<number>', max: 'any' } },
  { words: '<number>', also: ['exactly <number>'], phrase: { min: '<number>', max: '<number>' } },
  { words: 'any number', phrase: { min: 0, max: 'any' } },
  {
    words: 'another',
    also: ['another one', '1 other', 'a different', 'a second', 'any other'],
    phrase: another,
  },
  { words: 'that many', also: ['up to that many', 'half', 'one or both', 'all but <number>'] },
];

/**
 * Builds openings with an amount, and with whose it is if given: "one of your", "up to 2 of their", "up to
 * 2".
 */
const amounts = (rest: (words: string) => string, as: readonly string[], things: string) =>
  AMOUNTS.map(({ words, also = [], phrase }): LexiconEntry => ({
    role: 'opening',
    words: rest(words),
    also: also.map(rest),
    ...(as.length > 0 ? { as } : {}),
    ...(phrase
      ? { phrase, examples: [`${rest(words).replace('<number>', '2')} ${things}`] }
      : { examples: [] }),
  }));

const of = (whose: string, as: string): readonly LexiconEntry[] =>
  amounts((words) => `${words} of ${whose}`, [as], 'items');

/**
 * The words that begin a choice without "chosen". Whether they really choose depends on the sentence: in a
 * condition they do not.
 */
export const OPENINGS: readonly LexiconEntry[] = [
  ...of('your', 'of yours'),
  ...of('their', 'of theirs'),
  ...of("that player's", 'of theirs'),
  ...amounts((words) => (words === 'any number' ? `${words} of` : words), [], 'opposing characters'),
  { role: 'opening', words: 'a', also: ['an', 'any'], phrase: one, examples: ['an opposing character'] },
  // Characters move only to locations of their player (rule 4.7.1).
  { role: 'opening', words: 'to a', as: ['of yours'], phrase: one, examples: ['to a location'] },
  {
    role: 'opening',
    words: 'to the same',
    as: ['of yours'],
    phrase: one,
    examples: ['to the same location'],
  },
  {
    role: 'opening',
    words: 'to another',
    as: ['of yours'],
    phrase: another,
    examples: ['to another location'],
  },
];
