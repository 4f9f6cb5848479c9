import { tail, type LexiconEntry, same } from '@reticle/core/text';
import { KEYWORD_TAILS } from './tails-keywords.js';
import { ZONE_TAILS } from './tails-zones.js';

interface Event {
  readonly words: string;
  readonly key: string;
  readonly also?: readonly string[];
}

const EVENTS: readonly Event[] = [
  { words: 'was challenged', key: 'wasChallengedThisTurn', also: ['were challenged', 'has been challenged'] },
  { words: 'challenged', key: 'challengedThisTurn', also: ['has challenged'] },
  { words: 'quested', key: 'questedThisTurn', also: ['has quested'] },
  { words: 'sang a song', key: 'sangThisTurn', also: ['sang'] },
  {
    words: 'was damaged',
    key: 'wasDamagedThisTurn',
    also: ['was dealt damage', 'were damaged', 'has been damaged'],
  },
  { words: 'was played', key: 'playedThisTurn', also: ['were played', 'entered play'] },
];

/** What happened to it this turn. */
const HISTORY_TAILS: readonly LexiconEntry[] = EVENTS.map(({ words, key, also = [] }) =>
  tail(`who ${words} this turn`, { [key]: true }, `chosen character who ${words} this turn`, {
    also: [
      `that ${words} this turn`,
      ...also.flatMap((other) => [`who ${other} this turn`, `that ${other} this turn`]),
      ...(key === 'playedThisTurn' ? ['you played this turn', 'played this turn'] : []),
    ],
  }),
);

interface StatWords {
  readonly key: string;
  readonly sign: string;
  readonly of: string | undefined;
}

/** The numbers that are said with a sign after them: "3 {S} or less". */
const STATS: readonly StatWords[] = [
  { key: 'strength', sign: '{S}', of: 'strength' },
  { key: 'willpower', sign: '{W}', of: 'willpower' },
  { key: 'loreValue', sign: '{L}', of: 'willpower' },
];

/** What a property of a state is called, where a filter's key is called otherwise. */
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

/** Costs, where the number comes last: "cost 3 or less". The printed cost counts (rule 1.5.4). */
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

/** Numbers of a card: cost, move cost, strength, willpower, lore. */
const NUMBER_TAILS: readonly LexiconEntry[] = [
  ...costTails('cost', 'cost', 'costs'),
  ...costTails('move cost', 'moveCost', 'costs to move to'),
  ...STATS.flatMap(statTails),
  tail('with total cost <number> or less', undefined, 'up to 3 chosen items with total cost 5 or less', {
    phrase: { relations: { relation: 'sum', property: 'cost', is: { lte: '<number>' } } },
    also: ['with a total cost of <number> or less'],
  }),
];

/** Who chooses: who "they" are is for the sentence to say. */
const CHOOSER = 'role.chooser';

/** Whose it is. */
const OWNER_TAILS: readonly LexiconEntry[] = [
  tail('of yours', { controller: 'self' }, 'chosen character of yours', {
    also: ['you control', 'you have in play', 'that you control'],
  }),
  tail('of theirs', { controller: CHOOSER }, 'chosen character of theirs', {
    phrase: { chooser: CHOOSER },
    also: ['they control', 'that they control', 'they have in play'],
  }),
  tail('in play', undefined, 'chosen character in play', { silent: true }),
  tail('of your choice', undefined, 'chosen item of your choice', { silent: true }),
];

const is = (words: string): readonly string[] =>
  ['that is', "that's", 'that are', 'who is', "who's", 'who are'].map((lead) => `${lead} ${words}`);
const them = (words: string): readonly string[] =>
  ['it', 'them', 'him', 'her'].map((end) => `${words} ${end}`);

