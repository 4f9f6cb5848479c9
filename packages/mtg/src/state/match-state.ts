import { legalTargets, type Named, pinnedRef, targetSpec } from '@reticle/core';
import { frame } from '@reticle/core/play';
import * as z from 'zod';
import { cardDefinition } from '../language/card-definition.js';
import { condition } from '../language/condition.js';
import { ADDED_PHASES } from '../language/effects/actions.js';
import { DELAYED_UNTIL, effect } from '../language/effects/effect.js';
import { trigger } from '../language/trigger.js';
import { ZONES } from '../language/vocabulary.js';
import { withoutUndefined } from './without-undefined.js';
import { continuousEffect, shield } from './lasting.js';
import { manaPool } from './mana-pool.js';
import { mtgPlayer } from './player.js';
import { mtgState, mtgStateOf } from './state.js';

const id = z.string().min(1);

/** The steps of a turn, in their order (rule 500.1). */
export const STEPS = [
  'untap',
  'upkeep',
  'draw',
  'main1',
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'firstStrikeDamage',
  'combatDamage',
  'endCombat',
  'main2',
  'end',
  'cleanup',
] as const;

/** A step of a turn, or a main phase. */
export type Step = (typeof STEPS)[number];

const matchTurn = z.strictObject({
  number: z.int().positive(),
  step: z.enum(STEPS),
  /**
   * The player who has priority. Absent while something resolves, and in steps that give no priority (rules
   * 117.3a to 117.3d).
   */
  priority: id.optional(),
  /** How many players have passed in a row. */
  passes: z.int().nonnegative(),
  /** How many lands were played this turn (rule 305.2). */
  landsPlayed: z.int().nonnegative(),
  /** How many additional lands the active player may play this turn by effects. Absent if none. */
  extraLands: z.int().nonnegative().optional(),
  /**
   * For players in teams: how many lands each has played this turn, and how many additional ones each may
   * play (rule 805.4c).
   */
  landsOfTeam: z.record(z.string(), z.int().nonnegative()).optional(),
  extraLandsOfTeam: z.record(z.string(), z.int().nonnegative()).optional(),
  /**
   * What happened to each player this turn, and in the turn before, counted by {@link countName}. Absent if
   * no ability asks for it.
   */
  happened: z.record(z.string(), z.int().nonnegative()).optional(),
  before: z.record(z.string(), z.int().nonnegative()).optional(),
  /** Which objects were dealt damage this turn, and by which, each pair once. Absent if no ability asks for it. */
  damaged: z
    .array(z.strictObject({ object: pinnedRef, by: pinnedRef }))
    .readonly()
    .optional(),
  /**
   * The added phases of this turn that are still to come, the next one first, and the step with which the
   * turn continues after them (rule 500.8).
   */
  phases: z.array(z.enum(ADDED_PHASES)).readonly().optional(),
  resumes: z.enum(STEPS).optional(),
  /** In an extra turn: the player after whose turn the normal order of turns continues (rule 500.7). */
  inOrder: id.optional(),
  /** Whether attackers or blockers are still being declared (rules 508.1, 509.1). */
  declaring: z.boolean().optional(),
  /** The defending player who declares blockers now, if there are several (rule 802.4). */
  blockers: id.optional(),
});

/**
 * The choices that a match makes for players unless they agreed to be asked: how combat damage is divided,
 * what is tapped for convoke and the like, and mulligans.
 */
export const ASKED = ['damage', 'helps', 'mulligans'] as const;

/** What the players agreed on beyond the rules: the options of this match. */
const house = z.strictObject({
  /** The match is a draw as this turn would begin. */
  turnLimit: z.int().positive(),
  /** The steps in which players get priority although the stack is empty. */
  stops: z.array(z.enum(STEPS)).readonly(),
  /** What players are asked in addition. Absent if nothing. */
  asks: z.array(z.enum(ASKED)).readonly().optional(),
  /** How many seats away players can affect others and their objects (rule 801.2). Absent if unlimited. */
  ranges: z.record(id, z.int().positive()).optional(),
  /** Cards of this match in addition to those of its set. Absent if none. */
  cards: z.array(cardDefinition).readonly().optional(),
  /**
   * Players of a team share one life total and their poison counters, and lose together (rule 810). Absent if
   * they don't.
   */
  sharedLife: z.literal(true).optional(),
});

/** A frame: effects that are still to happen, and in whose name they happen. */
const effectFrame = frame(effect);

