import * as z from 'zod';

/** The closed word lists of Magic's states. Each is a tuple, from which its union type comes. */
export const ZONES = ['battlefield', 'graveyard', 'hand', 'library', 'exile', 'stack', 'command'] as const;

/** A zone of the game (rule 400.1). */
export type Zone = (typeof ZONES)[number];

/** All zones but the battlefield: "cards that aren't on the battlefield". */
export const BEYOND_BATTLEFIELD: readonly Exclude<Zone, 'battlefield'>[] = [
  'graveyard',
  'hand',
  'library',
  'exile',
  'stack',
  'command',
];

/** The five colours (rule 105.1). */
export const COLORS = ['white', 'blue', 'black', 'red', 'green'] as const;

/** One of the five colours. */
export type Color = (typeof COLORS)[number];

/** Types of cards that can be permanents (rule 110.4). */
export const PERMANENT_TYPES = [
  'artifact',
  'battle',
  'creature',
  'enchantment',
  'land',
  'planeswalker',
] as const;

const SPELL_TYPES: ReadonlySet<string> = new Set(['instant', 'sorcery']);

/**
 * Whether an object of these types is an instant or a sorcery, which never enters the battlefield (rules
 * 304.4, 307.4).
 */
export const isInstantOrSorcery = (types: readonly string[]): boolean =>
  types.some((type) => SPELL_TYPES.has(type));

/** The types of objects that "any target" includes (rule 115.4); it includes players as well. */
export const ANY_TARGET_TYPES = ['creature', 'planeswalker', 'battle'] as const;

/**
 * The kinds of abilities on the stack. A spell is a card or a copy of one; an ability is neither (rule
 * 113.9).
 */
export const ABILITY_KINDS = ['activated', 'triggered'] as const;

/** What may have happened to an object this turn. */
export const TURN_FACTS = [
  'entered',
  'attacked',
  'blocked',
  'wasDealtDamage',
  'dealtDamage',
  'cast',
  'castFromGraveyard',
  'discarded',
  'died',
  'putIntoGraveyard',
  'putIntoGraveyardFromBattlefield',
  'putIntoGraveyardFromLibrary',
  /**
   * It came under its controller's control, so it was not "controlled continuously since the beginning of the
   * turn".
   */
  'cameUnderControl',
  'becameTapped',
  'crewed',
] as const;

/** Parts of a turn that abilities name in "activate only during ...". */
export const PHASES_OF_PLAY = [
  'upkeep',
  'draw',
  'main',
  'combat',
  'end',
  'beforeAttackers',
  'declareAttackers',
  'beforeBlocks',
  'declareBlockers',
  'afterBlocks',
] as const;

/** The basic land types (rule 305.6). */
export const BASIC_LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;

/** The colour of the mana of each basic land type (rule 305.6). */
export const LAND_TYPE_COLORS: ReadonlyMap<string, Color> = new Map([
  ['Plains', 'white'],
  ['Island', 'blue'],
  ['Swamp', 'black'],
  ['Mountain', 'red'],
  ['Forest', 'green'],
]);

/** Every land type (rule 205.3i). */
const LAND_TYPES: ReadonlySet<string> = new Set([
  ...BASIC_LAND_TYPES,
  'Cave',
  'Desert',
  'Gate',
  'Lair',
  'Locus',
  'Mine',
  'Planet',
  'Power-Plant',
  'Sphere',
  'Tower',
  'Town',
  'Urza\u2019s',
  "Urza's",
]);

/** Returns subtypes with their land types replaced. Other subtypes stay (rule 305.7). */
export function withLandTypes(subtypes: readonly string[], landTypes: readonly string[]): readonly string[] {
  return [...landTypes, ...subtypes.filter((subtype) => !LAND_TYPES.has(subtype))];
}

/**
 * A name under which effects find objects again: letters, digits and `_`, at most 32, beginning with a
 * letter.
 */
export const bindName = z.string().regex(/^[A-Za-z]\w{0,31}$/, 'a name of letters, digits and _, 32 at most');

/** Every planeswalker type (rule 205.3j), with spaces between them. */
export const PLANESWALKER_TYPES =
  'Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti Davriel Dihada Domri Dovin Ellywick Elspeth Estrid Freyalise Garruk Gideon Grist Guff Huatli Inzerva Jace Jared Jaya Jeska Kaito Karn Kasmina Kaya Kiora Koth Liliana Lolth Lukka Minsc Mordenkainen Nahiri Narset Niko Nissa Nixilis Oko Quintorius Ral Rowan Saheeli Samut Sarkhan Serra Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret Tibalt Tyvi Ugin Urza Venser Vivien Vraska Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling Zariel';

/**
 * Subtypes of artifacts, enchantments, planeswalkers and spells, which no creature has as creature types (rules
 * 205.3g to 205.3n).
 */
const OTHER_SUBTYPES: ReadonlySet<string> = new Set(
  `Attraction Blood Bobblehead Clue Contraption Equipment Food Fortification Gold Incubator Junk Lander Map Powerstone Stone
  Treasure Aura Background Cartouche Case Class Curse Role Room Rune Saga Shard Shrine Siege Spacecraft Vehicle Adventure Arcane
  Chorus Lesson Omen Trap ${PLANESWALKER_TYPES}`.split(/\s+/u),
);

/**
 * Whether a subtype is a creature type (rule 205.3m): not one of lands, artifacts, enchantments, planeswalkers
 * or spells.
 */
export const isCreatureType = (subtype: string): boolean =>
  subtype !== '' && !LAND_TYPES.has(subtype) && !OTHER_SUBTYPES.has(subtype);

const PRINTED_SUBTYPES: ReadonlyMap<string, string> = new Map(
  [...LAND_TYPES, ...OTHER_SUBTYPES].map((subtype) => [subtype.toLowerCase(), subtype]),
);

/** Whether a subtype may be written so: a known one as it is printed, any other one not in lower case. */
export function isSubtypeAsPrinted(subtype: string): boolean {
  const printed = PRINTED_SUBTYPES.get(subtype.toLowerCase());
  return printed === undefined ? !/^\p{Lowercase}/u.test(subtype) : printed === subtype;
}

/** Writes typographic hyphens as the keyboard's: a subtype is the same subtype with either. */
export const plainHyphens = (line: string): string => line.replaceAll(/[\u2010\u2011]/gu, '-');
