import type { Named } from '@reticle/core';
import * as z from 'zod';

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
  'Colossus',
  'Deity',
  'Detective',
  'Dinosaur',
  'Dragon',
  'Dreamborn',
  'Entangled',
  'Fairy',
  'Floodborn',
  'Gargoyle',
  'Ghost',
  'Giant',
  'Hero',
  'Hunny',
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
  /** Readying as a turn of its player begins (3.2.1.1); effects may ready it. */
  'readyAtStart',
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
  /** A card was put into its player's discard, from wherever. */
  'putIntoDiscard',
  /** A card left its player's discard. */
  'leftDiscard',
] as const;
/** Something that happened this turn; see {@link HAPPENED}. */
export type HappenedFact = (typeof HAPPENED)[number];

const count = z.int().nonnegative();
const ink = z.enum(INKS);

const printedKeyword = z.strictObject({
  keyword: z.enum(KEYWORDS),
  /** Its N, where it has one: what Shift costs, what Challenger adds. */
  value: z.int().positive().optional(),
});
/** A keyword as a card has it in print, with its N where it has one. */
export type PrintedKeyword = z.infer<typeof printedKeyword>;

/**
 * What is printed on a card but its text: facts alone. `strength`, `willpower` and `lore` are a character's, the last two a
 * location's as well, `moveCost` a location's only. A song's type is `song`; in a state it is an action too.
 */
export const cardFacts = z.strictObject({
  /** Its number in the set, from 1. */
  number: z.int().positive(),
  /** The set it is of, as lists of cards have it. */
  set: z.string().min(1).max(32).optional(),
  rarity: z.string().min(1).max(64).optional(),
  name: z.string().min(1),
  /** The line under the name, of characters and locations; a name is compared without it (rule 5.2.6). */
  version: z.string().min(1).optional(),
  type: z.enum(CARD_TYPES),
  cost: count,
  /** Whether it has the inkwell symbol. */
  inkwell: z.boolean(),
  /** Its ink; a card of two inks counts as each of both (rule 5.2.5.1). */
  ink: z.union([ink, z.array(ink).min(1).max(2).readonly()]),
  strength: count.optional(),
  willpower: count.optional(),
  lore: count.optional(),
  moveCost: count.optional(),
  /** In the order of print. */
  classifications: z.array(z.string().min(1)).readonly(),
  /** Printed and always had; a keyword that an ability gives is none. In the order of print. */
  keywords: z.array(printedKeyword).readonly(),
});
/** The facts of one printed card; see {@link cardFacts}. Plain JSON. */
export type CardFacts = Named<z.infer<typeof cardFacts>>;

/** The inks of a card: one, or both of two (rule 5.2.5.1). */
export const inksOfCard = ({ ink: own }: Pick<CardFacts, 'ink'>): readonly Ink[] => [own].flat();

/** The name that no other card of a game has: name and version with " - " between, or the name where there is no version. */
export const fullNameOf = ({ name, version }: Pick<CardFacts, 'name' | 'version'>): string =>
  version === undefined ? name : `${name} - ${version}`;

/** A name as names are compared (rule 5.2.6): which apostrophe is printed makes no other name. */
export const plainName = (name: string): string => name.replaceAll(/[‘’ʼ]/gu, "'");

/** Every name of a card, as it is compared: a character "A & B" has three (rule 5.2.6.1), all else has one. */
export function namesOf(name: string, types: readonly string[]): readonly string[] {
  const plain = plainName(name);
  const parts = types.includes('character') ? plain.split(' & ') : [];
  return parts.length > 1 ? [...new Set([...parts, plain])] : [plain];
}
