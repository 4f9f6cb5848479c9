import * as z from 'zod';
import { phase, playerId, TACTIC_WINDOWS } from './players.js';
import { type TaktikUnit, unitKind, type UnitFilter } from './unit.js';

/** Whose units an effect touches, seen from the player who played the card; `targets` are those chosen for it. */
const WHO = ['targets', 'friendly', 'enemy', 'all'] as const;
const whoSchema = z.enum(WHO);

/** How long an effect stands. */
const durationSchema = z.discriminatedUnion('type', [
  /** To the end of the turn in which it is played, whosever turn it is. */
  z.strictObject({ type: z.literal('untilEndOfTurn') }),
  /** So many turns of either player, the running one included. */
  z.strictObject({ type: z.literal('nTurns'), turns: z.int().min(1).max(100) }),
  /** To the next time that the phase begins. */
  z.strictObject({ type: z.literal('untilPhase'), phase }),
]);
type Duration = z.infer<typeof durationSchema>;

const modifier = {
  who: whoSchema,
  amount: z.int().min(-20).max(20),
  /** The effect takes the number no lower than this. */
  floor: z.int().min(-20).max(20).optional(),
  duration: durationSchema,
};
const ban = { who: whoSchema, duration: durationSchema };

/** What a card does, as plain JSON. What each hook means stands in `hooks.ts`. */
const effect = z.discriminatedUnion('hook', [
  z.strictObject({ hook: z.literal('modifyMovement'), ...modifier }),
  z.strictObject({ hook: z.literal('modifyAttackRoll'), ...modifier }),
  z.strictObject({ hook: z.literal('canMoveUnit'), ...ban }),
  z.strictObject({ hook: z.literal('canAttack'), ...ban }),
  z.strictObject({ hook: z.literal('cancelCard') }),
  z.strictObject({ hook: z.literal('cancelAttack'), who: whoSchema }),
  z.strictObject({ hook: z.literal('reroll'), who: whoSchema }),
]);
/** What a card does, as data. */
export type Effect = z.infer<typeof effect>;
/** Where an effect takes hold. */
export type HookName = Effect['hook'];
type Who = z.infer<typeof whoSchema>;

/** Effects that stand for a while, and those that act on what is happening right now. */
export type LastingEffect = Extract<Effect, { readonly duration: Duration }>;
type InstantEffect = Exclude<Effect, LastingEffect>;

/** In which windows there is something for an instant effect to act on. */
const INSTANT_WINDOWS: { readonly [Hook in InstantEffect['hook']]: readonly string[] } = {
  cancelCard: ['malusPlayed'],
  cancelAttack: ['beforeAttackRoll', 'afterAttackRoll', 'beforeDamage'],
  reroll: ['afterAttackRoll'],
};

export const isLasting = (found: Effect): found is LastingEffect => 'duration' in found;

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

const count = z.int().min(1).max(2);

/** Whether a filter can be asked without a source, a role or an earlier slot: a card offers none. */
function needsNothing(filter: UnitFilter): boolean {
  const references = unitKind.references({ ...filter });
  return references.ok && references.value.size === 0;
}

/** What a card must be given as it is played. A card without it is no card. */
const targeting = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  z
    .strictObject({
      type: z.literal('unit'),
      /** Whose units, as seen from the player who plays the card. */
      owner: z.enum(['self', 'enemy']),
      count,
      /** Where a range is allowed: `count` is the least, this the most. */
      maxCount: z.int().min(1).max(10).optional(),
      /** What else the units must be, in the keys of the kind `unit`: `{ "attacking": true }`. */
      filter: unitKind.filter
        .refine(
          (filter) => needsNothing(filter),
          'the filter asks for a source, and a card is none on the board',
        )
        .optional(),
    })
    .refine(({ count: least, maxCount = least }) => maxCount >= least, 'maxCount is below count'),
]);
/** What a card must be given as it is played. */
export type Targeting = z.infer<typeof targeting>;

const shared = {
  id: z.string().min(1).max(64),
  name: z.string().min(1).max(100),
  /** What it does, for people. */
  text: z.string().max(500),
  targeting,
  effects: z.array(effect).min(1).max(8).readonly(),
  /** How many of it are in the deck; 2 where it is not said. */
  copies: z.int().min(0).max(20).optional(),
};

/**
 * A card, all of it data. A bonus is played in the owner's card resolution (`stored`) or in answer to a malus
 * (`malusPlayed`); a malus at once, by who draws it; a tactic in its window.
 */
export const taktikCard = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('bonus'), timing: z.enum(['stored', 'malusPlayed']), ...shared }),
    z.strictObject({ kind: z.literal('malus'), timing: z.literal('immediate'), ...shared }),
    z.strictObject({ kind: z.literal('tactic'), timing: z.enum(TACTIC_WINDOWS), ...shared }),
  ])
  .refine(
    ({ targeting: { type }, effects }) =>
      type === 'unit' || effects.every((found) => whoOf(found) !== 'targets'),
    'an effect is on targets, and the card has none',
  )
  .refine(
    ({ timing, effects }) =>
      effects.every((found) => isLasting(found) || INSTANT_WINDOWS[found.hook].includes(timing)),
    'an effect acts on what is not happening at the time of the card',
  );
/** A card, all of it data. */
export type TaktikCard = z.infer<typeof taktikCard>;

export const DEFAULT_COPIES = 2;

/** Bonus cards that a player may have stored. */
export const STORE_LIMIT = 6;
/** Units that a player may move in a turn. */
export const MOVES_PER_TURN = 5;
/** An attack hits with so much, or more, on the die. */
export const HITS_FROM = 4;
export const DIE = 6;
