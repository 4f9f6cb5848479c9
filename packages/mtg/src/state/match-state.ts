import { legalTargets, type Named, pinnedRef, targetSpec } from '@reticle/core';
import { frame } from '@reticle/core/play';
import * as z from 'zod';
import { cardDefinition } from '../language/card-definition.js';
import { ADDED_PHASES } from '../language/effects/actions.js';
import { DELAYED_UNTIL, effect } from '../language/effects/effect.js';
import type { Happened } from '../language/happened.js';
import { ZONES } from '../language/vocabulary.js';
import { given } from './given.js';
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

/** A step, or a main phase. */
export type Step = (typeof STEPS)[number];

const matchTurn = z.strictObject({
  number: z.int().positive(),
  step: z.enum(STEPS),
  /** Who has priority; nobody while something resolves, or in a step that gives none (rules 117.3a to 117.3d). */
  priority: id.optional(),
  /** How many players have passed in a row. */
  passes: z.int().nonnegative(),
  /** Lands played this turn (rule 305.2). */
  landsPlayed: z.int().nonnegative(),
  /** How many more lands the active player may play this turn, by effects; absent where none lets them. */
  extraLands: z.int().nonnegative().optional(),
  /** Of players of teams: the lands each of them played this turn, and how many more they may play (rule 805.4c). */
  landsOfTeam: z.record(z.string(), z.int().nonnegative()).optional(),
  extraLandsOfTeam: z.record(z.string(), z.int().nonnegative()).optional(),
  /** How much of what happened to whom this turn, and in the turn before; absent where nothing asks for it. */
  happened: z.record(z.string(), z.int().nonnegative()).optional(),
  before: z.record(z.string(), z.int().nonnegative()).optional(),
  /** Phases that are still to come in this turn beside its own, the next first, and the step with which its own go on (rule 500.8). */
  phases: z.array(z.enum(ADDED_PHASES)).readonly().optional(),
  resumes: z.enum(STEPS).optional(),
  /** In an extra turn: after whose turn the turns go on in their order (rule 500.7). */
  inOrder: id.optional(),
  /** Attackers or blockers are still being declared (rules 508.1, 509.1); absent where none are. */
  declaring: z.boolean().optional(),
  /** Of several defending players the one who declares blockers now (rule 802.4). */
  blockers: id.optional(),
});

/**
 * Choices that are made for players unless they agreed to be asked: how combat damage is divided, what convokes and the like, and
 * mulligans.
 */
export const ASKED = ['damage', 'helps', 'mulligans'] as const;

/** What players agreed on beside the rules. */
const house = z.strictObject({
  /** The match is a draw as this turn would begin. */
  turnLimit: z.int().positive(),
  /** Where players get priority although nothing is on the stack. */
  stops: z.array(z.enum(STEPS)).readonly(),
  /** What players are asked beside; absent where it is nothing. */
  asks: z.array(z.enum(ASKED)).readonly().optional(),
  /** How many seats away players affect others and what they control (rule 801.2); absent where nothing limits it. */
  ranges: z.record(id, z.int().positive()).optional(),
  /** Cards of this match beside those of its set; absent if there are none. */
  cards: z.array(cardDefinition).readonly().optional(),
  /** Players of a team have one life total and the same poison counters, and lose together (rule 810); absent where they don't. */
  sharedLife: z.literal(true).optional(),
});

/** In whose name effects happen, and which are still to come. */
const effectFrame = frame(effect);

/** A player of a match: with life, and the mana that floats (rule 106.4). */
const matchPlayer = mtgPlayer.extend({
  life: z.number(),
  pool: manaPool,
  /** Was to draw from an empty library since state-based actions were last checked (rule 704.5b). */
  drewFromEmpty: z.boolean().optional(),
  /** Loses the game by an effect as state-based actions are checked (rule 104.3e). */
  loses: z.boolean().optional(),
  /** Combat damage that each commander has dealt to the player, with whose it is (rule 903.10a); absent where none has. */
  commanderDamage: z
    .array(z.strictObject({ commander: id, owner: id, damage: z.int().nonnegative() }))
    .readonly()
    .optional(),
});

