import { type NamedUnion, json, playerReference } from '@reticle/core';
import * as z from 'zod';
import { condition } from './condition.js';
import { type AbilityCost, abilityCosts } from './cost.js';
import { qualityFilter } from './filter.js';
import { MANA_TYPES, manaCost } from './mana.js';
import { GIFTS, NUMBERED_KEYWORDS, PAID_KEYWORDS } from './keyword-lists.js';
import type { PerformedKeyword } from './performed.js';
import { abilityAmount } from './selector.js';
import { PHASES_OF_PLAY } from './vocabulary.js';

const id = z.string().min(1);

/** The keywords with data of their own kind. */
const RICH_KEYWORDS = [
  'has',
  'hexproof',
  'protection',
  'enchant',
  'ward',
  'cantBeTargeted',
  'cantAttack',
  'cantBlock',
  'isGoaded',
  'cantBeBlockedBy',
  'mostBlockers',
  'mustBlock',
  'spellsCost',
  'thisCosts',
  'cantCast',
  'castsAsFlash',
  'flashIf',
  'castOnly',
  'affinity',
  'entersTapped',
  'keepsOutOfGraveyard',
  'spendsManaAs',
  'hasAbility',
  'abilitiesOf',
  'cantGainLife',
  'cantBeAttackedBy',
  'changesDamage',
  'cantBeBlockedIf',
  'landwalk',
] as const;
type RichKeyword = (typeof RICH_KEYWORDS)[number];

/** Keywords that need more than their name. A plain name stands for every other keyword. */
const RICH: ReadonlySet<string> = new Set([...NUMBERED_KEYWORDS, ...PAID_KEYWORDS, ...RICH_KEYWORDS]);

/**
 * A keyword that an object or player has now, printed or granted. Its qualities are filters on a source (if
 * the source is an ability, on the object whose ability it is). In them `self` is the controller of the
 * object that has the keyword.
 */
