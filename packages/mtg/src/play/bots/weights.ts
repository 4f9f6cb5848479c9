/** What things of a match of Magic are worth to a bot. One point is about a point of power of a creature. */
export const WEIGHTS = {
  /** A point of life: of the first ten, of the next ten, of those beyond. */
  life: 1,
  moreLife: 0.55,
  spareLife: 0.15,
  /** A land, and one beyond as many as are needed. */
  land: 1.3,
  spareLand: 0.3,
  /** A card in hand, and a land there. */
  hand: 1.6,
  handLand: 0.8,
  /** A permanent that is neither land nor creature; an Aura counts by what it does to what it is on. */
  permanent: 2.1,
  aura: 1.3,
  creature: 1,
  power: 1.2,
  toughness: 0.65,
  /** Of its power, if a creature is hard to block. */
  evasion: 0.35,
  /** Of its power, lost by a creature that can't attack; of its toughness, by one that can't block. */
  cantAttack: 0.9,
  cantBlock: 0.4,
  keyword: 0.35,
  tapped: 0.1,
  /** A point of damage that the next attack may bring, and one that may kill. */
  danger: 0.2,
  deadly: 7,
};
export type Weights = Readonly<typeof WEIGHTS>;

/** Keywords that make a creature hard to block. */
export const EVASIVE = ['flying', 'fear', 'shadow', 'horsemanship', 'skulk', 'cantBeBlocked'] as const;

/** Keywords that make a creature better otherwise. */
export const GOOD = [
  'first strike',
  'double strike',
  'deathtouch',
  'lifelink',
  'trample',
  'vigilance',
  'haste',
  'reach',
  'hexproof',
  'shroud',
  'indestructible',
  'protection',
] as const;
