import type { SetCard } from '../set-card.js';

export const northWindCard: SetCard = {
  publicId: 'north-wind',
  name: 'North Wind',
  types: ['wind'],
  keywords: [],
  glow: 0,
  chooses: 'target lit lamp an opponent controls',
  effect: 'douse',
};
