import { baseCard, type Named } from '@reticle/core';
import * as z from 'zod';
import { mustBeChosen } from '../language/modification.js';
import { namesOf } from '../language/names.js';
import { INKS, PROHIBITIONS, TURN_FACTS, ZONES } from '../language/vocabulary.js';

const id = z.string().min(1).max(256);

/**
 * A card in a state, with its facts as they are now. `strength` may be negative here, and counts as 0 for whoever asks
 * (rule 6.6.2); `cost` is the printed one, which never changes (1.5.4). `characteristics` are its classifications.
 */
export const lorcanaCard = baseCard.extend({
  /** All its names, compared whole: a character "A & B" has A, B and "A & B" (rule 5.2.6.1). */
  names: z.array(z.string()).readonly(),
  /** The line under the name; two versions of one name share that name (5.2.6). */
  version: z.string().optional(),
  zone: z.enum(ZONES),
  inks: z.array(z.enum(INKS)).readonly(),
  /** Whether it has the inkwell symbol: may be put into the inkwell. */
  inkwell: z.boolean(),
  willpower: z.number().optional(),
  lore: z.number().optional(),
  /** What it costs to move a character to it: locations only. */
  moveCost: z.number().optional(),
  /** The N of keywords that have one, by the keyword: `{ resist: 2 }`. */
  keywordValues: z.record(z.string(), z.number()),
  /** Came into play this turn: can't quest, challenge or exert itself (5.1.1.11). */
  drying: z.boolean(),
  faceDown: z.boolean(),
  /** The id of the location that it is at. */
  at: id.optional(),
  /** The id of the card that it is under; only in the zone `under`. */
  under: id.optional(),
  /** How many cards are under it. */
  cardsUnder: z.int().nonnegative(),
  /** What it challenges, and what challenges it, while a challenge lasts: ids. */
  challenging: id.optional(),
  challengedBy: id.optional(),
  /** What happened to it this turn, each once. */
  thisTurn: z.array(z.enum(TURN_FACTS)).readonly(),
  /** What effects forbid for it. */
  cant: z.array(z.enum(PROHIBITIONS)).readonly(),
  mustBeChosen: mustBeChosen.optional(),
  /** When it came to its zone, in the count of a match's clock. */
  timestamp: z.int().nonnegative().default(0),
  /** The card name that was named for it ("name a card"). */
  named: z.string().optional(),
});
/** A card in a state; see {@link lorcanaCard}. Plain JSON. */
export type LorcanaCard = Named<z.infer<typeof lorcanaCard>>;

/** The facts that a card may leave out: nothing happened to it, and it has no characteristics but those given. */
export const blankCard = {
  incarnation: 0,
  name: '',
  types: [],
  zone: 'play',
  exerted: false,
  damage: 0,
  keywords: [],
  characteristics: [],
  inks: [],
  inkwell: false,
  keywordValues: {},
  drying: false,
  faceDown: false,
  cardsUnder: 0,
  thisTurn: [],
  cant: [],
  timestamp: 0,
} as const satisfies Partial<LorcanaCard>;

/** A card with all that is left out filled in: in play, ready and dry, its names from its name, controlled by its owner. */
export function lorcanaCardOf(
  facts: Partial<LorcanaCard> & Pick<LorcanaCard, 'instanceId' | 'owner'>,
): LorcanaCard {
  const { instanceId, owner, name = '', types = [] } = facts;
  return { ...blankCard, publicId: instanceId, controller: owner, names: namesOf(name, types), ...facts };
}
