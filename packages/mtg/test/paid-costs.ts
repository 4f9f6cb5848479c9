/** Spells with keywords that have costs, and tables to cast them. */
import { expect } from 'vitest';
import { creatureCard, define } from './made-up.js';
import { lands, put, table } from './table.js';
import type { CardDefinition } from '../src/language/card-definition.js';
import type { MtgCardFilter } from '../src/language/filter.js';
import { t1 } from '../src/language/keyword-parts.js';
import { isWhole } from '../src/language/unexpressed.js';

export const imp = creatureCard('Imp', ['G'], 1, 1);
export const ox = creatureCard('Ox', ['G'], 2, 2);
export const RITE = 'moss-rite';
export const CREATURE: MtgCardFilter = { zone: 'battlefield', type: 'creature' };

/** Builds a green sorcery for {G}, with keywords and an effect. */
export const rite = (keywords: CardDefinition['keywords'], spell: CardDefinition['spell']): CardDefinition =>
  define('Moss Rite', { types: ['sorcery'], cost: ['G'], keywords, ...(spell ? { spell } : {}) });

export const dealt = (amount: number, to: 't1' | 'each' = 't1') =>
  ({ effect: 'damage', amount, to: to === 't1' ? t1 : { each: CREATURE } }) as const;
export const gains = (amount: number) => ({ effect: 'gainLife', amount }) as const;
export const mana = (amount: number) => [{ cost: 'mana', mana: [amount] }] as const;

/** Builds a table where Ann has the card in her hand, nine Forests, and the given cards. */
export const at = (card: CardDefinition, ...more: Parameters<typeof table>[1]) => {
  expect(isWhole(card)).toBe(true);
  return table([imp, ox, card], [put(card, 'ann', 'hand'), ...lands('Forest', 9), ...more]);
};
export const tapped = (done: ReturnType<typeof table>) =>
  done.state.cards.filter((card) => card.tapped).length;
export const castOf = (start: ReturnType<typeof table>) =>
  start.offers('ann').filter((offer) => offer.startsWith('cast'));
