import type { SetCard } from '../set-card.js';

/** Fill this in from the card: its facts and its words. */
export const someThingCard: SetCard = {
  publicId: 'some-thing',
  name: 'Some Thing',
  types: ['lamp'],
  keywords: [],
  glow: 1,
  chooses: 'target lamp',
  effect: 'light',
};
