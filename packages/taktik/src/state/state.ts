import { defineGame, playerKind, type TargetSpec } from '@reticle/core';
import type { Random } from '@reticle/core/match';
import * as z from 'zod';
import { board, position } from '../language/board.js';
import { taktikCard, effectInstance, type Targeting } from '../language/card.js';
import { taktikMessages, type TaktikEvent } from '../language/event.js';
import { playerId, phase, windowName, victoryCondition } from '../language/players.js';
import { unit, unitKind } from '../language/unit.js';

const cardIds = z.array(z.string()).readonly();

const player = z.strictObject({
  id: playerId,
  /** The card that was drawn this turn and is neither played nor stored yet. */
  drawn: z.string().nullable(),
  /** The stored bonus cards, face down. */
  stored: cardIds,
  /** The tactic cards. */
  tactics: cardIds,
});
/** One side with its cards. */
export type TaktikPlayer = z.infer<typeof player>;

/** The schema of what is happening and not finished: reactions to it are asked for, stage by stage. */
const pending = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('card'),
    stage: windowName,
    cardId: z.string(),
    player: playerId,
    targetUnitIds: z.array(z.string()).readonly(),
    cancelled: z.boolean(),
  }),
  z.strictObject({ type: z.literal('move'), stage: windowName, unitId: z.string(), to: position }),
  z.strictObject({
    type: z.literal('attack'),
    stage: windowName,
    attackerId: z.string(),
    targetId: z.string(),
    /** The roll of the die. 0 before the roll. */
    die: z.int().min(0).max(6),
    cancelled: z.boolean(),
  }),
]);
/** What is happening and not finished. */
export type PendingAction = z.infer<typeof pending>;

const attack = z.strictObject({ attackerId: z.string(), targetId: z.string() });
/** An attack that was declared and not fought yet. */
export type QueuedAttack = z.infer<typeof attack>;

/** The schema of the state of a match of Taktik. Plain JSON. */
export const taktikState = z.strictObject({
  config: z.strictObject({
    victory: victoryCondition,
    turnLimit: z.int(),
    handSize: z.int(),
    cards: z.array(taktikCard).readonly(),
  }),
  board,
  players: z.tuple([player, player]).readonly(),
  units: z.array(unit).readonly(),
  effects: z.array(effectInstance).readonly(),
  /** The bonus and malus cards still to be drawn, the next one first; and those that were played. */
  deck: cardIds,
  discard: cardIds,
  tacticDeck: cardIds,
  tacticDiscard: cardIds,
  /** The number of the turn, counting the turns of both players from 1. */
  turn: z.int().positive(),
  active: playerId,
  phase,
  /** The declared attacks, in order. */
  queue: z.array(attack).readonly(),
  pending: pending.nullable(),
  /** The open window, and the player who may play a card in it now. */
  window: z.strictObject({ name: windowName, player: playerId }).nullable(),
  /** The player who has held the tile of the victory condition, and for how many turns. */
  hold: z.strictObject({ player: playerId, turns: z.int() }).nullable(),
  nextEffectId: z.int().nonnegative(),
  ended: z.strictObject({ winners: z.array(playerId).readonly(), reason: z.string() }).nullable(),
});
/** The state of a match of Taktik. Plain JSON. */
export type TaktikState = z.infer<typeof taktikState>;

/** Taktik as a game for targeting: units and players can be chosen. */
export const taktik = defineGame({
  id: 'taktik',
  state: taktikState,
  players: ({ players }: TaktikState) => players,
  kinds: [unitKind, playerKind({ list: ({ players }: TaktikState) => players })],
  messages: taktikMessages,
});

const OWNER = { self: 'self', enemy: 'opponent' } as const;

const specs = new WeakMap<Targeting, TargetSpec>();

/**
 * Returns what a card asks to be chosen, as a spec. This is the only place where a card's `targeting` is
 * read.
 */
export function targetSpecOf(targeting: Targeting): TargetSpec {
  let spec = specs.get(targeting);
  if (!spec) {
    spec = taktik.spec({ slots: targeting.type === 'none' ? [] : [slotOf(targeting)] });
    specs.set(targeting, spec);
  }
  return spec;
}

function slotOf({ owner, count, maxCount, filter }: Extract<Targeting, { readonly type: 'unit' }>) {
  return {
    kind: 'unit',
    id: 'units',
    filter: { ...filter, owner: OWNER[owner], destroyed: false },
    min: count,
    max: maxCount ?? count,
  } as const;
}

/** The tools of the rules: the match's random source, and the output for events. */
export interface Tools {
  readonly random: Random;
  readonly emit: (event: TaktikEvent) => void;
}
