import { type LexiconEntry, same, tail } from '@reticle/core/text';

const of = 'body';
const that = (words: string): readonly string[] => [`that is ${words}`, `that are ${words}`];

/** The current state of an object. */
export const STATE_TAILS: readonly LexiconEntry[] = [
  same('tail', "that's <color>", ['<color>'], "target creature that's green", { also: that('<color>') }),
  same(
    'tail',
    "that's <color> or <color.2>",
    ['<color>', '<color.2>'],
    "target creature that's green or white",
    { also: that('<color> or <color.2>') },
  ),
  same('tail', "that's one or more colors", ['colored'], "target creature that's one or more colors", {
    also: that('one or more colors'),
  }),
  same('tail', "that's multicolored", ['multicolored'], "target creature that's multicolored", {
    also: that('multicolored'),
  }),
  same('tail', "that's attacking", ['attacking'], "target creature that's attacking", {
    of,
    also: that('attacking'),
  }),
  same('tail', "that's blocking", ['blocking'], "target creature that's blocking", {
    of,
    also: that('blocking'),
  }),
  same(
    'tail',
    "that's attacking or blocking",
    ['attacking', 'blocking'],
    "target creature that's attacking or blocking",
    { of, also: that('attacking or blocking') },
  ),
  same('tail', "that's tapped", ['tapped'], "target creature that's tapped", { also: that('tapped') }),
  same('tail', "that's legendary", ['legendary'], "target creature that's legendary", {
    also: that('legendary'),
  }),
  same('tail', "that's a commander", ['commander'], "target creature that's a commander", {
    also: that('a commander'),
  }),
  same('tail', "that isn't an outlaw", ['nonoutlaw'], "target creature that isn't an outlaw"),
  same('tail', "that isn't a commander", ['noncommander'], "target creature that isn't a commander"),
  same(
    'tail',
    "that's an instant or sorcery",
    ['instant', 'sorcery'],
    "target card that's an instant or sorcery from your graveyard",
  ),
  same('tail', "that's enchanted", ['enchanted'], "target creature that's enchanted", {
    also: that('enchanted'),
  }),

  tail(
    "that isn't enchanted",
    { not: { attachment: { subtype: 'Aura' } } },
    "target creature that isn't enchanted",
    { also: ["that aren't enchanted"] },
  ),
  same('tail', "that isn't <color>", ['non-<color>'], "target permanent that isn't red"),
  tail("that isn't all colors", { colorCount: { lt: 5 } }, "target creature that isn't all colors"),
  tail("that's attacking you", { attackingPlayer: 'self' }, "target creature that's attacking you", {
    of,
    also: ['attacking you'],
  }),
  tail('blocking ~', { blockingThis: true }, 'target creature blocking ~', {
    of,
    also: ["that's blocking ~", 'blocking it', 'that is blocking ~'],
  }),
  tail('blocked by ~', { blockedByThis: true }, 'target creature blocked by ~', {
    of,
    also: ["it's blocking", "~'s blocking", '~ is blocking', "that's blocked by ~"],
  }),
  same(
    'tail',
    'blocking or blocked by ~',
    ['blocking ~', 'blocked by ~'],
    'target creature blocking or blocked by ~',
    { of },
  ),

  tail('of the chosen type', { chosen: 'subtype' }, 'target creature of the chosen type', {
    also: ['of the chosen creature type'],
  }),
  tail('of the chosen color', { chosen: 'color' }, 'target permanent of the chosen color', {
    also: ["that's the chosen color"],
  }),
  tail('with the chosen name', { chosen: 'name' }, 'target spell with the chosen name'),
  same('tail', 'other than ~', ['other'], 'target creature other than ~', { also: ["that isn't ~"] }),
  // Only lands are basic.
  same(
    'tail',
    'other than a basic land card',
    ['nonbasic'],
    'target card in a graveyard other than a basic land card',
  ),
  tail(
    'other than enchanted creature',
    { not: { hostOfThis: true } },
    'target creature other than enchanted creature',
  ),
  same(
    'tail',
    'other than equipped creature',
    ['other than enchanted creature'],
    'target creature other than equipped creature',
  ),
  tail('named ~', { name: '~' }, 'target creature named ~'),
  tail('not named ~', { name: { not: '~' } }, 'target permanent not named ~', {
    also: ["that isn't named ~"],
  }),
  tail('attached to <thing>', { attachedTo: '<thing>' }, 'target Aura attached to a creature', {
    of: 'attached',
  }),
];

