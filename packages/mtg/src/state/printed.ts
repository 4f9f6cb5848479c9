import * as z from 'zod';
import { cardFacts } from './facts.js';
import { mtgKeyword } from './keyword.js';
import type { Named } from './named.js';

/** What is printed on a card: its copiable values (rule 707.2). What it is now is made of this by effects (613). */
export const printedFacts = cardFacts
  .pick({
    names: true,
    supertypes: true,
    types: true,
    subtypes: true,
    colors: true,
    manaValue: true,
    power: true,
    toughness: true,
    loyalty: true,
    defense: true,
  })
  .extend({ keywords: z.array(mtgKeyword).readonly() });
/** The copiable values of a card; see {@link printedFacts}. */
export type PrintedFacts = Named<z.infer<typeof printedFacts>>;
