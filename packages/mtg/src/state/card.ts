import { type Named, legalTargets, targetSpec } from '@reticle/core';
import * as z from 'zod';
import { type MtgKeyword, hasKeyword, mtgKeyword } from '../language/keyword.js';
import { ABILITY_KINDS } from '../language/vocabulary.js';
import { cardFacts, printedFacts, cardRef } from './facts.js';

const id = z.string().min(1);

const sides = z.strictObject({
  up: z.enum(['front', 'back']),
  other: z.strictObject({ publicId: id, printed: printedFacts }),
});

const announced = z.strictObject({
  spec: targetSpec,
  targets: legalTargets,
  /** Chosen modes in printed order, a repeated one once a time (rule 700.2d). */
  modes: z.array(z.string()).readonly(),
  /** Optional and additional costs that were paid: what was kicked, bargained ... */
  costs: z.array(z.string()).readonly(),
});

/** What was announced for a spell or ability: modes, X, targets, shares (rule 601.2). */
export type Announcement = Named<z.infer<typeof announced>>;

/**
 * All that was chosen as a spell or ability was put on the stack; copies have it too (rule 707.2). X stands in
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

/** A card, token, spell or copy of a spell in a state. Plain JSON. */
export const mtgCard = cardFacts.extend({
  keywords: z.array(mtgKeyword).readonly(),
  /** What is printed on it: what it is again as it changes zones. Without it, it stays what it is. */
  printed: printedFacts.optional(),
  /** The card that it is by itself, where it entered as something else that became its copiable values (rule 707.2). */
  original: z.strictObject({ publicId: id, printed: printedFacts }).optional(),
  /** Of a transforming double-faced card the side that is not up, and whether the back is (rules 712.8, 712.9). */
  sides: sides.optional(),
  /** What represents a merged permanent, from the top down; it is one of them, with the same id. */
  parts: z.array(part).min(2).readonly().optional(),
  /** What was announced for it, while it is a spell on the stack. */
  announced: announcement.optional(),
  /** Which optional costs were paid for the spell that it was (rule 607.2). */
  paid: z.array(z.string()).readonly().optional(),
  /** The creature that this card in exile haunts, as the object that it was then (rule 702.55b). */
  haunting: cardRef.optional(),
  /** Its place in its owner's library: the top card's is the least (rule 401.2). Without one it counts as 0. */
  order: z.int().optional(),
  /** Whose it is by itself, while an effect gives its control to another player (rule 613.1b). */
  ownController: z.string().min(1).optional(),
  /** When it entered or was attached, in the count of a match's `nextId`; needed by static abilities (rule 613.7). */
  timestamp: z.int().nonnegative().optional(),
});

/** A card, permanent or spell, with its characteristics as they are now. */
export type MtgCard = Named<z.infer<typeof mtgCard>>;

/** The facts that a card may leave out: nothing happened to it, and it has no characteristics but those given. */
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

/** A card with all that is left out filled in: its owner controls it where cards are controlled (rule 109.4). */
export function mtgCardOf(facts: Partial<MtgCard> & Pick<MtgCard, 'instanceId' | 'owner'>): MtgCard {
  const { zone = 'battlefield', owner, instanceId } = facts;
  const controlled = zone === 'battlefield' || zone === 'stack';
  return { ...blankCard, publicId: instanceId, ...(controlled ? { controller: owner } : {}), ...facts };
}

/** Says that a land has no abilities but the mana abilities of its land types, since those were set (rule 305.7). */
export const ONLY_LAND_TYPES = { keyword: 'onlyLandTypes' } as const satisfies MtgKeyword;

/** Says that an object is every creature type though it lost changeling (rules 702.73a, 613.6). */
export const EVERY_CREATURE_TYPE = { keyword: 'everyCreatureType' } as const satisfies MtgKeyword;

/** Says that an object has lost all abilities that it had before those that stand beside this (rule 613.1f). */
export const NO_ABILITIES = { keyword: 'noAbilities' } as const satisfies MtgKeyword;

/**
 * Whether an object has the abilities of its own text now, of whatever sort: not while it is face down (rule 708.2a) or
 * phased out (702.26b), nor while an effect takes them away (305.7, 613.1f). Activated, triggered and static abilities all ask here.
 */
export const hasOwnAbilities = (card: Pick<MtgCard, 'faceDown' | 'phasedOut' | 'keywords'>): boolean =>
  !card.phasedOut &&
  (!card.faceDown || hasKeyword(card, 'abilitiesOf')) &&
  !card.keywords.some(
    ({ keyword }) => keyword === ONLY_LAND_TYPES.keyword || keyword === NO_ABILITIES.keyword,
  );

/**
 * Whether it came under its controller's control too lately to attack, and for costs with {T} or {Q}: the "summoning
 * sickness" rule (302.6). It holds for creatures only; haste lifts it (702.10b).
 */
export function isSummoningSick(card: Pick<MtgCard, 'types' | 'thisTurn' | 'keywords'>): boolean {
  const came = card.thisTurn.includes('entered') || card.thisTurn.includes('cameUnderControl');
  return came && card.types.includes('creature') && !hasKeyword(card, 'haste');
}

/**
 * An activated or triggered ability on the stack. It is no spell (rule 113.9), has no characteristics but those of its
 * text, and lives on when its source is gone (rule 113.7a).
 */
export const mtgAbility = z.strictObject({
  id,
  ability: z.enum(ABILITY_KINDS),
  /** Who activated it, or controlled its source when it triggered (rule 113.8). */
  controller: id,
  /** The object whose ability it is, as that was when it was put on the stack (rule 113.7). */
  source: cardRef,
  /** An activated ability of a planeswalker that is paid with loyalty. */
  loyalty: z.boolean().optional(),
  /** Where an intervening "if" or a delayed trigger needs a name for what it is. */
  name: z.string().optional(),
  announced: announcement.optional(),
});

/** An ability on the stack (rule 113.3). */
export type MtgAbility = Named<z.infer<typeof mtgAbility>>;
