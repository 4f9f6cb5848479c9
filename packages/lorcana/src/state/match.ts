import { frozenCopy, type Named, pinnedRef } from '@reticle/core';
import { tableShape, type ZoneDefinition } from '@reticle/core/play';
import { HAPPENED, type Zone } from '../language/facts.js';
import { lorcanaCard, type LorcanaCard } from './card.js';
import * as z from 'zod';
import { cardDefinition, type CardDefinition, cardIdOf } from '../language/card.js';
import { anyCards, banned, subject } from '../language/filter.js';
import { memo } from '../language/memo.js';
import { modification } from '../language/effects/schema.js';
import { duration } from '../language/modification.js';
import { theFirstChapter } from '../sets/the-first-chapter/cards.js';
import { linkedCard, type LinkedCard } from './links.js';
import { lorcanaState } from './state.js';
import { words, type AbilityParts } from './words.js';

/** So much lore wins. */
export const LORE_TO_WIN = 20;
/** Cards of an opening hand. */
export const HAND = 7;
/** More abilities than trigger in any turn that ends: beyond it the match is a draw. */
export const MOST_TRIGGERS = 1_000;

/** Who plays, in turn order, where a match does not say. */
export const PLAYERS: readonly string[] = ['north', 'south'];
/** So many play at most. */
export const MOST_PLAYERS = 4;

const id = z.string().min(1).max(256);
const count = z.int().nonnegative();

/** Where cards lie (rule 7.1). What is in play is told apart by who controls it. */
export const ZONE_RULES = {
  deck: { of: 'player', seenBy: 'nobody' },
  hand: { of: 'player', seenBy: 'owner' },
  play: { of: 'shared', seenBy: 'all', inPlay: true },
  discard: { of: 'player', seenBy: 'all' },
  inkwell: { of: 'player', seenBy: 'nobody' },
  resolving: { of: 'shared', seenBy: 'all' },
  under: { of: 'shared', seenBy: 'all' },
} as const satisfies Readonly<Record<Zone, ZoneDefinition>>;

/** The parts of a turn. `opening` is before the first one: players alter their hands. */
const PHASES = ['opening', 'ready', 'set', 'draw', 'main', 'end'] as const;
/** A part of a turn; see {@link PHASES}. */
export type Phase = (typeof PHASES)[number];

/** What a player has beside cards and lore. */
const seat = z.strictObject({
  player: id,
  /** Cards put into the inkwell as this turn's action. */
  inked: count,
  /** Whether the opening hand is settled. */
  altered: z.boolean(),
});

/** What a player has beside cards and lore. */
export type Seat = Named<z.infer<typeof seat>>;

/** That a player pays less this turn. */
const discount = z.strictObject({
  player: id,
  source: pinnedRef,
  amount: count,
  on: subject,
  /** For one card only. */
  next: z.boolean(),
});

/** What counts for a while and is about no certain cards: whom it keeps from playing what, what whoever is so gets. */
const standing = z.strictObject({
  controller: id,
  source: pinnedRef,
  /** `turnOver`: to the end of the turn. `turnStarts`: to the next turn of its controller. */
  until: z.enum(['turnOver', 'turnStarts']),
  ban: z.strictObject({ players: banned, on: anyCards }).optional(),
  give: z.strictObject({ to: anyCards, gives: z.array(modification).readonly(), for: duration }).optional(),
});

/** Which card banished or damaged which. */
const deed = z.strictObject({ card: pinnedRef, by: pinnedRef });
export type Deed = Named<z.infer<typeof deed>>;

/** A match of Lorcana at one moment: the game as choosing sees it, and how it goes on. Plain JSON. */
export const lorcanaMatchState = lorcanaState.omit({ cards: true, lastKnown: true }).extend({
  activePlayer: id,
  // The cards in their zones, what lasts, what waits in the bag (7.7), what resolves.
  ...tableShape<LorcanaCard, LinkedCard, AbilityParts>(lorcanaCard, linkedCard, words),
  config: z.strictObject({ cards: z.array(cardDefinition).readonly(), turnLimit: z.int().min(1) }),
  turn: count,
  phase: z.enum(PHASES),
  seats: z.array(seat).readonly(),
  discounts: z.array(discount).readonly(),
  standing: z.array(standing).readonly(),
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
  /** What happened this turn, to cards as they were then. */
  happened: z
    .array(z.strictObject({ fact: z.enum(HAPPENED), player: id, card: lorcanaCard.optional() }))
    .readonly(),
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

const NONE: readonly CardDefinition[] = [];
const catalogWith = memo((added: readonly CardDefinition[]): ReadonlyMap<string, CardDefinition> => {
  // Core keeps what it made of a filter where the filter is frozen.
  const cards = [...theFirstChapter(), ...added.map((card) => frozenCopy(card))];
  return new Map(cards.map((card) => [cardIdOf(card), card]));
});

/** The cards of a match by id: those of the sets, and those that its options add, which come first. */
export const catalogOf = (added: readonly CardDefinition[]): ReadonlyMap<string, CardDefinition> =>
  catalogWith(added.length === 0 ? NONE : added);

/** What a card says, by its id. */
export const definitionOf = (
  { config }: Pick<LorcanaMatchState, 'config'>,
  publicId: string,
): CardDefinition | undefined => catalogOf(config.cards).get(publicId);
