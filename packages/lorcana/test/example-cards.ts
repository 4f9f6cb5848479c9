/** Made-up cards with which the printed examples are played. */
import type { Ability } from '../src/language/ability.js';
import type { CardDefinition } from '../src/language/card.js';
import type { Effect } from '../src/language/effects/schema.js';
import { made } from './table.js';

export const out = { exerted: true };
export const pim = made('Pim');
/** Builds an action with these effects. */
export const act = (name: string, ...effects: Effect[]): CardDefinition =>
  made(name, { type: 'action', cost: 1 }, { effects });
/** Builds a character that survives much damage, with these abilities. */
export const hero = (...abilities: readonly Ability[]): CardDefinition =>
  made('Hero', { willpower: 9 }, { abilities });
export const gain = (amount = 1): Effect => ({ effect: 'gainLore', amount });
