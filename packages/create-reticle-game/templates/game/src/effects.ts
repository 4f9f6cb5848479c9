import type { Card } from './card.js';

/** What a card does to those that it chose. */
export const EFFECT_NAMES = ['light', 'douse'] as const;
type EffectName = (typeof EFFECT_NAMES)[number];

/** What each effect makes of a card. */
export const effects: Readonly<Record<EffectName, (card: Card) => Card>> = {
  light: (card) => ({ ...card, lit: true }),
  douse: (card) => ({ ...card, lit: false }),
};
