import * as z from 'zod';
import { phase, playerId, TACTIC_WINDOWS } from './players.js';
import { type TaktikUnit, unitKind, type UnitFilter } from './unit.js';

/**
 * Whose units an effect affects, seen from the player who played the card. `targets` are those chosen for it.
 */
const WHO = ['targets', 'friendly', 'enemy', 'all'] as const;
const whoSchema = z.enum(WHO);

/** The schema of how long an effect lasts. */
const durationSchema = z.discriminatedUnion('type', [
  /** Until the end of the turn in which it is played, whosever turn it is. */
  z.strictObject({ type: z.literal('untilEndOfTurn') }),
  /** For a number of turns of either player, including the current one. */
  z.strictObject({ type: z.literal('nTurns'), turns: z.int().min(1).max(100) }),
  /** Until the phase begins next. */
  z.strictObject({ type: z.literal('untilPhase'), phase }),
]);
type Duration = z.infer<typeof durationSchema>;

const modifier = {
  who: whoSchema,
  amount: z.int().min(-20).max(20),
  /** The lowest number to which the effect reduces. */
  floor: z.int().min(-20).max(20).optional(),
  duration: durationSchema,
};
const ban = { who: whoSchema, duration: durationSchema };

/** The schema of what a card does, as plain JSON. `hooks.ts` says what each hook means. */
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
/** The hook of an effect: where it acts. */
export type HookName = Effect['hook'];
type Who = z.infer<typeof whoSchema>;

/** The effects that last for a while. The others act on what is happening right now. */
export type LastingEffect = Extract<Effect, { readonly duration: Duration }>;
type InstantEffect = Exclude<Effect, LastingEffect>;

/** The windows in which there is something for an instant effect to act on. */
const INSTANT_WINDOWS: { readonly [Hook in InstantEffect['hook']]: readonly string[] } = {
  cancelCard: ['malusPlayed'],
  cancelAttack: ['beforeAttackRoll', 'afterAttackRoll', 'beforeDamage'],
  reroll: ['afterAttackRoll'],
};

export const isLasting = (found: Effect): found is LastingEffect => 'duration' in found;

/** The schema of when an effect ends: after a turn (by number), or when a phase begins. */
const ending = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('turn'), turn: z.int() }),
  z.strictObject({ type: z.literal('phase'), phase }),
]);
export type Ending = z.infer<typeof ending>;

/** The schema of a lasting effect. Its targets were chosen when the card was played, and never change. */
export const effectInstance = z.strictObject({
  id: z.int().nonnegative(),
  cardId: z.string(),
  /** The player who played the card. Friends and enemies are this player's. */
  player: playerId,
  targetUnitIds: z.array(z.string()).readonly(),
  effect,
  ends: ending,
});
/** A lasting effect, with the targets that were chosen for it. */
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

/** The origin of an effect: who played it, and on which units. */
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

/** Whether an effect affects a unit. */
export const touches = (origin: Origin, who: Who, unit: TaktikUnit): boolean => TOUCHES[who](origin, unit);

/** Returns whose units an effect affects. Returns undefined for an effect that affects no units. */
export const whoOf = (found: Effect): Who | undefined => ('who' in found ? found.who : undefined);

const count = z.int().min(1).max(2);

/** Whether a filter can be asked without a source, a role or an earlier slot, since a card provides none. */
function needsNothing(filter: UnitFilter): boolean {
  const references = unitKind.references({ ...filter });
  return references.ok && references.value.size === 0;
}

/** The schema of the targets that a card needs when it is played. A card without it is refused. */
const targeting = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  z
    .strictObject({
      type: z.literal('unit'),
      /** Whose units, seen from the player who plays the card. */
      owner: z.enum(['self', 'enemy']),
      count,
      /** The greatest number of units. `count` is the least. */
      maxCount: z.int().min(1).max(10).optional(),
      /** A filter that the units must match, with the keys of the kind `unit`: `{ "attacking": true }`. */
      filter: unitKind.filter
        .refine(
          (filter) => needsNothing(filter),
          'the filter asks for a source, and a card is none on the board',
        )
        .optional(),
    })
    .refine(({ count: least, maxCount = least }) => maxCount >= least, 'maxCount is below count'),
]);
/** The targets that a card needs when it is played. */
export type Targeting = z.infer<typeof targeting>;

const shared = {
  id: z.string().min(1).max(64),
  name: z.string().min(1).max(100),
  /** What it does, in words for people. */
  text: z.string().max(500),
  targeting,
  effects: z.array(effect).min(1).max(8).readonly(),
  /** The number of copies in the deck. Defaults to 2. */
  copies: z.int().min(0).max(20).optional(),
};

/**
 * The schema of a card, which is all data. A bonus is played in the owner's phase of cards (`stored`) or in
 * answer to a malus (`malusPlayed`). A malus is played at once, by the player who draws it. A tactic is
 * played in its window.
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
/** A card, which is all data. */
export type TaktikCard = z.infer<typeof taktikCard>;

export const DEFAULT_COPIES = 2;

/** The most bonus cards that a player may have stored. */
export const STORE_LIMIT = 6;
/** The most units that a player may move in a turn. */
export const MOVES_PER_TURN = 5;
/** The lowest roll with which an attack hits. */
export const HITS_FROM = 4;
export const DIE = 6;
