import { type Named, legalTargets, pinnedRef, targetSpec } from '@reticle/core';
import * as z from 'zod';
import { type MtgKeyword, hasKeyword, mtgKeyword } from '../language/keyword.js';
import { manaAmounts } from '../language/mana.js';
import { ABILITY_KINDS } from '../language/vocabulary.js';
import { cardFacts, printedFacts, cardRef } from './facts.js';

const id = z.string().min(1);

const sides = z.strictObject({
  up: z.enum(['front', 'back']),
  other: z.strictObject({ publicId: id, printed: printedFacts }),
  /** Whether it is a modal double-faced card, whose faces are played by themselves (rule 712.3). */
  modal: z.literal(true).optional(),
});

const announced = z.strictObject({
  spec: targetSpec,
  targets: legalTargets,
  /** The chosen modes in printed order. A mode that is chosen twice is listed twice (rule 700.2d). */
  modes: z.array(z.string()).readonly(),
  /** The optional and additional costs that were paid: kicker, bargain ... */
  costs: z.array(z.string()).readonly(),
  /** What was chosen for its additional costs by slot: `cost1` is what was sacrificed (rule 608.2h). */
  chosen: z.record(z.string(), z.array(pinnedRef).readonly()).optional(),
});

/** What was announced for a spell or ability: modes, costs, X, targets, division (rule 601.2). */
export type Announcement = Named<z.infer<typeof announced>>;

/**
 * All that was chosen as a spell or ability was put on the stack. Copies have it, too (rule 707.2). X is in
 * `targets.attempt.variables`.
 */
const announcement: z.ZodType<Announcement> = announced;

/** One of the cards and tokens that represent a merged permanent, as it is by itself (rule 730.2). */
const part = cardFacts
  .pick({
    instanceId: true,
    incarnation: true,
    publicId: true,
    token: true,
    faceDown: true,
    commander: true,
    commandCasts: true,
  })
  .extend({
    printed: printedFacts,
    original: z.strictObject({ publicId: id, printed: printedFacts }).optional(),
    sides: sides.optional(),
  });
export type MergedPart = Named<z.infer<typeof part>>;

/**
 * A card, token, spell or copy of a spell, as plain JSON. Its characteristics are those of now, with every
 * continuous effect applied; `printed` has the copiable values from which the effects start (rule 613). An
 * object is identified by `instanceId` and `incarnation`: with each change of zone it becomes a new object
 * (rule 400.7).
 */
export const mtgCard = cardFacts.extend({
  keywords: z.array(mtgKeyword).readonly(),
  /**
   * What is printed on it, which it becomes again as it changes zones. Without this it keeps its
   * characteristics.
   */
  printed: printedFacts.optional(),
  /** The card itself, if it entered as something else, whose copiable values it has now (rule 707.2). */
  original: z.strictObject({ publicId: id, printed: printedFacts }).optional(),
  /** For a double-faced card: the side that is not up, and whether the back is up (rules 712.8, 712.9). */
  sides: sides.optional(),
  /** The parts of a merged permanent, from the top down. The permanent is one of them, with the same id. */
  parts: z.array(part).min(2).readonly().optional(),
  /** What was announced for it, while it is a spell. */
  announced: announcement.optional(),
  /** The optional costs that were paid for the spell from which it comes (rule 607.2). */
  paid: z.array(z.string()).readonly().optional(),
  /**
   * The mana that was spent to cast it, or the spell from which it comes. Absent if no card of the match asks for it, or
   * if it was not cast.
   */
  spent: manaAmounts.optional(),
  /** The creature that this exiled card haunts, as the object that it was then (rule 702.55b). */
  haunting: cardRef.optional(),
  /** Its position in its owner's library: the top card has the least (rule 401.2). Defaults to 0. */
  order: z.int().optional(),
  /** Its controller without the effects that give control to another player (rule 613.1b). */
  ownController: z.string().min(1).optional(),
  /**
   * When it entered or was attached, on the counter `nextId` of the match. Static abilities need it (rule
   * 613.7).
   */
  timestamp: z.int().nonnegative().optional(),
});

