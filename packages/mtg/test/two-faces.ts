import { creatureCard } from './made-up.js';
import { readCard } from './read-card.js';
import { lands, put } from './table.js';

/** Cards with two faces, and enough lands to cast either. */

export const bear = creatureCard('Bear', [1, 'G'], 2, 2);
export const many = [...lands('Forest', 4), ...lands('Mountain', 4), ...lands('Island', 4)];

/** One of two halves: types, cost and text. */
type Half = readonly [types: string, manaCost: string, text: string];
export const split = ([types, manaCost, text]: Half, [itsTypes, itsCost, itsText]: Half) =>
  readCard(text, {
    name: 'Ember',
    types,
    manaCost,
    other: { name: 'Frost', types: itsTypes, manaCost: itsCost, text: itsText, layout: 'split' },
  });
export const EMBER: Half = ['Instant', '{1}{R}', 'Ember deals 2 damage to any target.'];
export const FROST: Half = ['Sorcery', '{2}{U}', 'Draw a card.'];

/** Puts a card into Ann's hand with the id `it`. */
export const hand = (card: ReturnType<typeof readCard>) => put(card, 'ann', 'hand', { instanceId: 'it' });

export const rover = (text = 'Draw a card.', types = 'Sorcery — Adventure', front = 'Vigilance') =>
  readCard(front, {
    name: 'Moss Rover',
    types: 'Creature — Elf',
    manaCost: '{1}{G}',
    power: '3',
    toughness: '2',
    other: { name: 'Far Walk', types, manaCost: '{U}', text, layout: 'adventure' },
  });
