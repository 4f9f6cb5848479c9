import * as z from 'zod';
import { modification } from '../language/effects/schema.js';
import { duration } from '../language/modification.js';

const player = z.string();
const amount = z.number();
const named = { cardId: z.string(), name: z.string() };
/** A card that some players may not know. */
const perhaps = { cardId: z.string().optional(), name: z.string().optional() };
const cards = z.array(z.strictObject(named)).readonly();
const visibleTo = z.array(z.string()).readonly();
const reason = z.enum(['lore', 'deck', 'turnLimit', 'endless']);

/** Every event in the log of a match. If `visibleTo` is present, only those players may see the event. */
export const lorcanaEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('turnBegan'), player, turn: amount }),
  z.strictObject({ type: z.literal('altered'), player, count: amount }),
  z.strictObject({ type: z.literal('drew'), player, count: amount }),
  z.strictObject({ type: z.literal('cardDrawn'), player, ...named, visibleTo }),
  z.strictObject({ type: z.literal('inked'), player, ...named }),
  z.strictObject({ type: z.literal('played'), player, ...named }),
  z.strictObject({ type: z.literal('shifted'), player, ...named, ontoId: z.string() }),
  z.strictObject({ type: z.literal('sang'), player, ...named, singers: cards }),
  z.strictObject({ type: z.literal('quested'), player, ...named, lore: amount }),
  z.strictObject({
    type: z.literal('challenged'),
    player,
    ...named,
    targetId: z.string(),
    targetName: z.string(),
  }),
  z.strictObject({ type: z.literal('activated'), player, ...named, ability: z.string().optional() }),
  /** `ability` is the ability's index on its card, or its keyword. Delayed abilities have none. */
  z.strictObject({ type: z.literal('triggered'), player, ...named, ability: z.string().optional() }),
  z.strictObject({
    type: z.literal('moved'),
    ...named,
    locationId: z.string(),
    location: z.string(),
  }),
  z.strictObject({ type: z.literal('exerted'), ...named }),
  z.strictObject({ type: z.literal('readied'), ...named }),
  z.strictObject({ type: z.literal('damaged'), ...named, amount }),
  z.strictObject({ type: z.literal('healed'), ...named, amount }),
  z.strictObject({ type: z.literal('banished'), ...named }),
  z.strictObject({
    type: z.literal('given'),
    ...named,
    gives: z.array(modification).readonly(),
    for: duration,
  }),
  z.strictObject({ type: z.literal('putUnder'), ...named }),
  z.strictObject({ type: z.literal('putIntoInkwell'), player, ...perhaps }),
  z.strictObject({ type: z.literal('putIntoHand'), player, ...perhaps }),
  z.strictObject({ type: z.literal('putIntoDeck'), player, ...perhaps }),
  z.strictObject({ type: z.literal('putOnDeck'), player, place: z.enum(['top', 'bottom']) }),
  z.strictObject({ type: z.literal('putIntoDiscard'), player, ...named }),
  z.strictObject({ type: z.literal('discarded'), player, ...named }),
  z.strictObject({ type: z.literal('shuffled'), player }),
  /** At the player's own deck by default, otherwise at a hand or a deck of the player `of`. */
  z.strictObject({
    type: z.literal('looked'),
    player,
    count: amount,
    at: z.enum(['deck', 'hand']).optional(),
    of: player.optional(),
  }),
  z.strictObject({ type: z.literal('lookedAt'), player, cards, visibleTo }),
  z.strictObject({ type: z.literal('revealed'), player, ...named }),
  z.strictObject({ type: z.literal('named'), player, name: z.string() }),
  z.strictObject({ type: z.literal('handRevealed'), player, cards }),
  z.strictObject({ type: z.literal('loreGained'), player, amount, lore: amount }),
  z.strictObject({ type: z.literal('loreLost'), player, amount, lore: amount }),
  z.strictObject({ type: z.literal('matchEnded'), winners: z.array(z.string()).readonly(), reason }),
]);
/** An event in the log of a match; see {@link lorcanaEvent}. */
export type LorcanaEvent = z.infer<typeof lorcanaEvent>;
