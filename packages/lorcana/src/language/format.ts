import { frozenCopy, type Named } from '@reticle/core';
import * as z from 'zod';
import { INKS } from './facts.js';

const name = z.string().min(1).max(256);
const setCode = z.string().min(1).max(32);
const copies = z.int().min(1).max(200);

/** The limits on every deck, both in a format and in the options of a match (rule 1.10.1.1). */
export const DECK_SHAPE = {
  deckSize: z.int().min(1).max(200).default(60).describe('Cards of a deck, at least.'),
  copies: z.int().min(1).max(60).default(4).describe('Copies of one card in a deck, by its full name.'),
  inks: z.int().min(1).max(INKS.length).default(2).describe('Inks of a deck, at most.'),
};

/** The schema of {@link LorcanaFormat}. */
export const lorcanaFormat = z.strictObject({
  ...DECK_SHAPE,
  /** The sets of which a card must have a printing, as card lists write them. Defaults to all sets. */
  sets: z.array(setCode).min(1).max(200).readonly().optional(),
  /** The full names of cards that no deck may contain. */
  banned: z.array(name).max(1_000).readonly().default([]),
  /** Limits of copies that differ from `copies`, by full name. */
  copiesOf: z.record(name, copies).default({}),
});
/** A format: which cards a deck may contain, and how many. `{}` allows all sets. Plain JSON, parsed. */
export type LorcanaFormat = Named<z.infer<typeof lorcanaFormat>>;

/**
 * The formats of constructed decks. `core` is that of the year that begins with set 13, in summer 2026. Each
 * year, when the first of four new sets comes, the oldest four leave. For another year, pass the format as
 * data.
 */
export const FORMATS = frozenCopy({
  core: { sets: ['9', '10', '11', '12', '13', '14', '15', '16'] },
  infinity: {},
});
