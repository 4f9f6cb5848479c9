import { tail, type LexiconEntry } from '@reticle/core/text';

interface StatWords {
  readonly key: string;
  readonly sign: string;
  readonly of: string | undefined;
}

/** Numbers with a symbol behind them: "3 {S} or less". */
const STATS: readonly StatWords[] = [
  { key: 'strength', sign: '{S}', of: 'strength' },
  { key: 'willpower', sign: '{W}', of: 'willpower' },
  { key: 'loreValue', sign: '{L}', of: 'willpower' },
];

/** The properties of a state whose name differs from that of the filter key. */
const PROPERTY: Readonly<Record<string, string>> = { loreValue: 'lore' };

const LEADS = ['with', 'that has', 'that have', 'who has', 'who have'];
const say = (...rests: readonly string[]): readonly string[] =>
  rests.flatMap((rest) => LEADS.map((lead) => `${lead} ${rest}`));

function compared(
  rests: readonly string[],
  filter: LexiconEntry['filter'],
  example: string,
  of: string | undefined,
): LexiconEntry {
  const [first = '', ...also] = say(...rests);
  return tail(first, filter, `chosen character ${example}`, { ...(of === undefined ? {} : { of }), also });
}

function statTails({ key, sign, of }: StatWords): readonly LexiconEntry[] {
  const property = PROPERTY[key] ?? key;
  const entry = (rests: readonly string[], is: LexiconEntry['filter'], example: string) =>
    compared(rests, { [key]: is }, example, of);
  const other = (whose: string, reference: string): readonly LexiconEntry[] => [
    entry(
      [`less ${sign} than ${whose}`, `${sign} less than ${whose}'s ${sign}`],
      { lt: reference },
      `with less ${sign} than ${whose}`,
    ),
    entry(
      [`more ${sign} than ${whose}`, `greater ${sign} than ${whose}`],
      { gt: reference },
      `with more ${sign} than ${whose}`,
    ),
    entry(
      [
        `${sign} equal to or less than ${whose}'s ${sign}`,
        `${sign} less than or equal to ${whose}'s ${sign}`,
      ],
      { lte: reference },
      `with ${sign} equal to or less than ${whose}'s ${sign}`,
    ),
    entry(
      [
        `${sign} equal to or greater than ${whose}'s ${sign}`,
        `${sign} greater than or equal to ${whose}'s ${sign}`,
        `${sign} equal to or more than ${whose}'s ${sign}`,
      ],
      { gte: reference },
      `with ${sign} equal to or greater than ${whose}'s ${sign}`,
    ),
    entry(
      [`${sign} equal to ${whose}'s ${sign}`, `the same ${sign} as ${whose}`],
      { eq: reference },
      `with ${sign} equal to ${whose}'s ${sign}`,
    ),
  ];
  return [
    entry(
      [`<number> ${sign} or less`, `<number> or less ${sign}`, `${sign} <number> or less`],
      { lte: '<number>' },
      `with 2 ${sign} or less`,
    ),
    entry(
      [
        `<number> ${sign} or more`,
        `<number> or more ${sign}`,
        `${sign} <number> or more`,
        `at least <number> ${sign}`,
      ],
      { gte: '<number>' },
      `with 5 ${sign} or more`,
    ),
    entry([`less than <number> ${sign}`], { lt: '<number>' }, `with less than 3 ${sign}`),
    entry([`more than <number> ${sign}`], { gt: '<number>' }, `with more than 3 ${sign}`),
    tail(`with <number> ${sign}`, { [key]: '<number>' }, `chosen character with 0 ${sign}`, {
      ...(of === undefined ? {} : { of }),
      also: [
        ...say(`exactly <number> ${sign}`),
        ...say(`<number> ${sign}`).slice(1),
        `with no<number=0> ${sign}`,
      ],
    }),
    ...other('~', `source.${property}`),
    ...other('that character', `slots.EARLIER.${property}`),
    tail(
      `with total ${sign} <number> or less`,
      undefined,
      `any number of chosen characters with total ${sign} 9 or less`,
      {
        phrase: { relations: { relation: 'sum', property, is: { lte: '<number>' } } },
        also: [`with a total ${sign} of <number> or less`, `with <number> total ${sign} or less`],
      },
    ),
  ];
}

/**
 * Builds tails for costs, where the number is last: "cost 3 or less". The printed cost counts (rule 1.5.4).
 */
function costTails(words: string, key: string, verb: string): readonly LexiconEntry[] {
  const noun = key === 'moveCost' ? 'location' : 'character';
  const entry = (rest: string, is: LexiconEntry['filter'], example: string, also: readonly string[] = []) =>
    tail(`with ${words} ${rest}`, { [key]: is }, `chosen ${noun} with ${words} ${example}`, {
      also: [
        ...[rest, ...also].flatMap((other) => [
          `with a ${words} of ${other}`,
          `that ${verb} ${other}`,
          `that ${verb.replace('costs', 'cost')} ${other}`,
          `each with ${words} ${other}`,
        ]),
        ...also.map((other) => `with ${words} ${other}`),
      ],
    });
  return [
    entry('<number> or less', { lte: '<number>' }, '3 or less', [
      'equal to or less than <number>',
      'less than or equal to <number>',
    ]),
    entry('<number> or more', { gte: '<number>' }, '5 or more', ['<number> or greater']),
    entry('less than <number>', { lt: '<number>' }, 'less than 4'),
    entry('greater than <number>', { gt: '<number>' }, 'greater than 4', ['more than <number>']),
    entry('<number>', { eq: '<number>' }, '2', ['equal to <number>']),
    entry(`less than ~'s ${words}`, { lt: `source.${key}` }, `less than ~'s ${words}`),
    entry(
      `equal to or less than ~'s ${words}`,
      { lte: `source.${key}` },
      `equal to or less than ~'s ${words}`,
      [`less than or equal to ~'s ${words}`],
    ),
  ];
}

/** The numbers of a card: cost, move cost, strength, willpower, lore. */
export const NUMBER_TAILS: readonly LexiconEntry[] = [
  ...costTails('cost', 'cost', 'costs'),
  ...costTails('move cost', 'moveCost', 'costs to move to'),
  ...STATS.flatMap(statTails),
  tail('with total cost <number> or less', undefined, 'up to 3 chosen items with total cost 5 or less', {
    phrase: { relations: { relation: 'sum', property: 'cost', is: { lte: '<number>' } } },
    also: ['with a total cost of <number> or less'],
  }),
];
