import * as z from 'zod';
import json from './cards.json' with { type: 'json' };
import { printedCard, type PrintedCard } from './printed.js';

/** Every card of the game, as printed. */
export const set: readonly PrintedCard[] = z.array(printedCard).parse(json);

const byId = new Map(set.map((card) => [card.publicId, card]));

/** The card that is printed so. */
export const printedAs = (publicId: string): PrintedCard | undefined => byId.get(publicId);