/** A card, permanent or spell, with its characteristics as they are now. */
export type MtgCard = Named<z.infer<typeof mtgCard>>;

/** The facts of a card to which nothing has happened and which has no characteristics. */
export const blankCard = {
  incarnation: 0,
  names: [],
  zone: 'battlefield',
  supertypes: [],
  types: [],
  subtypes: [],
  colors: [],
  keywords: [],
  manaValue: 0,
  tapped: false,
  token: false,
  copy: false,
  faceDown: false,
  phasedOut: false,
  damage: 0,
  counters: {},
  blocking: [],
  blocked: false,
  blockedBy: [],
  thisTurn: [],
  dealtDamageTo: [],
} as const satisfies Partial<MtgCard>;

/**
 * Builds a card from some facts and fills in the rest. On the battlefield and the stack, its owner controls
 * it (rule 109.4).
 */
export function mtgCardOf(facts: Partial<MtgCard> & Pick<MtgCard, 'instanceId' | 'owner'>): MtgCard {
  const { zone = 'battlefield', owner, instanceId } = facts;
  const controlled = zone === 'battlefield' || zone === 'stack';
  return { ...blankCard, publicId: instanceId, ...(controlled ? { controller: owner } : {}), ...facts };
}

/**
 * Marks a land whose land types were set: it has no abilities but the mana abilities of those types (rule
 * 305.7).
 */
export const ONLY_LAND_TYPES = { keyword: 'onlyLandTypes' } as const satisfies MtgKeyword;

/** Marks an object that is every creature type although it lost changeling (rules 702.73a, 613.6). */
export const EVERY_CREATURE_TYPE = { keyword: 'everyCreatureType' } as const satisfies MtgKeyword;

/** Marks an object that lost all abilities, except those listed beside this keyword (rule 613.1f). */
export const NO_ABILITIES = { keyword: 'noAbilities' } as const satisfies MtgKeyword;

/**
 * Whether an object has the abilities of its own text now. It has none while it is face down (rule 708.2a) or
 * phased out (702.26b), or while an effect takes them away (305.7, 613.1f). The rules ask this for activated,
 * triggered and static abilities alike.
 */
export const hasOwnAbilities = (card: Pick<MtgCard, 'faceDown' | 'phasedOut' | 'keywords'>): boolean =>
  !card.phasedOut &&
  (!card.faceDown || hasKeyword(card, 'abilitiesOf')) &&
  !card.keywords.some(
    ({ keyword }) => keyword === ONLY_LAND_TYPES.keyword || keyword === NO_ABILITIES.keyword,
  );

/**
 * Whether it has "summoning sickness" (rule 302.6): it came under its controller's control too recently to
 * attack, or to pay costs with {T} or {Q}. Only creatures can have it; those with haste don't (702.10b).
 */
export function isSummoningSick(card: Pick<MtgCard, 'types' | 'thisTurn' | 'keywords'>): boolean {
  const came = card.thisTurn.includes('entered') || card.thisTurn.includes('cameUnderControl');
  return came && card.types.includes('creature') && !hasKeyword(card, 'haste');
}

/**
 * An activated or triggered ability on the stack. It is no spell (rule 113.9), has no characteristics except
 * those of its text, and stays there if its source leaves (rule 113.7a).
 */
export const mtgAbility = z.strictObject({
  id,
  ability: z.enum(ABILITY_KINDS),
  /** The player who activated it, or who controlled its source when it triggered (rule 113.8). */
  controller: id,
  /**
   * The object whose ability it is, as that object was when the ability was put on the stack (rule 113.7).
   */
  source: cardRef,
  /** Whether it is a loyalty ability. */
  loyalty: z.boolean().optional(),
  /** A name for what it is, for intervening "if" clauses and delayed triggers. */
  name: z.string().optional(),
  announced: announcement.optional(),
});

/** An ability on the stack (rule 113.3). */
export type MtgAbility = Named<z.infer<typeof mtgAbility>>;
