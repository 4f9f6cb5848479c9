import { baseCard, type Named } from '@reticle/core';
import * as z from 'zod';
import { card, type Card } from './card.js';
import { EFFECT_NAMES } from './effects.js';

/** A card as printed: facts, the words for what it chooses, what it does to that. Plain JSON. */
export const setCard = z.strictObject({
  ...baseCard.pick({ publicId: true, name: true, types: true, keywords: true }).shape,
  ...card.pick({ glow: true }).shape,
  chooses: z.string(),
  effect: z.enum(EFFECT_NAMES),
});
/** A card as printed. */
export type SetCard = Named<z.infer<typeof setCard>>;

/** A printed card on the table, unlit. */
export function cardFrom(
  { publicId, name, types, keywords, glow }: SetCard,
  place: { readonly instanceId: string; readonly owner: string },
): Card {
  return {
    publicId,
    name,
    types,
    keywords,
    glow,
    instanceId: place.instanceId,
    incarnation: 0,
    zone: 'play',
    owner: place.owner,
    controller: place.owner,
    exerted: false,
    damage: 0,
    characteristics: [],
    lit: false,
  };
}