const anyKeyword = z.union([
  z.strictObject({
    keyword: z.literal('hexproof'),
    /** Hexproof from this quality only (rule 702.11d). */
    from: qualityFilter.optional(),
    /** Only from abilities, or only from activated or triggered ones. */
    as: z.enum(['ability', 'activated', 'triggered']).optional(),
  }),
  z.strictObject({
    keyword: z.literal('protection'),
    /** From this quality; `{}` is protection from everything (rules 702.16a, 702.16j). */
    from: qualityFilter.optional(),
    /** Protection from everything that this player controls, or owns if nobody controls it (rule 702.16k). */
    fromPlayer: id.optional(),
    /**
     * Attachments that the protection does not remove: these, or all that are attached already (rules
     * 702.16n, 702.16p).
     */
    keeps: z.union([z.array(id).readonly(), z.literal('attached')]).optional(),
  }),
  z.strictObject({
    keyword: z.literal('enchant'),
    /**
     * What the Aura can be attached to, as its controller sees it. If there are several such keywords, all of
     * them apply (rule 702.5c).
     */
    cards: qualityFilter.optional(),
    players: playerReference.optional(),
  }),
  z.strictObject({
    keyword: z.literal('ward'),
    /** What the opponent must pay, in the printed words (rule 702.21a). */
    cost: z.string(),
    /** The same cost as data, which a match can pay. */
    price: abilityCosts.optional(),
  }),
  z.strictObject({
    keyword: z.literal('cantBeTargeted'),
    by: z
      .strictObject({
        as: z.enum(['spell', 'ability', 'activated', 'triggered']).optional(),
        /**
         * The quality of the source: "blue spells or abilities from blue sources", "spells your opponents
         * control".
         */
        quality: qualityFilter.optional(),
        /** Only of spells and abilities that an opponent controls. */
        opponentsOnly: z.boolean().optional(),
      })
      .optional(),
  }),
  z.strictObject({
    keyword: z.literal('cantAttack'),
    /** It can attack if the defending player controls such a permanent (rule 508.1c). */
    unlessDefenderControls: qualityFilter.optional(),
  }),
  /**
   * It attacks each combat if able, and another player than this one if able (rule 701.15b): of a static ability, its
   * controller.
   */
  z.strictObject({ keyword: z.literal('isGoaded'), by: id.optional() }),
  z.strictObject({
    keyword: z.literal('cantBlock'),
    /** The attackers that it can't block (rule 509.1b). Defaults to all. */
    attackers: qualityFilter.optional(),
  }),
  z.strictObject({
    keyword: z.literal('cantBeBlockedBy'),
    /**
     * The creatures that can't block it; "except by" is a `not`. A plain `cantBeBlocked` has no exceptions
     * (rule 509.1b).
     */
    blockers: qualityFilter,
  }),
  /** It can't be blocked as long as the defending player controls such a permanent (rule 509.1b). */
  z.strictObject({ keyword: z.literal('cantBeBlockedIf'), defenderControls: qualityFilter }),
  /**
   * "Nonbasic landwalk", "snow swampwalk": it can't be blocked as long as the defending player controls such a
   * land (rule 702.14c). The landwalks of a plain land type are keywords by name.
   */
  z.strictObject({ keyword: z.literal('landwalk'), land: qualityFilter }),
  /** "Can't be blocked by more than one creature" (rule 509.1b). */
  z.strictObject({ keyword: z.literal('mostBlockers'), count: z.int().min(1).max(100) }),
  /** It blocks that attacker if able (rule 509.1c). */
  z.strictObject({ keyword: z.literal('mustBlock'), attacker: id }),
  /**
   * Spells of a kind cost more or less to cast: spells of the controller, of opponents, or of everyone (rule
   * 601.2f).
   */
  z.strictObject({
    keyword: z.literal('spellsCost'),
    spells: qualityFilter,
    who: z.enum(['you', 'opponent', 'any']),
    less: manaCost.optional(),
    more: manaCost.optional(),
  }),
  /**
   * This spell costs less or more to cast, once for each that `each` counts, and only if the condition holds
   * (rule 601.2f).
   */
  z.strictObject({
    keyword: z.literal('thisCosts'),
    less: manaCost.optional(),
    more: manaCost.optional(),
    each: abilityAmount.optional(),
    if: condition.optional(),
  }),
  /** The controller, opponents or all players can't cast such spells (rules 101.2, 601.3a). */
  z.strictObject({
    keyword: z.literal('cantCast'),
    who: z.enum(['you', 'opponent', 'any']),
    spells: qualityFilter,
  }),
  /** The controller, opponents or all players can't gain life (rule 119.7). */
  z.strictObject({ keyword: z.literal('cantGainLife'), who: z.enum(['you', 'opponent', 'any']) }),
  /**
   * "Creatures without flying can't attack you": such creatures can't attack the controller, nor, with
   * `planeswalkers`, the planeswalkers that the controller controls (rule 508.1c).
   */
  z.strictObject({
    keyword: z.literal('cantBeAttackedBy'),
    creatures: qualityFilter,
    planeswalkers: z.literal(true).optional(),
  }),
  /**
   * "If a red source you control would deal damage to an opponent, it deals double that damage instead" (rule
   * 614.1a), or "prevent 1 of that damage" (615.1a). The source is seen as it deals the damage, by the controller.
   */
  z.strictObject({
    keyword: z.literal('changesDamage'),
    /** The quality of the source. Defaults to any. */
    from: qualityFilter.optional(),
    /** The players and permanents to whom it would be dealt. Defaults to all. */
    to: z
      .strictObject({
        players: z.enum(['you', 'opponent', 'any']).optional(),
        permanents: qualityFilter.optional(),
      })
      .optional(),
    /** Only combat damage, or only other damage. */
    combat: z.boolean().optional(),
    /** The damage is multiplied by this, or so much more or less is dealt. */
    times: z.int().min(2).max(3).optional(),
    plus: z.int().min(1).max(100).optional(),
    minus: z.int().min(1).max(100).optional(),
    /** So much of it is prevented. */
    prevent: z.int().min(1).max(100).optional(),
  }),
  /** The controller may cast such spells as though they had flash (rule 601.3b). */
  z.strictObject({ keyword: z.literal('castsAsFlash'), spells: qualityFilter }),
  /** This spell has flash while the condition holds (rule 601.3d). */
  z.strictObject({ keyword: z.literal('flashIf'), if: condition }),
  /** This spell can be cast only at this time (rule 601.3e). */
  z.strictObject({
    keyword: z.literal('castOnly'),
    turn: z.enum(['yours', 'opponents']).optional(),
    during: z.enum(PHASES_OF_PLAY).optional(),
    if: condition.optional(),
  }),
  /**
   * "Creatures your opponents control enter tapped": permanents that match the filter, as the controller sees
   * them (rule 614.1d).
   */
  z.strictObject({ keyword: z.literal('entersTapped'), those: qualityFilter }),
  /**
   * "If a card would be put into your graveyard from anywhere, exile it instead" (rule 614.1a). `whose` says
   * for whose graveyards; `tokens` extends it to tokens.
   */
  z.strictObject({
    keyword: z.literal('keepsOutOfGraveyard'),
    whose: z.enum(['you', 'opponent', 'any']),
    tokens: z.literal(true).optional(),
  }),
  /**
   * The controller, or everyone, may spend mana of this type as though it were other mana (rule 609.4b); with
   * `only`, in no other way. `other` stands for each type that no other such keyword of the object names.
   */
  z.strictObject({
    keyword: z.literal('spendsManaAs'),
    who: z.enum(['you', 'any']),
    mana: z.enum([...MANA_TYPES, 'any', 'other']),
    as: z.enum([...MANA_TYPES, 'anyColor', 'anyType']),
    only: z.literal(true).optional(),
  }),
  /**
   * "Affinity for artifacts": costs {1} less for each matching object that the caster controls (rule
   * 702.41a).
   */
  z.strictObject({ keyword: z.literal('affinity'), for: qualityFilter }),
  /**
   * An ability in quotation marks (rule 113.1c): `activated` or `triggered`, as on a card. If the data is no
   * ability, the object gets none.
   */
  z.strictObject({ keyword: z.literal('has'), ability: z.record(z.string(), json) }),
  z.strictObject({ keyword: z.enum(NUMBERED_KEYWORDS), n: z.int().min(1).max(100) }),
  z.strictObject({
    keyword: z.enum(PAID_KEYWORDS),
    costs: abilityCosts,
    n: z.int().min(1).max(100).optional(),
    what: qualityFilter.optional(),
    /** The gift that the opponent was promised (rule 702.174a). */
    gives: z.enum(GIFTS).optional(),
    /** The condition under which the cost may be paid: "if it's your turn, you may ..." (rule 118.9). */
    if: condition.optional(),
  }),
  /** An activated ability that the card of this `publicId` grants to others, by its id (rule 113.1c). */
  z.strictObject({ keyword: z.literal('hasAbility'), of: id, ability: id }),
  /**
   * All abilities of the card of this `publicId`, in addition to its own. A merged permanent has this keyword
   * for its lower parts (rule 702.140e).
   */
  z.strictObject({ keyword: z.literal('abilitiesOf'), of: id }),
  z.strictObject({
    keyword: z
      .string()
      .min(1)
      .refine((name) => !RICH.has(name), 'this keyword is written with its own data'),
  }),
]);

