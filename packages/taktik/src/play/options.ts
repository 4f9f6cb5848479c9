import * as z from 'zod';
import { taktikCard } from '../language/card.js';
import { PLAYERS } from '../language/players.js';
import { UNIT_TYPE } from '../language/unit-types.js';
import { victoryCondition } from '../language/victory-condition.js';

const text = z.string().max(10_000);
const units = z.int().min(0).max(500);

/** What is agreed before a match. `{}` is the standard game. */
export const taktikOptions = z.strictObject({
  /** Columns and rows of the generated board, 6 to 60 each; not looked at where a map is given. */
  width: z.int().default(20),
  height: z.int().default(30),
  /** A board as text, see `parseBoard`, and units on it, see `parseUnits`; without units the force deploys. */
  map: z.strictObject({ terrain: text, overlays: text.optional(), units: text.optional() }).optional(),
  /** How many units a side deploys. */
  force: z
    .strictObject({
      infantry: units.default(UNIT_TYPE.infantry.force),
      vehicle: units.default(UNIT_TYPE.vehicle.force),
      special: units.default(UNIT_TYPE.special.force),
    })
    .prefault({}),
  victory: victoryCondition.default({ type: 'annihilation' }),
  /** At the end of this turn (each player's turn counts) whoever has more units wins; equally many are a draw. */
  turnLimit: z.int().min(1).max(1_000).default(100),
  /** Who has the first turn; by default the seed decides. */
  first: z.enum([...PLAYERS, 'random']).default('random'),
  /** Tactic cards that each player begins with, and may hold. */
  handSize: z.int().min(0).max(10).default(3),
  /** Cards besides the standard ones. */
  cards: z.array(taktikCard).max(64).readonly().default([]),
  /** How often each card is in its deck, by id, where it is not as often as the card says. */
  copies: z.record(z.string().max(64), z.int().min(0).max(20)).default({}),
});
/** How a match is set up. */
export type TaktikOptions = z.infer<typeof taktikOptions>;
