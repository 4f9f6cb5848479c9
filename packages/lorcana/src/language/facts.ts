import type { Named } from '@reticle/core';
import * as z from 'zod';

/** The word lists of Lorcana's states. Each is a tuple, from which its union type comes. */

/**
 * Where a card can be: a zone of the game (rule 7.1), `resolving` for an action that resolves (5.4.1.2), or
 * `under` another card. A card under another one is never in play (5.1.1.5).
 */
export const ZONES = ['deck', 'hand', 'play', 'discard', 'inkwell', 'resolving', 'under'] as const;
/** The place of a card; see {@link ZONES}. */
export type Zone = (typeof ZONES)[number];

/** The six inks. */
export const INKS = ['amber', 'amethyst', 'emerald', 'ruby', 'sapphire', 'steel'] as const;
/** One of the six inks. */
export type Ink = (typeof INKS)[number];

/** The types of cards. A song is an action too, so in a state it has both types. */
export const CARD_TYPES = ['character', 'action', 'item', 'location', 'song'] as const;
/** A type of card. */

/**
 * The keywords of the rules (8.1.1), as states write them. Keywords are open strings, and a set may add
 * others.
 */
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

/** The classifications that cards name, as printed. They are open strings, and a set may add others. */
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

/** The facts that a state remembers about a card until the end of the turn. */
export const TURN_FACTS = [
  'played',
  /** It was put on another card with Shift (8.10.1). */
  'shifted',
  /** It moved to a location (4.7). */
  'moved',
  'quested',
  'sang',
  'challenged',
  'wasChallenged',
  'dealtDamage',
  /** It was dealt damage, or damage was put or moved on it. */
  'wasDamaged',
  /** Damage was removed or moved from it. */
  'lostDamage',
  'wasBanished',
  'banishedAnother',
  'putIntoInkwell',
  /** A card was put under it (8.4.1). */
  'gotCardUnder',
] as const;
/** Something that happened to a card this turn. */
export type TurnFact = (typeof TURN_FACTS)[number];

/** What effects may forbid a card to do, or forbid others to do to it ("can't", rule 1.2.2). */
export const PROHIBITIONS = [
  'ready',
  /** Readying at the start of its player's turn (3.2.1.1). Effects may still ready it. */
  'readyAtStart',
  'exert',
  'quest',
  'challenge',
  'sing',
  'move',
  'beChallenged',
  'beDamaged',
  /** Being dealt damage by challenges. */
  'beDamagedInChallenges',
] as const;
/** Something that an effect forbids; see {@link PROHIBITIONS}. */
export type Prohibition = (typeof PROHIBITIONS)[number];

/** The facts that a match remembers about a turn, each with the card as it was at that moment. */
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
  /** A card was put into its player's discard, from any zone. */
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
  /** The N of keywords that have one: the cost of Shift, the strength that Challenger adds. */
  value: z.int().positive().optional(),
});
/** A printed keyword of a card, with its N if it has one. */
export type PrintedKeyword = z.infer<typeof printedKeyword>;

/**
 * The schema of {@link CardFacts}. Characters have `strength`, characters and locations have `willpower` and
 * `lore`, and only locations have `moveCost`. A song's type is `song`; in a state it is an action too.
 */
export const cardFacts = z.strictObject({
  /** The card's number in its set, from 1. */
  number: z.int().positive(),
  /** The card's set, as card lists write it. */
  set: z.string().min(1).max(32).optional(),
  rarity: z.string().min(1).max(64).optional(),
  name: z.string().min(1),
  /** The line under the name of a character or location. Names are compared without it (rule 5.2.6). */
  version: z.string().min(1).optional(),
  type: z.enum(CARD_TYPES),
  cost: count,
  /** Whether the card has the inkwell symbol. */
  inkwell: z.boolean(),
  /** The card's ink. A card of two inks counts as each of them (rule 5.2.5.1). */
  ink: z.union([ink, z.array(ink).min(1).max(2).readonly()]),
  strength: count.optional(),
  willpower: count.optional(),
  lore: count.optional(),
  moveCost: count.optional(),
  /** In printed order. */
  classifications: z.array(z.string().min(1)).readonly(),
  /** The keywords that the card always has, in printed order. A keyword that an ability gives is not here. */
  keywords: z.array(printedKeyword).readonly(),
});
/** The printed facts of one card, without its text. Plain JSON. */
export type CardFacts = Named<z.infer<typeof cardFacts>>;

/** Returns the inks of a card: one or two (rule 5.2.5.1). */
export const inksOfCard = ({ ink: own }: Pick<CardFacts, 'ink'>): readonly Ink[] => [own].flat();

/**
 * Returns the name that is unique in the game: the name and the version with " - " between them, or only the
 * name if there is no version.
 */
export const fullNameOf = ({ name, version }: Pick<CardFacts, 'name' | 'version'>): string =>
  version === undefined ? name : `${name} - ${version}`;

/** Returns a name in the form in which names are compared (rule 5.2.6): every apostrophe is a plain one. */
export const plainName = (name: string): string => name.replaceAll(/[‘’ʼ]/gu, "'");

/**
 * Returns all names of a card, in the form in which names are compared. A character "A & B" has three (rule
 * 5.2.6.1), every other card has one.
 */
export function namesOf(name: string, types: readonly string[]): readonly string[] {
  const plain = plainName(name);
  const parts = types.includes('character') ? plain.split(' & ') : [];
  return parts.length > 1 ? [...new Set([...parts, plain])] : [plain];
}
