import * as z from 'zod';

/** The parameters of a move by one card. */
export const byCard = z.strictObject({ card: z.string().min(1).max(256) });

/** In a player's name, from a card. */
export const fromCard = (controller: string, id: string) => ({ controller, source: { kind: 'card', id } });
