import { type LexiconEntry, same, tail } from '@reticle/core/text';

const ofBody = { of: 'body' } as const;

/** Keywords that an object has or lacks. After a list of nouns they apply to the creatures in it. */
export const KEYWORD_TAILS: readonly LexiconEntry[] = [
  tail(
    'with <keyword>',
    { withKeyword: '<keyword>' },
    'target artifact, enchantment, or creature with flying',
    {
      ...ofBody,
      also: [
        'that has <keyword>',
        'that have <keyword>',
        'with a <keyword> ability',
        'with <keyword> abilities',
        'that has a <keyword> ability',
      ],
    },
  ),
  tail('without <keyword>', { withoutKeyword: '<keyword>' }, 'target creature without flying', {
    ...ofBody,
    also: ["that doesn't have <keyword>", "that don't have <keyword>"],
  }),
  tail(
    'without <keyword>, <keyword.2>, or <keyword.3>',
    { withoutKeyword: ['<keyword>', '<keyword.2>', '<keyword.3>'] },
    'target creature without reach, trample, or haste',
    ofBody,
  ),
  tail(
    'without <keyword> or <keyword.2>',
    { withoutKeyword: ['<keyword>', '<keyword.2>'] },
    'target creature without flying or reach',
    ofBody,
  ),
  same(
    'tail',
    'with <keyword> or <keyword.2>',
    ['with <keyword>', 'with <keyword.2>'],
    'target creature with flying or reach',
    ofBody,
  ),
];

const STATS = [
  { words: 'power', key: 'power', of: ofBody },
  { words: 'toughness', key: 'toughness', of: ofBody },
  { words: 'mana value', key: 'manaValue', of: {} },
] as const;

/** One entry for each way to compare each number. */
const STAT_TAILS: readonly LexiconEntry[] = STATS.flatMap(({ words, key, of }): readonly LexiconEntry[] => {
  const all = words === 'mana value' ? [words, 'converted mana cost'] : [words];
  const say = (rest: string, ...leads: readonly string[]) =>
    all.flatMap((stat) =>
      ['with', 'that has', 'each with', 'that each have', ...leads].map((lead) => `${lead} ${stat} ${rest}`),
    );
  const entry = (
    rest: string,
    filter: Readonly<Record<string, string | number>>,
    example: string,
    also: readonly string[] = [],
    extremes: readonly string[] = [],
  ) => {
    const [first = '', ...others] = say(rest);
    return tail(first, { [key]: filter }, example, {
      ...of,
      also: [...others, ...also.flatMap((other) => say(other)), ...extremes],
    });
  };
  /** "With the greatest power among creatures you control": none of them has more. */
  const among = (...most: readonly string[]) =>
    most.flatMap((word) => all.map((stat) => `with the ${word} ${stat} <number>`));
  const creature = (rest: string) => `target creature with ${words} ${rest}`;
  return [
    entry(
      '<number> or less',
      { lte: '<number>' },
      creature('3 or less'),
      ['less than or equal to <number>', 'no greater than <number>'],
      among('least', 'lowest'),
    ),
    entry(
      '<number> or greater',
      { gte: '<number>' },
      creature('4 or greater'),
      ['<number> or more', 'greater than or equal to <number>'],
      among('greatest', 'highest'),
    ),
    entry('less than <number>', { lt: '<number>' }, creature('less than 3')),
    entry('greater than <number>', { gt: '<number>' }, creature('greater than 3')),
    tail(`with ${words} <number>`, { [key]: '<number>' }, creature('X'), {
      ...of,
      also: say('equal to <number>').concat(say('<number>').slice(1)),
    }),
    entry("less than ~'s power", { lt: 'source.power' }, creature("less than ~'s power")),
    entry(
      "less than or equal to ~'s power",
      { lte: 'source.power' },
      creature("less than or equal to ~'s power"),
    ),
    entry("greater than ~'s power", { gt: 'source.power' }, creature("greater than ~'s power")),
    entry("less than ~'s toughness", { lt: 'source.toughness' }, creature("less than ~'s toughness")),
    entry(
      "less than or equal to ~'s mana value",
      { lte: 'source.manaValue' },
      creature("less than or equal to ~'s mana value"),
    ),
  ];
});

/** Power, toughness and mana value. */
export const NUMBER_TAILS: readonly LexiconEntry[] = [
  ...STAT_TAILS,
  ...['less', 'greater'].map((end) =>
    same(
      'tail',
      `with power or toughness <number> or ${end}`,
      [`with power <number> or ${end}`, `with toughness <number> or ${end}`],
      `target creature with power or toughness 2 or ${end}`,
      ofBody,
    ),
  ),
];