/** A player of a match, with life and a mana pool (rule 106.4). */
const matchPlayer = mtgPlayer.extend({
  life: z.number(),
  pool: manaPool,
  /**
   * Whether the player had to draw from an empty library since state-based actions were last checked (rule
   * 704.5b).
   */
  drewFromEmpty: z.boolean().optional(),
  /**
   * Whether an effect makes the player lose the game when state-based actions are next checked (rule 104.3e).
   */
  loses: z.boolean().optional(),
  /**
   * The combat damage that each commander has dealt to the player, with the commander's owner (rule 903.10a).
   * Absent if none.
   */
  commanderDamage: z
    .array(z.strictObject({ commander: id, owner: id, damage: z.int().nonnegative() }))
    .readonly()
    .optional(),
});

/**
 * The state of a match at one moment, as plain JSON. It extends the state that targeting sees (`mtgState`)
 * with the turn, the effects that are still to happen, and what waits for its time. Moves and rules never
 * change it in place: each returns a new state that shares what did not change. Whatever a player can be
 * asked in the middle of a resolution is stored here, so that a match can be saved at any question.
 */
export const mtgMatchState = mtgState.extend({
  players: z.array(matchPlayer).min(1).readonly(),
  turn: matchTurn,
  /** What resolves now, the innermost last: a mana ability may resolve while something else resolves. */
  resolving: z.array(z.strictObject({ by: pinnedRef.optional(), frame: effectFrame })).readonly(),
  /**
   * The continuous effects of resolved spells and abilities (rule 611), oldest first, which is the order of
   * their timestamps.
   */
  continuous: z.array(continuousEffect).readonly(),
  /** The prevention, redirection and regeneration shields of this turn (rules 614, 615, 701.19). */
  shields: z.array(shield).readonly(),
  /**
   * The creatures dealt damage by a source with deathtouch since state-based actions were last checked
   * (704.5h).
   */
  deathtouched: z.array(pinnedRef).readonly().optional(),
  /** The legendary permanents that players chose to keep among those of the same name since then (704.5j). */
  keeps: z.array(pinnedRef).readonly().optional(),
  /**
   * The delayed triggers that wait for their time (603.7). `waiting` has the triggers that wait to be put on
   * the stack (603.3).
   */
  delayed: z
    .array(
      z.strictObject({
        at: z.enum([...DELAYED_UNTIL, 'goes', 'event']),
        /** The event for which it waits, and whether it triggers only once. */
        event: trigger.optional(),
        next: z.literal(true).optional(),
        /** The intervening "if", without which it does not trigger (603.4). `frame` asks it as well. */
        if: condition.optional(),
        frame: effectFrame,
        /** Its targets, which are chosen as it is put on the stack (603.3d). */
        targets: targetSpec.optional(),
        /**
         * The objects for whose departure from the battlefield it waits, the zones to which they must go (to
         * any if absent), and the last turn in which it waits, if there is one.
         */
        of: z.array(pinnedRef).readonly().optional(),
        to: z.array(z.enum(ZONES)).readonly().optional(),
        ends: z.int().positive().optional(),
      }),
    )
    .readonly(),
  waiting: z
    .array(
      z.strictObject({
        ability: id,
        frame: effectFrame,
        /** Its controller chose to put it on the stack next (rule 603.3b). */
        next: z.boolean().optional(),
        /** The mode that its controller chose (rule 603.3c). */
        mode: id.optional(),
        /** The targets of a delayed or reflexive trigger, which no card lists (rules 603.7, 603.12). */
        targets: targetSpec.optional(),
      }),
    )
    .readonly(),
  /**
   * Cards that players may play from where they are, until their own next upkeep begins or a turn ends.
   * Absent if none.
   */
  playable: z
    .array(
      z.strictObject({
        card: pinnedRef,
        player: id,
        /** The number of the last turn of the permission, if it doesn't last until their next upkeep. */
        ends: z.int().positive().optional(),
        /** The permission ends with the player's next turn. */
        nextTurn: z.literal(true).optional(),
        /**
         * The permission lasts as long as the card lies there; it can't be cast as the Adventure that it was
         * (rule 715.3d).
         */
        adventure: z.literal(true).optional(),
        /**
         * Cast for its foretell cost, from the turn after the one in which it was foretold (rule 702.143a).
         */
        foretold: z.enum(['thisTurn', 'earlier']).optional(),
      }),
    )
    .readonly()
    .optional(),
  /**
   * How often each ability was activated this turn, by `<card>:<incarnation>:<ability>`; with `+once` at the end, ever.
   */
  activated: z.record(z.string(), z.int().nonnegative()),
  /**
   * What the abilities on the stack will do, by their ids; settled as they were put there. Absent if none.
   */
  frames: z.record(z.string(), effectFrame).optional(),
  /** The creatures that dealt damage in the first of two combat damage steps (rule 510.4). */
  struck: z.array(id).readonly().optional(),
  /** While combat damage is assigned: the damage assigned so far (rule 510.1). */
  assigned: z
    .array(
      z.strictObject({
        source: id,
        shares: z.array(z.strictObject({ to: pinnedRef, amount: z.int().nonnegative() })).readonly(),
      }),
    )
    .readonly()
    .optional(),
  /**
   * While several replacement effects apply and their order matters (rule 616.1): the effects chosen so far,
   * by name, and the open question.
   */
  ordering: z
    .strictObject({
      answers: z.array(z.string()).readonly(),
      open: z
        .strictObject({
          player: id,
          options: z.array(z.string()).min(2).readonly(),
          /** The name of a commander, if the question is where it goes (rule 903.9b). */
          commander: z.string().optional(),
        })
        .optional(),
      /** The decision or announcement that continues once the question is answered. */
      decided: legalTargets.optional(),
      announced: z
        .strictObject({
          move: z.enum(['cast', 'activate']),
          player: id,
          card: id,
          ability: id.optional(),
          X: z.int().nonnegative().optional(),
          modes: z.array(z.string()).readonly().optional(),
          costs: z.array(z.string()).readonly().optional(),
          face: z.literal('other').optional(),
        })
        .optional(),
    })
    .optional(),
  house: house.optional(),
  /**
   * The extra turns still to come, the next one first (rule 500.7), and what happens as each of them ends.
   * Absent if none.
   */
  extraTurns: z
    .array(z.strictObject({ player: id, atEnd: effectFrame.optional() }))
    .readonly()
    .optional(),
  /** The turns, steps and phases that players skip as they come (rules 500.11, 614.10). Absent if none. */
  skips: z
    .array(z.strictObject({ player: id, next: z.enum(['turn', 'untap', 'draw', 'combat']) }))
    .readonly()
    .optional(),
  /** Whether it is day or night, once it has become either (rule 731). */
  day: z.enum(['day', 'night']).optional(),
  /** The player who is the monarch (rule 725.1). Absent if nobody is. */
  monarch: id.optional(),
  /** How the match ended, once it has. */
  ended: z.strictObject({ winners: z.array(id).readonly(), reason: z.string() }).optional(),
  /** The next number for an ability on the stack, a token or an effect; also the source of timestamps. */
  nextId: z.int().nonnegative(),
});

