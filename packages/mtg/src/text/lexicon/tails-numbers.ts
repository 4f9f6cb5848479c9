import { type LexiconEntry, same, tail } from '@reticle/core/text';

const STATS = [
  { words: 'power', key: 'power', of: { of: 'body' } },
  { words: 'toughness', key: 'toughness', of: { of: 'body' } },
  { words: 'mana value', key: 'manaValue', of: {} },
] as const;

/** One entry for each way to compare each of them. */
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
  ) => {
    const [first = '', ...others] = say(rest);
    return tail(first, { [key]: filter }, example, {
      ...of,
      also: [...others, ...also.flatMap((other) => say(other))],
    });
  };
  const creature = (rest: string) => `target creature with ${words} ${rest}`;
  return [
    entry('<number> or less', { lte: '<number>' }, creature('3 or less'), [
      'less than or equal to <number>',
      'no greater than <number>',
    ]),
    entry('<number> or greater', { gte: '<number>' }, creature('4 or greater'), [
      '<number> or more',
      'greater than or equal to <number>',
    ]),
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
      { of: 'body' },
    ),
  ),
];

const kinds = ['card', 'ability'];
const self = { player: 'self' };
const source = { card: { not: { excludeSelf: true } } };

function aims(words: string, filter: NonNullable<LexiconEntry['filter']>): LexiconEntry {
  return tail(
    `that targets ${words.replace('A1', '<thing>')}`,
    filter,
    `target spell that targets ${words.replace('A1', 'a creature')}`,
    { kinds },
  );
}
const ability = { kinds: ['ability'] };

const from = (words: string) => [
  `from an ${words}`,
  `from a ${words}`,
  `from an ${words} source`,
  `of a ${words}`,
  `of an ${words}`,
];

/** What a spell or ability aims at, and what an ability is of. */
export const STACK_TAILS: readonly LexiconEntry[] = [
  tail('with a single target', { targetCount: 1 }, 'target spell with a single target', {
    kinds,
    also: ['with exactly one target', 'that has a single target'],
  }),
  aims('you', { targets: self }),
  aims('a player', { targets: { player: 'any' } }),
  aims('an opponent', { targets: { player: 'opponent' } }),
  aims('~', { targets: source }),
  aims('A1', { targets: { card: '<thing>' } }),
  aims('you or A1', { targets: [self, { card: '<thing>' }] }),
  aims('only you', { targetsOnly: self }),
  aims('only a player', { targetsOnly: { player: 'any' } }),
  aims('only ~', { targetsOnly: source }),
  aims('only A1', { targetsOnly: { card: '<thing>' } }),
  tail(
    'that targets only a single permanent or player',
    { targetsOnly: [{ card: { zone: 'battlefield' } }, { player: 'any' }] },
    'target spell that targets only a single permanent or player',
    { kinds },
  ),

  tail(
    'from a <type> source',
    { source: { type: '<type>' } },
    'target activated ability from a creature source',
    { ...ability, also: from('<type>') },
  ),
  same(
    'tail',
    'from a <type> or <type.2> source',
    ['from a <type> source', 'from a <type.2> source'],
    'target triggered ability from a creature or land source',
    {
      ...ability,
      also: from('<type> or <type.2>'),
    },
  ),
  same(
    'tail',
    'from a <type>, <type.2>, <type.3>, or <type.4> source',
    ['from a <type> source', 'from a <type.2> source', 'from a <type.3> source', 'from a <type.4> source'],
    'target ability from a creature, artifact, land, or battle source',
    {
      ...ability,
      also: from('<type>, <type.2>, <type.3>, or <type.4>'),
    },
  ),
];
