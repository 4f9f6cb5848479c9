import type { Issue } from '@reticle/core';
import * as z from 'zod';
import { position } from './board.js';
import { playerId } from './players.js';
import { phase, windowName } from './phases.js';

const id = z.string();
const visibleTo = z.array(z.string()).readonly();
const issue = z.strictObject({ code: id, data: z.looseObject({}) });
/** Issues, as a refusal gives them. */
const reasons = z.array(z.custom<Issue>((found) => issue.safeParse(found).success)).readonly();
const fight = { attackerId: id, targetId: id };

/** Everything that can happen in a match. What only some may see says so in `visibleTo`. */
export const taktikEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('turnBegan'), player: playerId, turn: z.int() }),
  z.strictObject({ type: z.literal('phaseBegan'), player: playerId, phase }),
  z.strictObject({ type: z.literal('deckShuffled'), deck: z.enum(['cards', 'tactics']) }),
  z.strictObject({ type: z.literal('drew'), player: playerId, cards: z.int(), tactics: z.int() }),
  /** What was drawn, for the one who drew it; a malus and a tactic are open to all. */
  z.strictObject({ type: z.literal('cardDrawn'), player: playerId, cardId: id, visibleTo }),
  z.strictObject({ type: z.literal('malusDrawn'), player: playerId, cardId: id }),
  z.strictObject({ type: z.literal('tacticDrawn'), player: playerId, cardId: id }),
  z.strictObject({
    type: z.literal('cardPlayed'),
    player: playerId,
    cardId: id,
    targetUnitIds: z.array(id).readonly(),
  }),
  z.strictObject({ type: z.literal('cardStored'), player: playerId }),
  z.strictObject({
    type: z.literal('cardDiscarded'),
    player: playerId,
    cardId: id,
    reason: z.enum(['noTarget', 'storeFull']),
  }),
  z.strictObject({ type: z.literal('cardCancelled'), player: playerId, cardId: id }),
  z.strictObject({
    type: z.literal('effectBegan'),
    effectId: z.int(),
    cardId: id,
    hook: id,
    targetUnitIds: z.array(id).readonly(),
  }),
  z.strictObject({ type: z.literal('effectEnded'), effectId: z.int(), cardId: id }),
  z.strictObject({ type: z.literal('windowOpened'), window: windowName, player: playerId }),
  z.strictObject({ type: z.literal('passed'), window: windowName, player: playerId }),
  z.strictObject({ type: z.literal('moveDeclared'), unitId: id, to: position }),
  z.strictObject({ type: z.literal('unitMoved'), unitId: id, from: position, to: position }),
  z.strictObject({
    type: z.literal('moveStopped'),
    unitId: id,
    to: position,
    reasons,
  }),
  z.strictObject({ type: z.literal('attackDeclared'), ...fight }),
  z.strictObject({ type: z.literal('attackBegan'), ...fight }),
  z.strictObject({ type: z.literal('attackCancelled'), ...fight }),
  z.strictObject({ type: z.literal('attackVoid'), ...fight, reasons }),
  z.strictObject({ type: z.literal('rolled'), ...fight, die: z.int(), again: z.boolean() }),
  z.strictObject({
    type: z.literal('attackJudged'),
    ...fight,
    die: z.int(),
    modifiers: z.array(z.strictObject({ from: id, amount: z.int() })).readonly(),
    total: z.int(),
    hit: z.boolean(),
  }),
  z.strictObject({ type: z.literal('unitDamaged'), unitId: id }),
  z.strictObject({ type: z.literal('unitDestroyed'), unitId: id }),
  z.strictObject({ type: z.literal('matchEnded'), winners: z.array(playerId).readonly(), reason: id }),
]);
/** Something that happened in a match. */
export type TaktikEvent = z.infer<typeof taktikEvent>;
