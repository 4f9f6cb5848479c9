import { baseCard } from '@reticle/core';
import * as z from 'zod';

/** The three lanes, side by side in this order. */
export const LANES = ['reef', 'shoal', 'deep'] as const;
/** The rows in which a creature stands in its lane. */
export const ROWS = ['front', 'back'] as const;
/** The types of cards. */
export const TYPES = ['creature', 'energy', 'surge'] as const;

/** A lane's name. */
export type Lane = (typeof LANES)[number];
/** A row's name. */
export type Row = (typeof ROWS)[number];

/** The schema of a card as the state has it. `zone` is one of `ZONES`. */
export const card = baseCard.extend({
  strength: z.int().nonnegative(),
  toughness: z.int().nonnegative(),
  /** The energy for which an energy card counts. */
  worth: z.int().nonnegative(),
  /** The lane of a creature in play. */
  lane: z.enum(LANES).optional(),
  row: z.enum(ROWS).optional(),
  /** The creature that an attached energy card is on. */
  on: z.string().optional(),
  /** The time at which it came to its zone. */
  timestamp: z.int().nonnegative(),
});
/** A card as the state has it. */
export type Card = z.infer<typeof card>;

/** The schema of a card as it can be chosen: with the energy on it, counted. */
export const thing = card.extend({ energy: z.int().nonnegative() });
/** A card as it can be chosen. */
export type Thing = z.infer<typeof thing>;

const standing = thing.pick({ controller: true, energy: true, lane: true, keywords: true }).strip();
/** What filters and protections ask of the source card. */
export type Standing = z.infer<typeof standing>;

/** Returns the source of a question as a card. Returns undefined if there is none, or if it is not a card. */
export function sourceCard(source: object | undefined): Standing | undefined {
  const read = standing.safeParse(source);
  return read.success ? read.data : undefined;
}
