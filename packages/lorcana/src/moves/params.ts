import * as z from 'zod';

export const cardId = z.string().min(1).max(256);
/** Parameters that name one card. */
export const oneCard = z.strictObject({ cardId });
export const nothing = z.strictObject({});
