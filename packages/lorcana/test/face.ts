import type { CardFace } from '../src/text/abilities/parse-card.js';

/** A face with this text, for tests of reading. */
export const face = (text: string, type: CardFace['type'] = 'character'): CardFace => ({
  name: 'Pim',
  type,
  cost: 2,
  inkwell: true,
  ink: 'amber',
  strength: 2,
  willpower: 2,
  lore: 1,
  classifications: ['Storyborn'],
  text,
});