/** A match of Magic at one moment. Plain JSON. */
export type MtgMatchState = Named<z.infer<typeof mtgMatchState>>;

/** A player of a match. */
export type MatchPlayer = MtgMatchState['players'][number];

/** What a spell or ability does and on whose behalf, while it resolves, waits or is on the stack. */
export type ResolvingFrame = MtgMatchState['resolving'][number]['frame'];

/** A triggered ability that waits to be put on the stack (rule 603.3). */
export type PendingTrigger = MtgMatchState['waiting'][number];

/** The parts of a match's state that a caller gives; defaults fill in the rest. */
export type MatchStateParts = Omit<Partial<MtgMatchState>, 'players' | 'turn'> & {
  readonly players?: readonly (Partial<MatchPlayer> & Pick<MatchPlayer, 'id'>)[];
  readonly turn?: Partial<MtgMatchState['turn']>;
};

/**
 * Builds a match's state from some parts. Defaults: the players `you` and `foe` with 20 life and empty pools,
 * in the first main phase of the first player, who has priority; nothing pending.
 */
export function mtgMatchStateOf({ players, turn, ...parts }: MatchStateParts = {}): MtgMatchState {
  const seats = players ?? [{ id: 'you' }, { id: 'foe' }];
  const activePlayer = parts.activePlayer ?? seats[0]?.id;
  const first = withoutUndefined({ activePlayer });
  const priority = withoutUndefined({ priority: activePlayer });
  return {
    ...mtgStateOf(parts),
    ...first,
    resolving: [],
    continuous: [],
    shields: [],
    delayed: [],
    waiting: [],
    activated: {},
    nextId: 1,
    ...parts,
    players: seats.map((player) => ({ life: 20, pool: {}, ...player })),
    turn: { number: 1, step: 'main1', ...priority, passes: 0, landsPlayed: 0, ...turn },
  };
}
