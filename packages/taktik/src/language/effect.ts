import * as z from 'zod';
import { phase } from './phases.js';

/** Whose units an effect touches, seen from the player who played the card; `targets` are those chosen for it. */
const WHO = ['targets', 'friendly', 'enemy', 'all'] as const;
const who = z.enum(WHO);

/** How long an effect stands. */
const duration = z.discriminatedUnion('type', [
  /** To the end of the turn in which it is played, whosever turn it is. */
  z.strictObject({ type: z.literal('untilEndOfTurn') }),
  /** So many turns of either player, the running one included. */
  z.strictObject({ type: z.literal('nTurns'), turns: z.int().min(1).max(100) }),
  /** To the next time that the phase begins. */
  z.strictObject({ type: z.literal('untilPhase'), phase }),
]);
export type Duration = z.infer<typeof duration>;

const modifier = {
  who,
  amount: z.int().min(-20).max(20),
  /** The effect takes the number no lower than this. */
  floor: z.int().min(-20).max(20).optional(),
  duration,
};
const ban = { who, duration };

/** What a card does, as plain JSON. What each hook means stands in `hooks.ts`. */
export const effect = z.discriminatedUnion('hook', [
  z.strictObject({ hook: z.literal('modifyMovement'), ...modifier }),
  z.strictObject({ hook: z.literal('modifyAttackRoll'), ...modifier }),
  z.strictObject({ hook: z.literal('canMoveUnit'), ...ban }),
  z.strictObject({ hook: z.literal('canAttack'), ...ban }),
  z.strictObject({ hook: z.literal('cancelCard') }),
  z.strictObject({ hook: z.literal('cancelAttack'), who }),
  z.strictObject({ hook: z.literal('reroll'), who }),
]);
/** What a card does, as data. */
export type Effect = z.infer<typeof effect>;
/** Where an effect takes hold. */
export type HookName = Effect['hook'];
export type Who = z.infer<typeof who>;

/** Effects that stand for a while, and those that act on what is happening right now. */
export type LastingEffect = Extract<Effect, { readonly duration: Duration }>;
export type InstantEffect = Exclude<Effect, LastingEffect>;

/** In which windows there is something for an instant effect to act on. */
export const INSTANT_WINDOWS: { readonly [Hook in InstantEffect['hook']]: readonly string[] } = {
  cancelCard: ['malusPlayed'],
  cancelAttack: ['beforeAttackRoll', 'afterAttackRoll', 'beforeDamage'],
  reroll: ['afterAttackRoll'],
};

export const isLasting = (found: Effect): found is LastingEffect => 'duration' in found;
