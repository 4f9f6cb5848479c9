/**
 * What a match performs, as closed lists: a card with anything else in their place is not whole, and `unexpressedOf` names
 * what. The rules can look at no keyword that does not stand here, and a test looks for a rule that looks at each.
 */

/** Keyword abilities (rule 702), and the restrictions and permissions that are written like them, in camel case. */
export const PERFORMED_KEYWORDS = [
  // 702: keyword abilities.
  'deathtouch',
  'defender',
  'double strike',
  'enchant',
  'fear',
  'first strike',
  'flash',
  'flying',
  'forestwalk',
  'haste',
  'hexproof',
  'horsemanship',
  'indestructible',
  'infect',
  'intimidate',
  'islandwalk',
  'lifelink',
  'menace',
  'mountainwalk',
  'plainswalk',
  'protection',
  'reach',
  'shadow',
  'shroud',
  'skulk',
  'swampwalk',
  'trample',
  'vigilance',
  'wither',
  // 702: keywords that are abilities of other kinds; `language/keyword-abilities.ts` says which.
  'afflict',
  'afterlife',
  'annihilator',
  'battle cry',
  'bushido',
  'buyback',
  'cumulative upkeep',
  'cycling',
  'daybound',
  'devoid',
  'echo',
  'equip',
  'evoke',
  'evolve',
  'exalted',
  'exploit',
  'extort',
  'fabricate',
  'fading',
  'flashback',
  'flanking',
  'fortify',
  'graft',
  'has',
  'ingest',
  'kicker',
  'living weapon',
  'melee',
  'mentor',
  'modular',
  'nightbound',
  'outlast',
  'persist',
  'prowess',
  'rampage',
  'reinforce',
  'renown',
  'scavenge',
  'soulshift',
  'toxic',
  'training',
  'transmute',
  'typecycling',
  'undying',
  'unearth',
  'vanishing',
  // Marks that keywords and actions leave (rules 702.30a, 702.112b).
  'echoed',
  'monstrous',
  'renowned',
  // 601.2f: what a spell costs.
  'affinity',
  'spellsCost',
  'thisCosts',
  'additionalCost',
  'alternativeCost',
  // 601.2c, 602.5: what spells and abilities may do.
  'cantActivate',
  'cantBeCountered',
  'cantBeTargeted',
  'flagbearer',
  // 508.1, 509.1: attacking and blocking.
  'attacksDespiteDefender',
  'blocksAny',
  'blocksOneMore',
  'cantAttack',
  'cantBeBlocked',
  'cantBeBlockedBy',
  'cantBlock',
  'lure',
  'mostBlockers',
  'mustAttack',
  // 614, 615, 701.19: what happens instead.
  'cantBeRegenerated',
  'diesIntoExile',
  'diesIntoHand',
  'diesOntoLibrary',
  'leavesIntoExile',
  'neverInGraveyard',
  'preventCombatDamageBy',
  'preventCombatDamageTo',
  'preventDamageBy',
  'preventDamageTo',
  // 113.1c, 305.2, 305.7, 502.3.
  'doesntUntap',
  'eachPlaysAnotherLand',
  'hasAbility',
  'mayStayTapped',
  'noMaximumHandSize',
  'onlyLandTypes',
  'playsAnotherLand',
] as const;

/** A keyword that some rule of a match looks at. */
export type PerformedKeyword = (typeof PERFORMED_KEYWORDS)[number];

/** Card types (rules 301 to 308). A planeswalker's loyalty and a battle's defense have no place on a card's definition. */
export const PERFORMED_TYPES = [
  'artifact',
  'creature',
  'enchantment',
  'instant',
  'kindred',
  'land',
  'sorcery',
] as const;

/** Supertypes (rule 205.4). Snow by itself does nothing (205.4g); the world rule (704.5k) is not performed. */
export const PERFORMED_SUPERTYPES = ['basic', 'legendary', 'snow'] as const;

/**
 * Subtypes with rules of their own that a match does not perform, by their rules. Any other is a mere word (rule 205.3), but
 * for Aura, Equipment, Fortification, Flagbearer and the basic land types, whose rules are performed.
 */
export const UNPERFORMED_SUBTYPES: Readonly<Record<string, string>> = {
  Adventure: '715',
  Attraction: '717',
  Case: '719',
  Class: '716',
  Omen: '720',
  Role: '704.5y',
  Room: '709.5',
  Saga: '714',
  Siege: '310.11',
  Spacecraft: '721',
};
