import { tail, type LexiconEntry, same } from '@reticle/core/text';
import { NUMBER_TAILS } from './tails-numbers.js';

/** Keywords that the card has now, printed or given. */
const KEYWORD_TAILS: readonly LexiconEntry[] = [
  tail('with <keyword>', { withKeyword: '<keyword>' }, 'chosen character with Evasive', {
    of: 'willpower',
    also: ['that has <keyword>', 'that have <keyword>', 'who has <keyword>', 'who have <keyword>'],
  }),
  tail('without <keyword>', { withoutKeyword: '<keyword>' }, 'chosen character without Ward', {
    of: 'willpower',
    also: ["that doesn't have <keyword>", "who doesn't have <keyword>"],
  }),
  tail(
    'with <keyword> and <keyword.2>',
    { withKeyword: ['<keyword>', '<keyword.2>'] },
    'chosen character with Rush and Evasive',
    { of: 'willpower', also: ['with both <keyword> and <keyword.2>'] },
  ),
  tail(
    'without <keyword> or <keyword.2>',
    { withoutKeyword: ['<keyword>', '<keyword.2>'] },
    'chosen character without Ward or Evasive',
    { of: 'willpower', also: ['with neither <keyword> nor <keyword.2>'] },
  ),
  same(
    'tail',
    'with <keyword> or <keyword.2>',
    ['with <keyword>', 'with <keyword.2>'],
    'chosen character with Support or Bodyguard',
    { of: 'willpower' },
  ),
  same(
    'tail',
    'with <keyword>, <keyword.2>, or <keyword.3>',
    ['with <keyword>', 'with <keyword.2>', 'with <keyword.3>'],
    'chosen character with Support, Ward, or Bodyguard',
    { of: 'willpower' },
  ),
];

/** The player who chooses. The sentence decides who "they" are. */
const CHOOSER = 'role.chooser';
const ZONES = ['discard', 'hand', 'inkwell'] as const;

/** The zone and the owner of a card outside play. A card under another one or in a deck is never chosen. */
const ZONE_TAILS: readonly LexiconEntry[] = ZONES.flatMap((zone) => [
  tail(`from your ${zone}`, { zone, owner: 'self' }, `chosen character card from your ${zone}`, {
    also: [`in your ${zone}`],
  }),
  tail(
    `from an opponent's ${zone}`,
    { zone, owner: 'opponent' },
    `chosen item card from an opponent's ${zone}`,
    { also: [`in an opponent's ${zone}`, `from an opposing player's ${zone}`] },
  ),
  tail(`from their ${zone}`, { zone, owner: CHOOSER }, `chosen item card from their ${zone}`, {
    phrase: { chooser: CHOOSER },
    also: [`in their ${zone}`],
  }),
  tail(`from any ${zone}`, { zone }, `chosen card from any ${zone}`, {
    also: [
      `in any ${zone}`,
      `from any player's ${zone}`,
      `in any player's ${zone}`,
      `from a player's ${zone}`,
    ],
  }),
]);

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

/** What happened to the card this turn. */
const HISTORY_TAILS: readonly LexiconEntry[] = EVENTS.map(({ words, key, also = [] }) =>
  tail(`who ${words} this turn`, { [key]: true }, `chosen character who ${words} this turn`, {
    also: [
      `that ${words} this turn`,
      ...also.flatMap((other) => [`who ${other} this turn`, `that ${other} this turn`]),
      ...(key === 'playedThisTurn' ? ['you played this turn', 'played this turn'] : []),
    ],
  }),
);

/** Whose card it is. */
const OWNER_TAILS: readonly LexiconEntry[] = [
  tail('of yours', { controller: 'self' }, 'chosen character of yours', {
    also: ['you control', 'you have in play', 'that you control'],
  }),
  tail('of theirs', { controller: CHOOSER }, 'chosen character of theirs', {
    phrase: { chooser: CHOOSER },
    also: ['they control', 'that they control', 'they have in play'],
  }),
  tail('in play', undefined, 'chosen character in play', { silent: true }),
  same('tail', "that isn't a song", ['non-song'], "chosen action card that isn't a song from your discard"),
  tail('of your choice', undefined, 'chosen item of your choice', { silent: true }),
];

const is = (words: string): readonly string[] =>
  ['that is', "that's", 'that are', 'who is', "who's", 'who are'].map((lead) => `${lead} ${words}`);
const them = (words: string): readonly string[] =>
  ['it', 'them', 'him', 'her'].map((end) => `${words} ${end}`);

/** The card's location, damage and name, and the cards under it. */
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

/** The words after a noun. */
export const TAILS: readonly LexiconEntry[] = [
  ...ZONE_TAILS,
  ...OWNER_TAILS,
  ...KEYWORD_TAILS,
  ...NUMBER_TAILS,
  ...STATE_TAILS,
  ...HISTORY_TAILS,
];
