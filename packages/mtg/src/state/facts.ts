import type { Named } from '@reticle/core';
import * as z from 'zod';
import { mtgKeyword } from '../language/keyword.js';
import { COLORS, TURN_FACTS, ZONES } from '../language/vocabulary.js';

const words = z.array(z.string()).readonly();
const id = z.string().min(1);

/** One very object: with another incarnation it is another one (rule 400.7). */
export const cardRef = z.strictObject({ kind: z.literal('card'), id, incarnation: z.int().nonnegative() });
export type CardRef = Named<z.infer<typeof cardRef>>;

/**
 * Whom a creature attacks: a player, or a planeswalker or battle that the player controls or protects (508.1b), as the very
 * object that it is.
 */
const attacked = z.strictObject({
  player: id,
  permanent: id.optional(),
  incarnation: z.int().nonnegative().optional(),
  /** Its controller exerts it as it attacks (rule 701.43d). */
  exerted: z.literal(true).optional(),
});

/**
 * The facts of a card, token, spell or copy of a spell, as they are now: copiable values with every effect applied. What
 * is printed and no longer true is not here; what a face-down object hides is not here either (rule 708.2).
 */
export const cardFacts = z.strictObject({
  instanceId: id,
  /** Counts changes of zone (rule 400.7). */
  incarnation: z.int().nonnegative(),
  /** The card as printed: all copies of it share it. */
  publicId: z.string(),
  /** One name, or those of both halves. */
  names: words,
  zone: z.enum(ZONES),
  owner: id,
  /** Only objects on the battlefield and on the stack have one (rule 109.4). */
  controller: id.optional(),
  supertypes: words,
  types: words,
  subtypes: words,
  colors: z.array(z.enum(COLORS)).readonly(),
  /** The keywords it has now; a game that knows more of them says more (see `mtgKeyword`). */
  keywords: z.array(z.object({ keyword: z.string() })).readonly(),
  power: z.number().optional(),
  toughness: z.number().optional(),
  loyalty: z.number().optional(),
  defense: z.number().optional(),
  /** On the stack with the announced X, elsewhere with X as 0 (rule 202.3e). */
  manaValue: z.number(),
  /** The number of its final chapter, of a Saga that has chapters (rule 714.2d). */
  chapters: z.int().positive().optional(),
  /** Its own text has an activated mana ability; those of its land types go without saying (rule 305.6). */
  manaAbility: z.boolean().optional(),
  tapped: z.boolean(),
  token: z.boolean(),
  /** A copy of a spell on the stack: ceases to exist anywhere else (rule 704.5e). */
  copy: z.boolean(),
  faceDown: z.boolean(),
  /** From which zone it was cast, while it is a spell and as the permanent that this became. */
  castFrom: z.enum(ZONES).optional(),
  /** Is its owner's commander, in whatever zone (rule 903.3). */
  commander: z.boolean().optional(),
  /** How often its owner has cast this commander from the command zone (rule 903.8). */
  commandCasts: z.int().nonnegative().optional(),
  /** Whether its owner puts this commander from its graveyard or exile into the command zone, once it is said (rule 903.9a). */
  toCommand: z.boolean().optional(),
  /** What was chosen for it: "the chosen type" (rule 607.2d). */
  chosen: z
    .strictObject({
      subtype: z.string().optional(),
      color: z.enum(COLORS).optional(),
      name: z.string().optional(),
      player: id.optional(),
      /** Which of two things it entered with, by its name. */
      one: z.string().optional(),
      /** As which of several things it entered, by its place among them. */
      form: z.string().optional(),
      /** As a copy of what it enters; if that enters as a copy itself, of what then (rule 616.2). Gone once it has entered. */
      copied: z.array(cardRef).min(1).max(64).readonly().optional(),
    })
    .optional(),
  phasedOut: z.boolean(),
  /** The permanent along with which it phased out, as it was attached to it (rule 702.26g). */
  phasedWith: id.optional(),
  damage: z.number().nonnegative(),
  counters: z.record(z.string(), z.int().nonnegative()),
  /** When the first counter of each kind that gives a keyword was put on it, in the count of a match's `nextId` (rule 613.7c). */
  counted: z.record(z.string(), z.int().nonnegative()).optional(),
  attacking: attacked.optional(),
  /** Ids of the attackers that it blocks. */
  blocking: z.array(id).readonly(),
  /** Whether it became blocked; it stays so although the blockers leave (rule 509.1h). */
  blocked: z.boolean(),
  /** Ids of its blockers. */
  blockedBy: z.array(id).readonly(),
  /** As long as it is attached, its host is the object of that id; what left says which object it was (rule 400.7). */
  attachedTo: z
    .strictObject({ kind: z.enum(['card', 'player']), id, incarnation: z.int().nonnegative().optional() })
    .optional(),
  thisTurn: z.array(z.enum(TURN_FACTS)).readonly(),
  /** Players to whom it has dealt damage this turn. */
  dealtDamageTo: z.array(id).readonly(),
});
export type CardFacts = Named<z.infer<typeof cardFacts>>;

/** The player whom a question about the controller means: without a controller, the owner (rule 108.4a). */
export function controllerOf({ controller, owner }: Pick<CardFacts, 'controller' | 'owner'>): string {
  return controller ?? owner;
}

/** What is printed on a card: its copiable values (rule 707.2). What it is now is made of this by effects (613). */
export const printedFacts = cardFacts
  .pick({
    names: true,
    supertypes: true,
    types: true,
    subtypes: true,
    colors: true,
    manaValue: true,
    manaAbility: true,
    chapters: true,
    power: true,
    toughness: true,
    loyalty: true,
    defense: true,
  })
  .extend({ keywords: z.array(mtgKeyword).readonly() });

/** The copiable values of a card; see {@link printedFacts}. */
export type PrintedFacts = Named<z.infer<typeof printedFacts>>;
