import * as z from 'zod';

/** The phases of a turn, in order. In `dice` and `end` nobody decides anything, reactions aside. */
export const PHASES = ['draw', 'cards', 'movement', 'attacks', 'dice', 'end'] as const;
export const phase = z.enum(PHASES);
/** A phase of a turn. */
export type Phase = z.infer<typeof phase>;

/** The windows in which tactic cards are played. */
export const TACTIC_WINDOWS = [
  'beforeMove',
  'afterMove',
  'beforeAttackRoll',
  'afterAttackRoll',
  'beforeDamage',
] as const;

/** All windows: besides those for tactics the one in which a malus can be answered. */
export const WINDOWS = ['malusPlayed', ...TACTIC_WINDOWS] as const;
export const windowName = z.enum(WINDOWS);
/** A window in which cards are played in reaction. */
export type WindowName = z.infer<typeof windowName>;
