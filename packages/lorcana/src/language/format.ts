import { frozenCopy, type Named } from '@reticle/core';
import * as z from 'zod';
import { INKS } from './facts.js';

const name = z.string().min(1).max(256);
const setCode = z.string().min(1).max(32);
const copies = z.int().min(1).max(200);

/** What every deck is held to, in a format and in the options of a match (rule 1.10.1.1). */
export const DECK_SHAPE = {
  deckSize: z.int().min(1).max(200).default(60).describe('Cards of a deck, at least.'),
  copies: z.int().min(1).max(60).default(4).describe('Copies of one card in a deck, by its full name.'),
  inks: z.int().min(1).max(INKS.length).default(2).describe('Inks of a deck, at most.'),
};

/** A format: what a deck may be made of. `{}` is one of all sets. */
export const lorcanaFormat = z.strictObject({
  ...DECK_SHAPE,
  /** The sets of which a card must have a printing, as files of cards call them; all, if it is left out. */
  sets: z.array(setCode).min(1).max(200).readonly().optional(),
  /** Full names of cards that no deck may have. */
  banned: z.array(name).max(1_000).readonly().default([]),
  /** By full names, of how many copies there may be more or fewer than of others. */
  copiesOf: z.record(name, copies).default({}),
});
/** A format, read; see {@link lorcanaFormat}. Plain JSON. */
export type LorcanaFormat = Named<z.infer<typeof lorcanaFormat>>;

/**
 * The formats of constructed decks. `core` is that of the year that began with set 13, in summer 2026: each year the oldest four sets
 * leave as the first set of the next four comes. A format that has moved on is given as data.
 */
export const FORMATS = frozenCopy({
  core: { sets: ['9', '10', '11', '12', '13', '14', '15', '16'] },
  infinity: {},
});
