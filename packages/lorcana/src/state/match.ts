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
import type { Draft } from './layout.js';
import { lorcanaState } from './state.js';
import { words, type AbilityParts } from './words.js';

/** The lore that wins. */
export const LORE_TO_WIN = 20;
/** The size of an opening hand. */
export const HAND = 7;
/** A limit on abilities that trigger in one turn. No turn that ends reaches it; beyond it the match is a draw. */
export const MOST_TRIGGERS = 1_000;

/** The players in turn order, if a match does not name them. */
export const PLAYERS: readonly string[] = ['north', 'south'];
/** The most players of a match. */
export const MOST_PLAYERS = 4;

const id = z.string().min(1).max(256);
const count = z.int().nonnegative();

/** The zones, who may see them, and whose they are (rule 7.1). Cards in play are told apart by their controller. */
export const ZONE_RULES = {
  deck: { of: 'player', seenBy: 'nobody' },
  hand: { of: 'player', seenBy: 'owner' },
  play: { of: 'shared', seenBy: 'all', inPlay: true },
  discard: { of: 'player', seenBy: 'all' },
  inkwell: { of: 'player', seenBy: 'nobody' },
  resolving: { of: 'shared', seenBy: 'all' },
  under: { of: 'shared', seenBy: 'all' },
} as const satisfies Readonly<Record<Zone, ZoneDefinition>>;

/** The parts of a turn. `opening` is before the first turn, when players alter their hands. */
const PHASES = ['opening', 'ready', 'set', 'draw', 'main', 'end'] as const;
/** A part of a turn; see {@link PHASES}. */
export type Phase = (typeof PHASES)[number];

/** The schema of {@link Seat}. */
const seat = z.strictObject({
  player: id,
  /** How many cards the player has put into the inkwell as this turn's action. */
  inked: count,
  /** Whether the opening hand is final. */
  altered: z.boolean(),
});

/** What a player has besides cards and lore. */
export type Seat = Named<z.infer<typeof seat>>;

/** A discount: a player pays less this turn. */
const discount = z.strictObject({
  player: id,
  source: pinnedRef,
  amount: count,
  on: subject,
  /** Whether it is for one card only. */
  next: z.boolean(),
});

/**
 * A lasting effect that is not about particular cards: it forbids players to play matching cards, or gives something
 * to every card that matches.
 */
const standing = z.strictObject({
  controller: id,
  source: pinnedRef,
  /** `turnOver`: it lasts to the end of the turn. `turnStarts`: to the next turn of its controller. */
  until: z.enum(['turnOver', 'turnStarts']),
  ban: z.strictObject({ players: banned, on: anyCards }).optional(),
  /** How many more cards its controller may put into the inkwell. */
  ink: z.int().min(1).max(10).optional(),
  give: z.strictObject({ to: anyCards, gives: z.array(modification).readonly(), for: duration }).optional(),
});

/** Which card banished or damaged which. */
const deed = z.strictObject({ card: pinnedRef, by: pinnedRef });
export type Deed = Named<z.infer<typeof deed>>;

/** The schema of {@link LorcanaMatchState}. */
export const lorcanaMatchState = lorcanaState.omit({ cards: true, lastKnown: true }).extend({
  activePlayer: id,
  // Cards in their zones, lasting effects, the abilities in the bag (7.7), and what resolves.
  ...tableShape<LorcanaCard, LinkedCard, AbilityParts>(lorcanaCard, linkedCard, words),
  config: z.strictObject({ cards: z.array(cardDefinition).readonly(), turnLimit: z.int().min(1) }),
  turn: count,
  phase: z.enum(PHASES),
  seats: z.array(seat).readonly(),
  discounts: z.array(discount).readonly(),
  standing: z.array(standing).readonly(),
  /**
   * The player who resolves abilities of the bag now. That player continues until they have none left (rule 7.7.4.3).
   */
  emptying: id.nullable(),
  /** The current challenge and its step (rule 4.6.3). It lasts until the bag of the Damage step is empty (4.6.7). */
  challenge: z
    .strictObject({
      challenger: pinnedRef,
      challenged: pinnedRef,
      step: z.enum(['declaration', 'damage']),
    })
    .nullable(),
  /** What was damaged in this challenge since the last check, and by which card (rule 1.8.1.4). */
  hurt: z.array(deed).readonly(),
  /** What happened this turn, with the cards as they were at that moment. */
  happened: z
    .array(z.strictObject({ fact: z.enum(HAPPENED), player: id, card: lorcanaCard.optional() }))
    .readonly(),
  /** How many abilities triggered this turn, plus the actions that effects played. */
  triggered: count,
  ended: z
    .strictObject({
      winners: z.array(id).readonly(),
      reason: z.enum(['lore', 'deck', 'turnLimit', 'endless']),
    })
    .nullable(),
});
/**
 * A match of Lorcana at one moment: the game as choices see it, plus the turn, the bag, the challenge, lasting
 * effects and the result. Plain JSON. Moves take a state and return the next one, so a state can be stored and
 * continued.
 */
export type LorcanaMatchState = Named<z.infer<typeof lorcanaMatchState>>;

const NONE: readonly CardDefinition[] = [];
const catalogWith = memo((added: readonly CardDefinition[]): ReadonlyMap<string, CardDefinition> => {
  // Core caches what it compiles from a filter only if the filter is frozen.
  const cards = [...theFirstChapter(), ...added.map((card) => frozenCopy(card))];
  return new Map(cards.map((card) => [cardIdOf(card), card]));
});

/** Returns the cards of a match by id: those of the sets, and those in the match's options, which take precedence. */
export const catalogOf = (added: readonly CardDefinition[]): ReadonlyMap<string, CardDefinition> =>
  catalogWith(added.length === 0 ? NONE : added);

/** Returns the definition of a card by its id. Returns undefined if there is none. */
export const definitionOf = (
  { config }: Pick<LorcanaMatchState, 'config'>,
  publicId: string,
): CardDefinition | undefined => catalogOf(config.cards).get(publicId);

/** Copies a match. The copy shares its lists. */
const copyMatch = (state: LorcanaMatchState): Draft<LorcanaMatchState> => ({
  players: state.players,
  activePlayer: state.activePlayer,
  objects: state.objects,
  modifiers: state.modifiers,
  shields: state.shields,
  watches: state.watches,
  waiting: state.waiting,
  resolving: state.resolving,
  used: state.used,
  clock: state.clock,
  config: state.config,
  turn: state.turn,
  phase: state.phase,
  seats: state.seats,
  discounts: state.discounts,
  standing: state.standing,
  emptying: state.emptying,
  challenge: state.challenge,
  hurt: state.hurt,
  happened: state.happened,
  triggered: state.triggered,
  ended: state.ended,
});

/** Returns a match with some facts changed. */
export const matchWith = (state: LorcanaMatchState, change: Partial<LorcanaMatchState>): LorcanaMatchState =>
  Object.assign(copyMatch(state), change);
