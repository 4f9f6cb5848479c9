/**
 * What a match performs, as closed lists. A card that uses anything else is not whole, and `unexpressedOf`
 * says what. Rules can only look at keywords in this list, and a test checks that some rule looks at each of
 * them.
 */

/**
 * Keyword abilities (rule 702), and restrictions and permissions, which are written like them in camel case.
 */
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
  // 702: keywords that stand for abilities of other kinds; `language/keyword-abilities.ts` has those
  // abilities.
  'afflict',
  'afterlife',
  'aftermath',
  'annihilator',
  'awaken',
  'bargain',
  'battle cry',
  'bestow',
  'bloodthirst',
  'bushido',
  'buyback',
  'cascade',
  'casualty',
  'changeling',
  'cleave',
  'conspire',
  'convoke',
  'crew',
  'cumulative upkeep',
  'cycling',
  'dash',
  'daybound',
  'delve',
  'demonstrate',
  'devoid',
  'disturb',
  'dredge',
  'echo',
  'embalm',
  'encore',
  'entwine',
  'epic',
  'equip',
  'escalate',
  'escape',
  'eternalize',
  'evoke',
  'evolve',
  'exalted',
  'exploit',
  'extort',
  'fabricate',
  'fading',
  'flashback',
  'foretell',
  'flanking',
  'fortify',
  'fuse',
  'gift',
  'graft',
  'gravestorm',
  'has',
  'haunt',
  'improvise',
  'ingest',
  'jump-start',
  'kicker',
  'level up',
  'living weapon',
  'madness',
  'megamorph',
  'melee',
  'mentor',
  'modular',
  'morph',
  'multikicker',
  'mutate',
  'nightbound',
  'ninjutsu',
  'outlast',
  'overload',
  'partner',
  'persist',
  'phasing',
  'prowess',
  'rampage',
  'rebound',
  'reinforce',
  'renown',
  'replicate',
  'retrace',
  'riot',
  'saddle',
  'scavenge',
  'soulshift',
  'spectacle',
  'splice',
  'split second',
  'storm',
  'strive',
  'surge',
  'suspend',
  'totem armor',
  'toxic',
  'training',
  'transmute',
  'typecycling',
  'umbra armor',
  'undying',
  'unearth',
  'unleash',
  'vanishing',
  'ward',
  // Marks that keywords and actions leave (rules 701.60, 702.30a, 702.112b, 702.171b).
  'echoed',
  'monstrous',
  'renowned',
  'saddled',
  'suspected',
  // 601.2f: the cost of a spell.
  'affinity',
  'spellsCost',
  'thisCosts',
  'additionalCost',
  'alternativeCost',
  // 601.2c, 602.5: what can be cast, activated or targeted.
  'cantActivate',
  'cantBeCountered',
  'cantBeTargeted',
  'cantCast',
  'castOnly',
  'castsAsFlash',
  'flagbearer',
  // 601.3c, 601.3d: flash for a cost, or while a condition holds.
  'flashCost',
  'flashIf',
  // 508.1, 509.1: attacking and blocking.
  'attacksDespiteDefender',
  'blocksAny',
  'blocksOneMore',
  'cantBeAttackedBy',
  'cantAttack',
  'cantAttackAlone',
  'cantBeBlocked',
  'cantBeBlockedBy',
  'cantBlock',
  'cantBlockAlone',
  'lure',
  'mostBlockers',
  'mustBeBlocked',
  'mustBlock',
  'mayExert',
  'mustAttack',
  // 614, 615, 701.19: replacement and prevention.
  'cantBeRegenerated',
  'changesDamage',
  'entersTapped',
  'diesIntoExile',
  'diesIntoHand',
  'diesOntoLibrary',
  'keepsOutOfGraveyard',
  'leavesIntoExile',
  'neverInGraveyard',
  'preventCombatDamageBy',
  'preventCombatDamageTo',
  'preventDamageBy',
  'preventDamageTo',
  // 113.1c, 305.2, 305.7, 502.3.
  'doesntUntap',
  'abilitiesOf',
  'everyCreatureType',
  'eachPlaysAnotherLand',
  'handsRevealed',
  'hasAbility',
  'mayStayTapped',
  'noMaximumHandSize',
  'noAbilities',
  'onlyLandTypes',
  'opponentsHandsRevealed',
  'playsAnotherLand',
  'revealsFirstDraw',
  'skipsDrawStep',
  'youHaveHexproof',
  'youHaveShroud',
  // 119.7: what players can't do.
  'cantGainLife',
  // 609.4b: mana spent as other mana.
  'spendsManaAs',
] as const;

/** A keyword that some rule of a match looks at. */
export type PerformedKeyword = (typeof PERFORMED_KEYWORDS)[number];

/**
 * The card types that a match performs (rules 301 to 308). The definition of a card has no field for a
 * battle's defense.
 */
export const PERFORMED_TYPES = [
  'artifact',
  'creature',
  'enchantment',
  'instant',
  'kindred',
  'land',
  'planeswalker',
  'sorcery',
] as const;

/** What players are asked to choose as a permanent enters (rule 614.12a). */
export const CHOSEN_ON_ENTERING = ['basicLandType', 'color', 'creatureType'] as const;

/**
 * The supertypes that a match performs (rule 205.4). Snow by itself does nothing (205.4g). The world rule
 * (704.5k) is not performed.
 */
export const PERFORMED_SUPERTYPES = ['basic', 'legendary', 'snow'] as const;

/** Counters with rules of their own that a match does not perform (rules 122.1b to 122.1d, 122.1h). */
export const UNPERFORMED_COUNTERS: ReadonlySet<string> = new Set(['decayed', 'shield']);

/** Counters that give their permanent the keyword of the same name (rule 122.1b). */
export const KEYWORD_COUNTERS = [
  'deathtouch',
  'double strike',
  'exalted',
  'first strike',
  'flying',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'shadow',
  'trample',
  'vigilance',
] as const satisfies readonly PerformedKeyword[];

/**
 * Subtypes whose rules a match does not perform, with the numbers of those rules. The rules of Aura,
 * Equipment, Fortification, Flagbearer and the basic land types are performed; every other subtype is only a
 * word (rule 205.3).
 */
export const UNPERFORMED_SUBTYPES: Readonly<Record<string, string>> = {
  Attraction: '717',
  Case: '719',
  Class: '716',
  Role: '704.5y',
  Room: '709.5',
  Siege: '310.11',
  Spacecraft: '721',
};