/** A keyword ability as data. */
export type MtgKeyword = NamedUnion<z.infer<typeof anyKeyword>>;

/** The schema of {@link MtgKeyword}. */
export const mtgKeyword: z.ZodType<MtgKeyword> = anyKeyword;

/** Returns the keywords of one name from a list, typed as that keyword. */
export function keywordsNamed<const Name extends RichKeyword>(
  keywords: readonly MtgKeyword[],
  name: Name,
): readonly Extract<MtgKeyword, { readonly keyword: Name }>[] {
  const isNamed = (entry: MtgKeyword): entry is Extract<MtgKeyword, { readonly keyword: Name }> =>
    entry.keyword === name;
  return keywords.filter(isNamed);
}

/** The keywords with which a card is cast face down and turned up for a cost (rules 702.37, 702.168). */
export const TURNED_UP = [
  'disguise',
  'megamorph',
  'morph',
] as const satisfies readonly PaidKeyword['keyword'][];

/** A keyword with a cost. */
export type PaidKeyword = Extract<MtgKeyword, { readonly costs: readonly AbilityCost[] }>;

/** Returns the costs of all keywords of one name, together. */
export const costsOfKeyword = (
  keywords: readonly MtgKeyword[],
  name: PaidKeyword['keyword'],
): readonly AbilityCost[] =>
  keywords.flatMap((entry) => ('costs' in entry && entry.keyword === name ? entry.costs : []));

export function hasKeyword(
  { keywords }: { readonly keywords: readonly { readonly keyword: string }[] },
  name: PerformedKeyword,
): boolean {
  return keywords.some(({ keyword }) => keyword === name);
}
