import type { LexiconEntry } from '@reticle/core/text';

const one = { min: 1, max: 1 };

interface Amount {
  readonly words: string;
  readonly also?: readonly string[];
  readonly phrase: NonNullable<LexiconEntry['phrase']>;
}

const AMOUNTS: readonly Amount[] = [
  { words: 'up to <number>', phrase: { min: 0, max: '<number>' } },
  { words: '<number> or more', phrase: { min: '<number>', max: 'any' } },
  { words: '<number>', also: ['exactly <number>'], phrase: { min: '<number>', max: '<number>' } },
  { words: 'any number', phrase: { min: 0, max: 'any' } },
];

/** "One of your", "up to 2 of their": how many, of whose. */
const of = (whose: string, as: string, example: string): readonly LexiconEntry[] =>
  AMOUNTS.map(({ words, also = [], phrase }) => ({
    role: 'opening',
    words: `${words} of ${whose}`,
    also: also.map((other) => `${other} of ${whose}`),
    as: [as],
    phrase,
    examples: [example.replace('#', words.replace('<number>', '2'))],
  }));

/** What begins a choice without the word "chosen". That it chooses is for its sentence to say: a condition does not. */
export const OPENINGS: readonly LexiconEntry[] = [
  ...of('your', 'of yours', '# of your items'),
  ...of('their', 'of theirs', '# of their characters'),
  ...AMOUNTS.map(({ words, also = [], phrase }): LexiconEntry => {
    const rest = words === 'any number' ? ' of' : '';
    const example = `${words.replace('<number>', '2')}${rest} opposing characters`;
    return { role: 'opening', words: `${words}${rest}`, also, phrase, examples: [example] };
  }),
  { role: 'opening', words: 'a', also: ['an'], phrase: one, examples: ['an opposing character'] },
  {
    role: 'opening',
    words: 'another',
    also: ['a different', 'a second'],
    phrase: { ...one, other: true },
    examples: ['another character of yours'],
  },
  // Characters move to their player's locations only (rule 4.7.1).
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
    phrase: { ...one, other: true },
    examples: ['to another location'],
  },
];
