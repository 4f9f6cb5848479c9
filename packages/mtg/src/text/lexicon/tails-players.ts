import { type LexiconEntry, tail } from '@reticle/core/text';

/** "That player" is the player of an earlier target, or else the one whom the event names. */
const THAT_PLAYER = 'role.thatPlayer';
const kinds = ['card', 'ability'];

/** Who controls or owns it. */
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
  // One of each player's: how many that makes is said where the phrase becomes a slot.
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
