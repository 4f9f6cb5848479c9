import type { Card } from './card.js';

/** The effects: what a card does to the cards that it chose. */
export const EFFECT_NAMES = ['light', 'douse'] as const;
type EffectName = (typeof EFFECT_NAMES)[number];

/** Applies each effect to a card. */
export const effects: Readonly<Record<EffectName, (card: Card) => Card>> = {
  light: (card) => ({ ...card, lit: true }),
  douse: (card) => ({ ...card, lit: false }),
};
