import type { Named } from '@reticle/core';
import * as z from 'zod';
import { mtgKeyword } from '../language/keyword.js';
import { COLORS, TURN_FACTS, ZONES } from '../language/vocabulary.js';

const words = z.array(z.string()).readonly();
const id = z.string().min(1);

/** A reference to one object: with another incarnation it is another object (rule 400.7). */
export const cardRef = z.strictObject({ kind: z.literal('card'), id, incarnation: z.int().nonnegative() });
export type CardRef = Named<z.infer<typeof cardRef>>;

/**
 * What a creature attacks: a player, or a planeswalker or battle that the player controls or protects
 * (508.1b), as the object that it was then.
 */
const attacked = z.strictObject({
  player: id,
  permanent: id.optional(),
  incarnation: z.int().nonnegative().optional(),
  /** Its controller exerts it as it attacks (rule 701.43d). */
  exerted: z.literal(true).optional(),
});

/**
 * The facts of a card, token, spell or copy of a spell, as they are now: copiable values with every effect
 * applied. It holds nothing that is printed and no longer true, and nothing that a face-down object hides
 * (rule 708.2).
 */
export const cardFacts = z.strictObject({
  instanceId: id,
  /** The number of its changes of zone (rule 400.7). */
  incarnation: z.int().nonnegative(),
  /** The id of the printed card, which all copies of it share. */
  publicId: z.string(),
  /** Its name, or the names of both halves. */
  names: words,
  zone: z.enum(ZONES),
  owner: id,
  /** Its controller. Only objects on the battlefield and on the stack have one (rule 109.4). */
  controller: id.optional(),
  supertypes: words,
  types: words,
  subtypes: words,
  colors: z.array(z.enum(COLORS)).readonly(),
  /** The keywords it has now. `mtgKeyword` gives their data. */
  keywords: z.array(z.object({ keyword: z.string() })).readonly(),
  power: z.number().optional(),
  toughness: z.number().optional(),
  loyalty: z.number().optional(),
  defense: z.number().optional(),
  /** With the announced X on the stack, with 0 for X elsewhere (rule 202.3e). */
  manaValue: z.number(),
  /** The mana symbols of its mana cost that have a colour: "G", "G/U" (rule 700.5). */
  manaSymbols: z.array(z.string()).readonly().optional(),
  /** The number of its final chapter, for a Saga with chapters (rule 714.2d). */
  chapters: z.int().positive().optional(),
  /**
   * Whether its own text has an activated mana ability. Those of its land types don't count here (rule
   * 305.6).
   */
  manaAbility: z.boolean().optional(),
  tapped: z.boolean(),
  token: z.boolean(),
  /** A copy of a spell on the stack; it ceases to exist anywhere else (rule 704.5e). */
  copy: z.boolean(),
  faceDown: z.boolean(),
  /** The zone from which it was cast, for a spell and for the permanent that it becomes. */
  castFrom: z.enum(ZONES).optional(),
  /** Whether it is its owner's commander, in any zone (rule 903.3). */
  commander: z.boolean().optional(),
  /** How often its owner has cast this commander from the command zone (rule 903.8). */
  commandCasts: z.int().nonnegative().optional(),
  /**
   * Whether its owner puts this commander from the graveyard or from exile into the command zone, once the
   * owner has decided (rule 903.9a).
   */
  toCommand: z.boolean().optional(),
  /** What was chosen for it: "the chosen type" (rule 607.2d). */
  chosen: z
    .strictObject({
      subtype: z.string().optional(),
      color: z.enum(COLORS).optional(),
      name: z.string().optional(),
      player: id.optional(),
      /** Which of two options it entered with, by name. */
      one: z.string().optional(),
      /** Which of several forms it entered as, by its position among them. */
      form: z.string().optional(),
      /**
       * The object as whose copy it enters; if that one enters as a copy itself, the next one, and so on
       * (rule 616.2). Removed once it has entered.
       */
      copied: z.array(cardRef).min(1).max(64).readonly().optional(),
    })
    .optional(),
  phasedOut: z.boolean(),
  /** The permanent to which it was attached and with which it phased out (rule 702.26g). */
  phasedWith: id.optional(),
  damage: z.number().nonnegative(),
  counters: z.record(z.string(), z.int().nonnegative()),
  /**
   * When the first counter of each kind that gives a keyword was put on it, on the counter `nextId` of the
   * match (rule 613.7c).
   */
  counted: z.record(z.string(), z.int().nonnegative()).optional(),
  attacking: attacked.optional(),
  /** The ids of the attackers that it blocks. */
  blocking: z.array(id).readonly(),
  /** Whether it became blocked. It stays blocked if the blockers leave (rule 509.1h). */
  blocked: z.boolean(),
  /** The ids of its blockers. */
  blockedBy: z.array(id).readonly(),
  /**
   * Its host is the object of this id while it is attached. A card that left the battlefield also has the
   * host's incarnation (rule 400.7).
   */
  attachedTo: z
    .strictObject({ kind: z.enum(['card', 'player']), id, incarnation: z.int().nonnegative().optional() })
    .optional(),
  thisTurn: z.array(z.enum(TURN_FACTS)).readonly(),
  /** The players to whom it has dealt damage this turn. */
  dealtDamageTo: z.array(id).readonly(),
});
export type CardFacts = Named<z.infer<typeof cardFacts>>;

/** Returns the player whom "its controller" means: its owner if nobody controls it (rule 108.4a). */
export function controllerOf({ controller, owner }: Pick<CardFacts, 'controller' | 'owner'>): string {
  return controller ?? owner;
}

/**
 * What is printed on a card: its copiable values (rule 707.2). Effects make its current characteristics from
 * them (613).
 */
export const printedFacts = cardFacts
  .pick({
    names: true,
    supertypes: true,
    types: true,
    subtypes: true,
    colors: true,
    manaValue: true,
    manaAbility: true,
    manaSymbols: true,
    chapters: true,
    power: true,
    toughness: true,
    loyalty: true,
    defense: true,
  })
  .extend({ keywords: z.array(mtgKeyword).readonly() });

/** The copiable values of a card; see {@link printedFacts}. */
export type PrintedFacts = Named<z.infer<typeof printedFacts>>;
