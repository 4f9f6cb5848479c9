import { STANDARD_CARDS } from '../../sets/standard.js';

const NAMES: ReadonlyMap<string, string> = new Map(STANDARD_CARDS.map(({ id, name }) => [id, name]));

/** A card's name where it is a standard one, else its id. */
export const cardName = (cardId: string): string => NAMES.get(cardId) ?? cardId;

export const tileName = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x},${y}`;

/** A unit by its name: whose it is, of which type, and its number. */
export const unitName = (id: string): string => id.replaceAll('-', ' ');

export const listed = (ids: readonly string[]): string => ids.join(' and ');