/** Its place, its damage, its name, what is under it. */
const STATE_TAILS: readonly LexiconEntry[] = [
  tail('here', { atLocation: 'here' }, 'chosen character here', {
    also: ['at ~', 'at this location', ...is('here'), ...is('at ~')],
  }),
  tail('at a location', { atLocation: true }, 'chosen character at a location', {
    also: ['at any location', 'at locations', 'at their locations', ...is('at a location')],
  }),
  tail(
    'at a location called <name>',
    { atLocation: { withName: '<name>' } },
    'chosen character at a location called Old Mill',
    { also: ['at any location called <name>', 'at locations called <name>'] },
  ),
  tail('not at a location', { atLocation: false }, 'chosen character not at a location', {
    also: ["that isn't at a location", "who isn't at a location", ...is('not at a location')],
  }),

  same('tail', 'with damage', ['damaged'], 'chosen character with damage', {
    also: ['that has damage', ...them('with damage on'), ...is('damaged')],
  }),
  same('tail', 'with no damage', ['undamaged'], 'chosen character with no damage', {
    also: [
      'without damage',
      "that isn't damaged",
      "who isn't damaged",
      ...is('not damaged'),
      'that has no damage',
      ...them('with no damage on'),
      ...is('undamaged'),
    ],
  }),
  tail(
    'with <number> or more damage',
    { damage: { gte: '<number>' } },
    'chosen character with 2 or more damage',
    {
      also: [
        ...them('with <number> or more damage on'),
        'with at least <number> damage',
        'with <number> damage or more',
      ],
    },
  ),
  tail(
    'with <number> or less damage',
    { damage: { lte: '<number>' } },
    'chosen character with 2 or less damage',
  ),
  tail('with <number> damage', { damage: '<number>' }, 'chosen character with 1 damage', {
    also: them('with <number> damage on'),
  }),
  same('tail', "that's exerted", ['exerted'], "chosen character that's exerted", { also: is('exerted') }),
  same('tail', "that's ready", ['ready'], "chosen character that's ready", { also: is('ready') }),

  tail('named <name>', { withName: '<name>' }, 'chosen character named Old Barnaby'),
  same(
    'tail',
    'named <name> or <name.2>',
    ['named <name>', 'named <name.2>'],
    'chosen character named Old Barnaby or Mossy Jane',
  ),
  same(
    'tail',
    'named <name>, <name.2>, or <name.3>',
    ['named <name>', 'named <name.2>', 'named <name.3>'],
    'chosen character named Old Barnaby, Mossy Jane, or Big Sam',
  ),
  tail('not named <name>', { withoutName: '<name>' }, 'chosen character not named Old Barnaby', {
    also: ["that isn't named <name>", "who isn't named <name>"],
  }),
  tail('with the same name as ~', { sameNameAsSource: true }, 'chosen character with the same name as ~'),
  same('tail', 'other than ~', ['other'], 'chosen character other than ~', { also: ["that isn't ~"] }),

  tail('with a card under them', { hasCardUnder: true }, 'chosen character with a card under them', {
    also: ['it', 'him', 'her', 'them'].flatMap((end) =>
      [
        'with a card',
        'with cards',
        'with any cards',
        'with 1 or more cards',
        'with one or more cards',
        'that has a card',
        'who has a card',
      ].map((lead) => `${lead} under ${end}`),
    ),
  }),
  tail('with no cards under them', { hasCardUnder: false }, 'chosen character with no cards under them', {
    also: ['it', 'him', 'her', 'them'].flatMap((end) => [
      `with no cards under ${end}`,
      `without a card under ${end}`,
    ]),
  }),
  tail(
    'with <number> or more cards under them',
    { cardsUnder: { gte: '<number>' } },
    'chosen character with 2 or more cards under them',
    { also: ['it', 'him', 'her'].map((end) => `with <number> or more cards under ${end}`) },
  ),
];

/** Words after a noun. */
export const TAILS: readonly LexiconEntry[] = [
  ...ZONE_TAILS,
  ...OWNER_TAILS,
  ...KEYWORD_TAILS,
  ...NUMBER_TAILS,
  ...STATE_TAILS,
  ...HISTORY_TAILS,
];
