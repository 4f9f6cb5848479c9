import json from './cards.json' with { type: 'json' };
import { baseCard } from '@reticle/core';
import * as z from 'zod';
import { TYPES, card, type Card } from '../language/card.js';
import { effect } from '../language/effect.js';
import { ability } from '../language/words.js';

/** The schema of a printed card. `cost` is the energy that its effects cost. Plain JSON. */
export const printedCard = z.strictObject({
  ...baseCard.pick({ publicId: true, name: true, keywords: true }).shape,
  ...card.pick({ strength: true, toughness: true, worth: true }).partial().shape,
  type: z.enum(TYPES),
  cost: z.int().nonnegative().default(0),
  does: z.array(effect).readonly().default([]),
  abilities: z.array(ability).readonly().default([]),
});
/** A printed card. */
export type PrintedCard = z.infer<typeof printedCard>;

/** Makes a card from a printed one. It is in a deck unless another zone is named. */
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

/** All printed cards of the game. */
export const set: readonly PrintedCard[] = z.array(printedCard).parse(json);

const byId = new Map(set.map((card) => [card.publicId, card]));

/** Finds the printed card with that id. */
export const printedAs = (publicId: string): PrintedCard | undefined => byId.get(publicId);
