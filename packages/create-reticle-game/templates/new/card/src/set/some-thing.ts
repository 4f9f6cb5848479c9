import type { SetCard } from '../set-card.js';

/** To be written from the card. */
export const someThingCard: SetCard = {
  publicId: 'some-thing',
  name: 'Some Thing',
  types: ['lamp'],
  keywords: [],
  glow: 1,
  chooses: 'target lamp',
  effect: 'light',
};
