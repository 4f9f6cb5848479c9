import * as z from 'zod';
import { playerId } from './players.js';
import { phase } from './phases.js';
import type { TaktikUnit } from './unit.js';
import { effect, type Duration, type Effect, type Who } from './effect.js';

/** When an effect ends: after a turn (by number), or as a phase begins. */
const ending = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('turn'), turn: z.int() }),
  z.strictObject({ type: z.literal('phase'), phase }),
]);
export type Ending = z.infer<typeof ending>;

/** An effect that stands. Its targets were chosen as the card was played, and never change. */
export const effectInstance = z.strictObject({
  id: z.int().nonnegative(),
  cardId: z.string(),
  /** Who played the card: friends and enemies are this player's. */
  player: playerId,
  targetUnitIds: z.array(z.string()).readonly(),
  effect,
  ends: ending,
});
/** An effect that stands, with the targets that were chosen for it. */
export type EffectInstance = z.infer<typeof effectInstance>;

export function endingOf(duration: Duration, turn: number): Ending {
  switch (duration.type) {
    case 'untilEndOfTurn':
      return { type: 'turn', turn };
    case 'nTurns':
      return { type: 'turn', turn: turn + duration.turns - 1 };
    case 'untilPhase':
      return { type: 'phase', phase: duration.phase };
  }
}

/** From whose hand an effect comes, and on whom. */
export interface Origin {
  readonly player: string;
  readonly targetUnitIds: readonly string[];
}

const TOUCHES: { readonly [W in Who]: (origin: Origin, unit: TaktikUnit) => boolean } = {
  targets: ({ targetUnitIds }, { id }) => targetUnitIds.includes(id),
  friendly: ({ player }, { owner }) => owner === player,
  enemy: ({ player }, { owner }) => owner !== player,
  all: () => true,
};

/** Whether an effect touches a unit. */
export const touches = (origin: Origin, who: Who, unit: TaktikUnit): boolean => TOUCHES[who](origin, unit);

/** Whose units an effect touches; one that touches no unit says so. */
export const whoOf = (found: Effect): Who | undefined => ('who' in found ? found.who : undefined);
