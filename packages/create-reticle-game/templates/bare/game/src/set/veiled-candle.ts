import type { SetCard } from '../set-card.js';

export const veiledCandleCard: SetCard = {
  publicId: 'veiled-candle',
  name: 'Veiled Candle',
  types: ['lamp', 'candle'],
  keywords: ['veil'],
  glow: 1,
  chooses: 'up to two target unlit candles',
  effect: 'light',
};
