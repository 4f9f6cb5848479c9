import json from './cards.json' with { type: 'json' };
import { baseCard } from '@reticle/core';
import * as z from 'zod';
import { TYPES, card, type Card } from '../card.js';
import { effect } from '../effects/effect.js';
import { ability } from '../words.js';

/** A card as printed. `cost` is the energy that what it does costs. Plain JSON. */
export const printedCard = z.strictObject({
  ...baseCard.pick({ publicId: true, name: true, keywords: true }).shape,
  ...card.pick({ strength: true, toughness: true, worth: true }).partial().shape,
  type: z.enum(TYPES),
  cost: z.int().nonnegative().default(0),
  does: z.array(effect).readonly().default([]),
  abilities: z.array(ability).readonly().default([]),
});
/** A card as printed. */
export type PrintedCard = z.infer<typeof printedCard>;

/** A printed card somewhere: in a deck, where nothing else is said. */
export function cardFrom(
  { publicId, name, type, keywords, strength = 0, toughness = 0, worth = 0 }: PrintedCard,
  place: { readonly instanceId: string; readonly owner: string; readonly zone?: string },
): Card {
  return {
    publicId,
    name,
    types: [type],
    keywords,
    strength,
    toughness,
    worth,
    zone: 'deck',
    controller: place.owner,
    ...place,
    incarnation: 0,
    exerted: false,
    damage: 0,
    characteristics: [],
    timestamp: 0,
  };
}

/** Every card of the game, as printed. */
export const set: readonly PrintedCard[] = z.array(printedCard).parse(json);

const byId = new Map(set.map((card) => [card.publicId, card]));

/** The card that is printed so. */
export const printedAs = (publicId: string): PrintedCard | undefined => byId.get(publicId);
