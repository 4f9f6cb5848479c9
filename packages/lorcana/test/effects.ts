import type { CardRules } from '../src/language/card.js';
import { after, made, table, type Side, type Table } from './table.js';

/**
 * Things for tests of effects: characters without text, an item, a location, and an action that does
 * something when it is played.
 */
export type Effects = NonNullable<CardRules['effects']>;
export const pim = made('Pim');
export const owl = made('Owl');
export const fox = made('Fox');
export const hat = made('Hat', { type: 'item' });
export const isle = made('Isle', { type: 'location', willpower: 5, lore: 1, moveCost: 1 });
export const CHARACTERS = { type: 'character' } as const;
export const named = (name: string) => ({ all: { name } }) as const;
export const hurt = (damage: number) => ({ damage });
export const act = (effects: Effects, name = 'Act') => made(name, { type: 'action', cost: 0 }, { effects });

/** Builds the table after north has played an action with these effects. */
export const playing = (
  effects: Effects,
  north: Side = {},
  south: Side = {},
  others: Readonly<Record<string, Side>> = {},
): Table =>
  after(table({ ...north, hand: [act(effects), ...(north.hand ?? [])] }, south, others), 'play', 'Act');

/** The same, with an action that costs one ink. It is behind the other cards in north's hand. */
export const playingFor1 = (effects: Effects, north: Side = {}, south: Side = {}): Table => {
  const dear = made('Act', { type: 'action', cost: 1 }, { effects });
  return after(table({ ...north, hand: [...(north.hand ?? []), dear], ink: 1 }, south), 'play', 'Act');
};
