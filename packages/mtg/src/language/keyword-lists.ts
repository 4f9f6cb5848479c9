/** The keywords with a number: "bushido 2" (rule 702). */
export const NUMBERED_KEYWORDS = [
  'afflict',
  'afterlife',
  'annihilator',
  'bloodthirst',
  'bushido',
  'crew',
  'dredge',
  'fabricate',
  'fading',
  'graft',
  'firebending',
  'mobilize',
  'modular',
  'rampage',
  'renown',
  'saddle',
  'soulshift',
  'toxic',
  'vanishing',
] as const;

/** Additional costs that a player may pay, by their keywords (rules 601.2b, 702.27a, 702.33a). */
export const OPTIONAL_COSTS = [
  'bargain',
  'buyback',
  'casualty',
  'conspire',
  'entwine',
  'escalate',
  'flashCost',
  'gift',
  'kicker',
  'multikicker',
  'offspring',
  'replicate',
  'squad',
  'strive',
] as const;

/** The gifts that an opponent may be promised as a spell is cast (rules 702.174d to 702.174i). */
export const GIFTS = ['card', 'extra turn', 'Food', 'Octopus', 'tapped Fish', 'Treasure'] as const;

/** The alternative costs that a player may pay instead of the mana cost (rules 118.9, 702.74a). */
export const ALTERNATIVE_COSTS = [
  'alternativeCost',
  'awaken',
  'bestow',
  'cleave',
  'dash',
  'evoke',
  'mutate',
  'overload',
  'spectacle',
  'surge',
] as const;

/** The additional and the alternative costs of spells. */
export const SPELL_COSTS = [...OPTIONAL_COSTS, ...ALTERNATIVE_COSTS] as const;

/**
 * The keywords with a cost: "cycling {2}" (rule 702), and additional costs of spells (601.2f). `n` is a
 * number printed beside the cost, `what` a filter: "Islandcycling".
 */
export const PAID_KEYWORDS = [
  ...SPELL_COSTS,
  'additionalCost',
  'cumulative upkeep',
  'cycling',
  'disguise',
  'disturb',
  'echo',
  'embalm',
  'encore',
  'equip',
  'escape',
  'eternalize',
  'flashback',
  'foretell',
  'fortify',
  'jump-start',
  'level up',
  'madness',
  'megamorph',
  'morph',
  'ninjutsu',
  'outlast',
  'reinforce',
  'retrace',
  'scavenge',
  'splice',
  'suspend',
  'transmute',
  'typecycling',
  'unearth',
] as const;
