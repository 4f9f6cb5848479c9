import * as z from 'zod';
import { announcement } from './announcement.js';
import { cardFacts } from './facts.js';
import { mtgKeyword } from './keyword.js';
import type { Named } from './named.js';
import { printedFacts } from './printed.js';

/** A card, token, spell or copy of a spell in a state. Plain JSON. */
export const mtgCard = cardFacts.extend({
  keywords: z.array(mtgKeyword).readonly(),
  /** What is printed on it: what it is again as it changes zones. Without it, it stays what it is. */
  printed: printedFacts.optional(),
  /** What was announced for it, while it is a spell on the stack. */
  announced: announcement.optional(),
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