const some = (counter: string): readonly string[] =>
  ['with', 'that has', 'that have', 'that had'].flatMap((lead) =>
    [
      `a ${counter} counter`,
      `an ${counter} counter`,
      `one or more ${counter} counters`,
      `${counter} counters`,
    ].flatMap((rest) => ['it', 'them'].map((end) => `${lead} ${rest} on ${end}`.replaceAll('  ', ' '))),
  );

const none = (counter: string): readonly string[] =>
  [
    `that doesn't have a ${counter} counter`,
    `without a ${counter} counter`,
    `with no ${counter} counters`,
    `without ${counter} counters`,
  ].flatMap((rest) => ['it', 'them'].map((end) => `${rest} on ${end}`.replaceAll('  ', ' ')));

/** The counters on an object. */
export const COUNTER_TAILS: readonly LexiconEntry[] = [
  tail(
    'with a <counter> counter on it',
    { counters: { '<counter>': { gte: 1 } } },
    'target creature with a +1/+1 counter on it',
    { also: some('<counter>') },
  ),
  tail(
    'with no <counter> counters on it',
    { counters: { '<counter>': 0 } },
    'target creature with no +1/+1 counters on it',
    { also: none('<counter>') },
  ),
  tail(
    'with <count> or more <counter> counters on it',
    { counters: { '<counter>': { gte: '<count>' } } },
    'target creature with three or more charge counters on it',
  ),
  tail('with mana abilities', { manaAbility: true }, 'target land with mana abilities', {
    also: ['with a mana ability', 'that has a mana ability'],
  }),
  tail('with a counter on it', { counterCount: { gte: 1 } }, 'target permanent with a counter on it', {
    also: some(''),
  }),
  tail('with no counters on it', { counterCount: 0 }, 'target permanent with no counters on it', {
    also: none(''),
  }),
];

const left = (rest: string): readonly string[] => [
  `that was put there ${rest}`,
  `that were put there ${rest}`,
];

/** What happened to an object this turn. */
export const HISTORY_TAILS: readonly LexiconEntry[] = [
  tail(
    'that was dealt damage this turn',
    { thisTurn: 'wasDealtDamage' },
    'target creature that was dealt damage this turn',
    {
      also: [
        'that were dealt damage this turn',
        "that's been dealt damage this turn",
        'dealt damage this turn',
        'that has been dealt damage this turn',
      ],
    },
  ),
  tail(
    'that dealt damage this turn',
    { thisTurn: 'dealtDamage' },
    'target creature that dealt damage this turn',
  ),
  tail(
    'that dealt damage to you this turn',
    { dealtDamageTo: 'self' },
    'target creature that dealt damage to you this turn',
    { also: ['that dealt damage this turn to you'] },
  ),
  tail('that entered this turn', { thisTurn: 'entered' }, 'target creature that entered this turn', {
    also: ['that entered the battlefield this turn', 'that came under your control this turn'],
  }),
  tail('that attacked this turn', { thisTurn: 'attacked' }, 'target creature that attacked this turn'),
  tail(
    "that didn't attack this turn",
    { not: { thisTurn: 'attacked' } },
    "target creature that didn't attack this turn",
    { also: ['that did not attack this turn'] },
  ),
  tail('that blocked this turn', { thisTurn: 'blocked' }, 'target creature that blocked this turn'),
  same(
    'tail',
    'that attacked or blocked this turn',
    ['that attacked this turn', 'that blocked this turn'],
    'target creature that attacked or blocked this turn',
  ),
  tail('cast from a graveyard', { thisTurn: 'castFromGraveyard' }, 'target spell cast from a graveyard', {
    also: ['that was cast from a graveyard'],
  }),
  tail(
    'that died this turn',
    { thisTurn: 'died' },
    'target creature card in your graveyard that died this turn',
  ),
  tail(
    'that was put there from the battlefield this turn',
    { thisTurn: 'putIntoGraveyardFromBattlefield' },
    'target card in your graveyard that was put there from the battlefield this turn',
    {
      also: left('from the battlefield this turn').slice(1),
    },
  ),
  tail(
    'that was put there from their library this turn',
    { thisTurn: 'putIntoGraveyardFromLibrary' },
    'target card in your graveyard that was put there from their library this turn',
    {
      also: [...left('from your library this turn'), ...left('from a library this turn')],
    },
  ),
  tail(
    'that was put there this turn',
    { thisTurn: 'putIntoGraveyard' },
    'target card in your graveyard that was put there this turn',
    {
      also: [...left('from anywhere this turn'), 'that were put there this turn'],
    },
  ),
];
