/** The word lists of Lorcana's states; each is a tuple, so that its union comes from it. */

/**
 * Where a card is: a zone of the game (rule 7.1), `resolving` for an action that resolves (5.4.1.2), or `under` another card,
 * which is never in play (5.1.1.5).
 */
export const ZONES = ['deck', 'hand', 'play', 'discard', 'inkwell', 'resolving', 'under'] as const;
/** Where a card is; see {@link ZONES}. */
export type Zone = (typeof ZONES)[number];

/** The six inks. */
export const INKS = ['amber', 'amethyst', 'emerald', 'ruby', 'sapphire', 'steel'] as const;
/** One of the six inks. */
export type Ink = (typeof INKS)[number];

/** The types of cards. A song is an action that is a song as well: it has both. */
export const CARD_TYPES = ['character', 'action', 'item', 'location', 'song'] as const;
/** A type of card. */

/** The keywords of the rules (8.1.1), as states write them. Keywords are open strings: a set may bring others. */
export const KEYWORDS = [
  'adventurous',
  'alert',
  'bodyguard',
  'boost',
  'challenger',
  'evasive',
  'reckless',
  'resist',
  'rush',
  'shift',
  'sing together',
  'singer',
  'support',
  'vanish',
  'ward',
] as const;
/** A keyword of the rules. */
export type LorcanaKeyword = (typeof KEYWORDS)[number];

/** Classifications that cards name, as printed. They are open strings: a set may bring others. */
export const CLASSIFICATIONS = [
  'Alien',
  'Ally',
  'Broom',
  'Captain',
  'Deity',
  'Detective',
  'Dinosaur',
  'Dragon',
  'Dreamborn',
  'Fairy',
  'Floodborn',
  'Gargoyle',
  'Ghost',
  'Hero',
  'Hyena',
  'Illusion',
  'Inventor',
  'King',
  'Knight',
  'Madrigal',
  'Mentor',
  'Monster',
  'Musketeer',
  'Pirate',
  'Prince',
  'Princess',
  'Puppy',
  'Queen',
  'Racer',
  'Robot',
  'Seven Dwarfs',
  'Sorcerer',
  'Storyborn',
  'Super',
  'Tigger',
  'Titan',
  'Toy',
  'Villain',
  'Whisper',
] as const;
/** A classification that cards name. */
export type Classification = (typeof CLASSIFICATIONS)[number];

/** What may have happened to a card this turn. */
export const TURN_FACTS = [
  'played',
  /** Was put on another card with Shift (8.10.1). */
  'shifted',
  /** Moved to a location (4.7). */
  'moved',
  'quested',
  'sang',
  'challenged',
  'wasChallenged',
  'dealtDamage',
  /** Was dealt damage, or had it put or moved on it. */
  'wasDamaged',
  /** Had damage removed, or moved from it. */
  'lostDamage',
  'wasBanished',
  'banishedAnother',
  'putIntoInkwell',
  /** A card was put under it (8.4.1). */
  'gotCardUnder',
] as const;
/** Something that happened to a card this turn. */
export type TurnFact = (typeof TURN_FACTS)[number];

/** What effects may forbid a card to do, or others to do to it ("can't", rule 1.2.2). */
export const PROHIBITIONS = [
  'ready',
  'exert',
  'quest',
  'challenge',
  'sing',
  'move',
  'beChallenged',
  'beDamaged',
  /** Damage from challenges is not dealt to it. */
  'beDamagedInChallenges',
] as const;
/** Something that an effect forbids; see {@link PROHIBITIONS}. */
export type Prohibition = (typeof PROHIBITIONS)[number];

/** What is remembered of a turn, of cards as they were then. */
export const HAPPENED = [
  'played',
  'banished',
  'banishedInChallenge',
  'challenged',
  'damaged',
  'healed',
  'inked',
  'drew',
  'gotCardUnder',
] as const;
/** Something that happened this turn; see {@link HAPPENED}. */
export type HappenedFact = (typeof HAPPENED)[number];
