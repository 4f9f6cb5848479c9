import type { Named } from '@reticle/core';
import { frame, pinnedRef } from '@reticle/core/match';
import * as z from 'zod';
import { cardDefinition } from '../abilities/card.js';
import { condition } from '../abilities/condition.js';
import { effect } from '../abilities/effects/schema.js';
import { modification } from '../abilities/modification.js';
import { subject } from '../abilities/reference.js';
import { triggers } from '../abilities/trigger.js';
import { lorcanaState } from '../state/state.js';

const id = z.string().min(1).max(256);
const count = z.int().nonnegative();
const bound = z.record(z.string(), z.array(pinnedRef).readonly());
const effects = z.array(effect).readonly();

/** The parts of a turn. `opening` is before the first one: players alter their hands. */
const PHASES = ['opening', 'ready', 'set', 'draw', 'main', 'end'] as const;
/** A part of a turn; see {@link PHASES}. */
export type Phase = (typeof PHASES)[number];

/** What a player has beside cards and lore. */
const seat = z.strictObject({
  player: id,
  /** Ids, the top one first. */
  deck: z.array(id).readonly(),
  /** Cards put into the inkwell as this turn's action. */
  inked: count,
  /** Whether the opening hand is settled. */
  altered: z.boolean(),
});

/** What a card has got for a while: from turn to turn, the last one included or, with `until`, not. */
const lasting = z.strictObject({
  card: pinnedRef,
  controller: id,
  gives: z.array(modification).readonly(),
  from: count,
  to: count,
  /** It ends as turn `to` begins, and not as that turn ends (rules 3.2.1.3, 3.4.1.2). */
  until: z.boolean().optional(),
  /** Only while cards are readied. */
  readyOnly: z.boolean().optional(),
});
export type Lasting = Named<z.infer<typeof lasting>>;

/** That a player pays less this turn. */
const discount = z.strictObject({
  player: id,
  source: pinnedRef,
  amount: count,
  on: subject,
  /** For one card only. */
  next: z.boolean(),
});

/** An ability that is there for the rest of the turn, without a card. */
const watch = z.strictObject({ controller: id, source: pinnedRef, on: triggers, do: effects });

/** A triggered ability that waits in the bag (rule 7.7). */
const bagged = z.strictObject({
  id: count,
  controller: id,
  source: pinnedRef,
  bound,
  if: condition.optional(),
  effects,
});
export type Bagged = Named<z.infer<typeof bagged>>;

/** Which card banished or damaged which. */
const deed = z.strictObject({ card: pinnedRef, by: pinnedRef });
export type Deed = Named<z.infer<typeof deed>>;

/** Something that resolves: an action or an ability. */
const resolution = z.strictObject({
  of: z.enum(['action', 'ability']),
  frame: frame(effect),
});
export type Resolution = Named<z.infer<typeof resolution>>;

/** A match of Lorcana at one moment: the game as choosing sees it, and how it goes on. Plain JSON. */
export const lorcanaMatchState = lorcanaState.extend({
  activePlayer: id,
  config: z.strictObject({ cards: z.array(cardDefinition).readonly(), turnLimit: z.int().min(1) }),
  turn: count,
  phase: z.enum(PHASES),
  seats: z.array(seat).readonly(),
  lasting: z.array(lasting).readonly(),
  discounts: z.array(discount).readonly(),
  watching: z.array(watch).readonly(),
  /** Abilities used this turn that are used once a turn. */
  used: z.array(z.string()).readonly(),
  /** What resolves comes first; behind it wait the actions that it played (rule 6.7.7.1). */
  resolving: z.array(resolution).readonly(),
  bag: z.array(bagged).readonly(),
  /** Who resolves abilities of the bag now, and goes on until none of theirs is left (rule 7.7.4.3). */
  emptying: id.nullable(),
  /** The challenge that goes on, and its step (rule 4.6.3); it lasts until the bag of the Damage step is empty (4.6.7). */
  challenge: z
    .strictObject({
      challenger: pinnedRef,
      challenged: pinnedRef,
      step: z.enum(['declaration', 'damage']),
    })
    .nullable(),
  /** What was damaged in this challenge since the last check, and by which card (rule 1.8.1.4). */
  hurt: z.array(deed).readonly(),
  /** Abilities that triggered this turn, and actions that effects played. */
  triggered: count,
  ended: z
    .strictObject({
      winners: z.array(id).readonly(),
      reason: z.enum(['lore', 'deck', 'turnLimit', 'endless']),
    })
    .nullable(),
});
/** A match of Lorcana at one moment; see {@link lorcanaMatchState}. */
export type LorcanaMatchState = Named<z.infer<typeof lorcanaMatchState>>;
