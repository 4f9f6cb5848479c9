import type { SetCard } from '../set-card.js';

export const lanternCard: SetCard = {
  publicId: 'lantern',
  name: 'Lantern',
  types: ['lamp'],
  keywords: [],
  glow: 2,
  chooses: 'target unlit lamp you control',
  effect: 'light',
};