/** A game of Magic as a match plays it: what targeting sees, and all that turns, the stack and effects need. */
export const mtgMatchState = mtgState.extend({
  players: z.array(matchPlayer).min(1).readonly(),
  turn: matchTurn,
  /** What resolves now; the last one first: a mana ability may resolve while something else does. */
  resolving: z.array(z.strictObject({ by: pinnedRef.optional(), frame: effectFrame })).readonly(),
  /** Effects that last (rule 611), oldest first: their order is that of their timestamps. */
  continuous: z.array(continuousEffect).readonly(),
  /** Prevention, redirection and regeneration that wait this turn (rules 614, 615, 701.19). */
  shields: z.array(shield).readonly(),
  /** Creatures dealt damage by a source with deathtouch since state-based actions were last checked (704.5h). */
  deathtouched: z.array(pinnedRef).readonly().optional(),
  /** Which of several legendary permanents of one name players chose to keep since then (704.5j). */
  keeps: z.array(pinnedRef).readonly().optional(),
  /** Triggers that wait to be put on the stack (rule 603.3), and those that wait for their time (603.7). */
  delayed: z
    .array(
      z.strictObject({
        at: z.enum([...DELAYED_UNTIL, 'goes']),
        frame: effectFrame,
        /** Those for which it waits to go from the battlefield, to which zones if not to any, and the turn with which it ends, if it does. */
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
        /** It goes on the stack next: its controller chose so (rule 603.3b). */
        next: z.boolean().optional(),
        /** The mode that its controller chose (rule 603.3c). */
        mode: id.optional(),
        /** What a reflexive one targets, which no card says by itself (rule 603.12). */
        targets: targetSpec.optional(),
      }),
    )
    .readonly(),
  /** Cards that players may play from where they are: until their own next upkeep begins, or a turn ends. Absent where there are none. */
  playable: z
    .array(
      z.strictObject({
        card: pinnedRef,
        player: id,
        /** The number of the turn with which it ends, if it does not end with their upkeep. */
        ends: z.int().positive().optional(),
        /** It ends with their next turn, whenever that comes. */
        nextTurn: z.literal(true).optional(),
        /** As long as it lies there, but not as the Adventure that it was (rule 715.3d). */
        adventure: z.literal(true).optional(),
        /** For its foretell cost, from the turn on after the one in which it was foretold (rule 702.143a). */
        foretold: z.enum(['thisTurn', 'earlier']).optional(),
      }),
    )
    .readonly()
    .optional(),
  /** How often each ability was activated this turn, by `<card>:<incarnation>:<ability>`. */
  activated: z.record(z.string(), z.int().nonnegative()),
  /** What abilities on the stack will do, by their ids: settled as they were put there. Absent where there are none. */
  frames: z.record(z.string(), effectFrame).optional(),
  /** While damage is dealt in two steps: who dealt it in the first (rule 510.4). */
  struck: z.array(id).readonly().optional(),
  /** While combat damage is assigned: how it was divided so far (rule 510.1). */
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
   * While several replacement effects apply and their order matters (rule 616.1): the names that were chosen so far, and what is
   * asked of whom.
   */
  ordering: z
    .strictObject({
      answers: z.array(z.string()).readonly(),
      open: z
        .strictObject({
          player: id,
          options: z.array(z.string()).min(2).readonly(),
          /** The name of a commander, where it is asked where that goes (rule 903.9b). */
          commander: z.string().optional(),
        })
        .optional(),
      /** What was decided, or announced by which move, for what waits until it is said. */
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
  /** Extra turns that are still to come, the next first (rule 500.7), and what happens as each of them ends. Absent where there are none. */
  extraTurns: z
    .array(z.strictObject({ player: id, atEnd: effectFrame.optional() }))
    .readonly()
    .optional(),
  /** Whether it is day or night, once it is either (rule 731). */
  day: z.enum(['day', 'night']).optional(),
  /** How the match ended, once it has. */
  ended: z.strictObject({ winners: z.array(id).readonly(), reason: z.string() }).optional(),
  /** The next id of an ability on the stack, a token, an effect. */
  nextId: z.int().nonnegative(),
});

/** A match of Magic at one moment. Plain JSON. */
export type MtgMatchState = Named<z.infer<typeof mtgMatchState>>;

/** A player of a match. */
export type MatchPlayer = MtgMatchState['players'][number];

/** A trigger that waits to be put on the stack (rule 603.3). */
export type PendingTrigger = MtgMatchState['waiting'][number];

/** What is known of a match; all else is filled in. */
export type MatchStateParts = Omit<Partial<MtgMatchState>, 'players' | 'turn'> & {
  readonly players?: readonly (Partial<MatchPlayer> & Pick<MatchPlayer, 'id'>)[];
  readonly turn?: Partial<MtgMatchState['turn']>;
};

/**
 * A match with all that is left out filled in: `you` and `foe` at 20 life with empty pools, the first main phase of the
 * first player, who has priority; nothing pending.
 */
export function mtgMatchStateOf({ players, turn, ...parts }: MatchStateParts = {}): MtgMatchState {
  const seats = players ?? [{ id: 'you' }, { id: 'foe' }];
  const activePlayer = parts.activePlayer ?? seats[0]?.id;
  const first = given({ activePlayer });
  const priority = given({ priority: activePlayer });
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

/** The name under which a match counts what happened to a player in a turn. */
export const countName = (what: Happened, player: string): string => `${what} ${player}`;
