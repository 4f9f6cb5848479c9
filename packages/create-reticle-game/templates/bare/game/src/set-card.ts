import { baseCard, type Named } from '@reticle/core';
import * as z from 'zod';
import { card, type Card } from './card.js';
import { EFFECT_NAMES } from './effects.js';
import type { Zone } from './state.js';

/**
 * The schema of a printed card: its facts, the words for what it chooses, and its effect on that. Plain JSON.
 */
export const setCard = z.strictObject({
  ...baseCard.pick({ publicId: true, name: true, types: true, keywords: true }).shape,
  ...card.pick({ glow: true }).shape,
  chooses: z.string(),
  effect: z.enum(EFFECT_NAMES),
});
/** A printed card. */
export type SetCard = Named<z.infer<typeof setCard>>;

/** Makes a card from a printed one. It is unlit, and in play unless another zone is named. */
export function cardFrom(
  { publicId, name, types, keywords, glow }: SetCard,
  place: { readonly instanceId: string; readonly owner: string; readonly zone?: Zone },
): Card {
  return {
    publicId,
    name,
    types,
    keywords,
    glow,
    instanceId: place.instanceId,
    incarnation: 0,
    zone: place.zone ?? 'play',
    owner: place.owner,
    controller: place.owner,
    exerted: false,
    damage: 0,
    characteristics: [],
    lit: false,
  };
}
