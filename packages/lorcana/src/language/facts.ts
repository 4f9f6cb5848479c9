import type { Named } from '@reticle/core';
import * as z from 'zod';
import { CARD_TYPES, INKS, KEYWORDS, type Ink } from './vocabulary.js';

const count = z.int().nonnegative();
const ink = z.enum(INKS);

const printedKeyword = z.strictObject({
  keyword: z.enum(KEYWORDS),
  /** Its N, where it has one: what Shift costs, what Challenger adds. */
  value: z.int().positive().optional(),
});
/** A keyword as a card has it in print, with its N where it has one. */
export type PrintedKeyword = z.infer<typeof printedKeyword>;

/**
 * What is printed on a card but its text: facts alone. `strength`, `willpower` and `lore` are a character's, the last two a
 * location's as well, `moveCost` a location's only. A song's type is `song`; in a state it is an action too.
 */
export const cardFacts = z.strictObject({
  /** Its number in the set, from 1. */
  number: z.int().positive(),
  /** The set it is of, as lists of cards have it. */
  set: z.string().min(1).max(32).optional(),
  rarity: z.string().min(1).max(64).optional(),
  name: z.string().min(1),
  /** The line under the name, of characters and locations; a name is compared without it (rule 5.2.6). */
  version: z.string().min(1).optional(),
  type: z.enum(CARD_TYPES),
  cost: count,
  /** Whether it has the inkwell symbol. */
  inkwell: z.boolean(),
  /** Its ink; a card of two inks counts as each of both (rule 5.2.5.1). */
  ink: z.union([ink, z.array(ink).min(1).max(2).readonly()]),
  strength: count.optional(),
  willpower: count.optional(),
  lore: count.optional(),
  moveCost: count.optional(),
  /** In the order of print. */
  classifications: z.array(z.string().min(1)).readonly(),
  /** Printed and always had; a keyword that an ability gives is none. In the order of print. */
  keywords: z.array(printedKeyword).readonly(),
});
/** The facts of one printed card; see {@link cardFacts}. Plain JSON. */
export type CardFacts = Named<z.infer<typeof cardFacts>>;

/** The inks of a card: one, or both of two (rule 5.2.5.1). */
export const inksOfCard = ({ ink: own }: Pick<CardFacts, 'ink'>): readonly Ink[] => [own].flat();

/** The name that no other card of a game has: name and version with " - " between, or the name where there is no version. */
export const fullNameOf = ({ name, version }: Pick<CardFacts, 'name' | 'version'>): string =>
  version === undefined ? name : `${name} - ${version}`;
