import type { Idiom } from '@reticle/core/text';

const GETS = {
  effect: 'pump',
  what: '$what',
  power: '$power',
  toughness: '$toughness',
  until: '$until',
} as const;
const GAINS = { effect: 'gainKeywords', what: '$what', keywords: '$keywords', until: '$until' } as const;

const TURNS = { effect: 'become', what: '$what', until: '$until' } as const;

/** Effects in a row that are kept in another way than they are said. */
export const IDIOMS: readonly Idiom[] = [
  // "Gains trample and gets +2/+2" is the same as "gets +2/+2 and gains trample".
  { said: [GAINS, GETS], means: [GETS, GAINS] },
  // "Becomes red and gains haste" is one change.
  {
    said: [{ ...TURNS, change: { colors: '$colors' } }, GAINS],
    means: [{ ...TURNS, change: { colors: '$colors', addKeywords: '$keywords' } }],
  },
  {
    said: [{ ...TURNS, change: { setPower: '$power', setToughness: '$toughness' } }, GAINS],
    means: [
      {
        ...TURNS,
        change: { setPower: '$power', setToughness: '$toughness', addKeywords: '$keywords' },
      },
    ],
  },
];
