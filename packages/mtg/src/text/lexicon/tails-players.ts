import { type LexiconEntry, same, tail } from '@reticle/core/text';

/** "That player": the player of an earlier target, or else the one whom the event names. */
const THAT_PLAYER = 'role.thatPlayer';
const kinds = ['card', 'ability'];

const HAPPENED_TO = [
  ['lifeLost', 'who lost life'],
  ['lifeGained', 'who gained life'],
  ['attacked', 'who attacked with a creature', 'who attacked'],
  ['damaged', 'who was dealt damage'],
  ['cast', 'who cast a spell'],
  ['sacrificed', 'who sacrificed a permanent'],
  ['discarded', 'who discarded a card'],
] as const;

/** What happened to a player this turn, or what the player did. */
export const PLAYERS_OF_TURN: readonly LexiconEntry[] = HAPPENED_TO.map(([thisTurn, words, ...also]) =>
  tail(`${words} this turn`, { thisTurn }, `target player ${words} this turn`, {
    kinds: ['player'],
    also: [words, ...also]
      .flatMap((said) => [`${said} this turn`, `${said.replace('who', 'that')} this turn`])
      .slice(1),
  }),
);

/** Who controls or owns an object. */
export const PLAYER_TAILS: readonly LexiconEntry[] = [
  tail('you control', { controller: 'self' }, 'target creature you control', {
    kinds,
    also: ['under your control'],
  }),
  tail("you don't control", { not: { controller: 'self' } }, "target creature you don't control", {
    kinds,
    also: ['you do not control', 'controlled by another player', 'another player controls'],
  }),
  tail('an opponent controls', { controller: 'opponent' }, 'target creature an opponent controls', {
    kinds,
    also: [
      'your opponents control',
      'opponents control',
      'that an opponent controls',
      'controlled by an opponent',
      'one of your opponents controls',
      'that one of your opponents controls',
      "under an opponent's control",
    ],
  }),
  // One object of each player. Turning the phrase into a slot decides how many that is.
  tail(
    'each opponent controls',
    { controller: 'role.eachOpponent' },
    'up to one target creature each opponent controls',
    { kinds, also: ['controlled by each opponent', 'each of your opponents controls'] },
  ),
  tail('each player controls', { controller: 'role.eachPlayer' }, 'target land each player controls', {
    kinds,
  }),
  tail('that player controls', { controller: THAT_PLAYER }, 'target creature that player controls', {
    kinds,
    also: [
      'they control',
      'that opponent controls',
      'controlled by that player',
      'he or she controls',
      "that player or that planeswalker's controller controls",
    ],
  }),
  tail(
    'defending player controls',
    { controller: 'role.defendingPlayer' },
    'target creature defending player controls',
    {
      kinds,
      also: ['the defending player controls'],
    },
  ),
  tail(
    'the active player controls',
    { controller: 'role.activePlayer' },
    'target creature the active player controls',
    { kinds },
  ),
  tail(
    'the active player has controlled continuously since the beginning of the turn',
    { controller: 'role.activePlayer', not: { thisTurn: 'cameUnderControl' } },
    'target creature the active player has controlled continuously since the beginning of the turn',
  ),
  same('tail', 'you own or control', ['you own', 'you control'], 'target creature you own or control', {
    also: ['you control or own'],
  }),
  tail('you own', { owner: 'self' }, 'target permanent you own'),
  tail("you don't own", { not: { owner: 'self' } }, "target permanent you don't own"),
  tail(
    'you both own and control',
    { owner: 'self', controller: 'self' },
    'target creature you both own and control',
    {
      also: ['you own and control'],
    },
  ),
  tail(
    "you own but don't control",
    { owner: 'self', not: { controller: 'self' } },
    "target creature you own but don't control",
  ),
  tail(
    "you control but don't own",
    { controller: 'self', not: { owner: 'self' } },
    "target creature you control but don't own",
    {
      also: ["you control that you don't own"],
    },
  ),
  tail(
    'you neither own nor control',
    { not: { anyOf: [{ controller: 'self' }, { owner: 'self' }] } },
    'target permanent you neither own nor control',
  ),
  tail('an opponent owns', { owner: 'opponent' }, 'target permanent an opponent owns', {
    also: ['your opponents own'],
  }),
  tail('that player owns', { owner: THAT_PLAYER }, 'target permanent that player owns', {
    also: ['they own'],
  }),

  tail('of your choice', undefined, 'target creature of your choice', { silent: true }),
  tail("of an opponent's choice", undefined, "target creature of an opponent's choice", {
    kinds,
    phrase: { chooser: 'opponent' },
  }),
  tail("of that player's choice", undefined, "target creature of that player's choice", {
    kinds,
    phrase: { chooser: THAT_PLAYER },
    also: ['of their choice', 'of his or her choice', "of that opponent's choice"],
  }),
  tail('chosen at random', undefined, 'target opponent chosen at random', {
    kinds: ['card', 'ability', 'player'],
    phrase: { chooser: 'random' },
    also: ['chosen at random from among your opponents', 'at random'],
  }),
];

function relation(words: string, ties: object, example: string, also: readonly string[] = []): LexiconEntry {
  return tail(words, undefined, example, { phrase: { relations: [{ ...ties }] }, also });
}

/** How the chosen objects relate to each other. `EARLIER` is the target chosen before. */
export const RELATION_TAILS: readonly LexiconEntry[] = [
  relation(
    'controlled by different players',
    { relation: 'distinct', property: 'controller' },
    'two target creatures controlled by different players',
    [
      'that are controlled by different players',
      'controlled by different opponents',
      'each controlled by a different player',
    ],
  ),
  relation(
    'controlled by the same player',
    { relation: 'same', property: 'controller' },
    'two target creatures controlled by the same player',
    ['with the same controller'],
  ),
  relation(
    'with different names',
    { relation: 'distinct', property: 'names' },
    'two target creatures with different names',
  ),
  relation(
    'with different mana values',
    { relation: 'distinct', property: 'manaValue' },
    'two target creature cards with different mana values from your graveyard',
    ['with different converted mana costs'],
  ),
  relation(
    'with different powers',
    { relation: 'distinct', property: 'power' },
    'two target creatures with different powers',
  ),
  relation(
    'that share a creature type',
    { relation: 'same', property: 'creatureTypes' },
    'two target creatures that share a creature type',
    ['of the creature type of your choice'],
  ),
  relation(
    'that share a color',
    { relation: 'same', property: 'colors' },
    'two target creatures that share a color',
    ['of the color of your choice'],
  ),
  relation(
    'with the same name',
    { relation: 'same', property: 'names' },
    'two target creatures with the same name',
  ),
  relation(
    'that share a card type',
    { relation: 'same', property: 'types' },
    'two target permanents that share a card type',
  ),
  relation(
    'with total mana value <number> or less',
    { relation: 'sum', property: 'manaValue', is: { lte: '<number>' } },
    'any number of target permanents with total mana value 6 or less',
  ),
  relation(
    'with total power <number> or less',
    { relation: 'sum', property: 'power', is: { lte: '<number>' } },
    'any number of target creatures with total power 4 or less',
  ),
  relation(
    'that shares a card type with it',
    { relation: 'same', property: 'types', with: 'earlier' },
    'target permanent that shares a card type with it',
    ['that shares a card type with that permanent', 'that shares a permanent type with it'],
  ),
  tail(
    'with an equal or lesser mana value',
    { manaValue: { lte: 'slots.EARLIER.manaValue' } },
    'target permanent with an equal or lesser mana value',
    {
      also: ['with equal or lesser mana value'],
    },
  ),
];
