import type { Named } from '@reticle/core';
import * as z from 'zod';
import { cardFilter } from '../filter.js';
import { mtgKeyword } from '../keyword.js';
import { abilityAmount, selector } from '../selector.js';
import { COLORS } from '../vocabulary.js';

/**
 * Lets players look at the top cards of their libraries and put any of them on the bottom (rule 701.22a).
 * `who` defaults to the controller.
 */
export const scryEffect = z.strictObject({
  effect: z.literal('scry'),
  who: selector.optional(),
  amount: abilityAmount,
});
export type ScryEffect = Named<z.infer<typeof scryEffect>>;

/**
 * Lets players look at the top cards of their libraries and put any of them into their graveyards (rule
 * 701.25a). `who` defaults to the controller.
 */
export const surveilEffect = z.strictObject({
  effect: z.literal('surveil'),
  who: selector.optional(),
  amount: abilityAmount,
});
export type SurveilEffect = Named<z.infer<typeof surveilEffect>>;

/**
 * The controller looks at the top cards of a library, or reveals them, puts some of them somewhere and the
 * rest elsewhere: "look at the top four cards of your library, put one of them into your hand and the rest on
 * the bottom of your library in any order".
 */
export const digEffect = z.strictObject({
  effect: z.literal('dig'),
  top: abilityAmount,
  /** All players see all of these cards. */
  revealed: z.literal(true).optional(),
  /** How many cards are taken: `all` takes every matching card. With `upTo`, the player may take fewer. */
  take: z.union([abilityAmount, z.literal('all')]),
  upTo: z.literal(true).optional(),
  filter: cardFilter.optional(),
  /** All players see the cards that are taken. */
  reveal: z.literal(true).optional(),
  to: z.enum(['hand', 'battlefield', 'graveyard', 'exile', 'top']),
  tapped: z.literal(true).optional(),
  rest: z.enum(['bottom', 'bottomRandom', 'graveyard', 'exile', 'hand', 'top', 'shuffled']),
});
export type DigEffect = Named<z.infer<typeof digEffect>>;

/**
 * Makes two creatures deal damage equal to their power to each other (rule 701.14a). Does nothing if one of
 * them is gone (701.14b).
 */
export const fightEffect = z.strictObject({ effect: z.literal('fight'), one: selector, other: selector });
export type FightEffect = Named<z.infer<typeof fightEffect>>;

/**
 * The controller chooses permanents and players with counters and gives each another counter of every kind on
 * it (rule 701.34a).
 */
export const proliferateEffect = z.strictObject({ effect: z.literal('proliferate') });
export type ProliferateEffect = Named<z.infer<typeof proliferateEffect>>;

/** Makes a permanent explore (rule 701.44a). */
export const exploreEffect = z.strictObject({ effect: z.literal('explore'), what: selector });
export type ExploreEffect = Named<z.infer<typeof exploreEffect>>;

/** Puts counters on a creature with the least toughness among the controller's (rule 701.39a). */
export const bolsterEffect = z.strictObject({ effect: z.literal('bolster'), amount: abilityAmount });
export type BolsterEffect = Named<z.infer<typeof bolsterEffect>>;

/** Puts counters on an Army of the controller, which is created first if there is none (rule 701.47a). */
export const amassEffect = z.strictObject({ effect: z.literal('amass'), amount: abilityAmount });
export type AmassEffect = Named<z.infer<typeof amassEffect>>;

/**
 * Makes a permanent connive: its controller draws a card and discards one; if that is a nonland card, the
 * permanent gets a counter (rule 701.50a).
 */
export const conniveEffect = z.strictObject({ effect: z.literal('connive'), what: selector });
export type ConniveEffect = Named<z.infer<typeof conniveEffect>>;

/**
 * Creates tokens that are copies of the first permanent that a selector means (rule 707.2), with additional
 * keywords.
 */
export const createCopyEffect = z.strictObject({
  effect: z.literal('createCopy'),
  of: selector,
  count: abilityAmount.optional(),
  tapped: z.literal(true).optional(),
  keywords: z.array(mtgKeyword).max(16).readonly().optional(),
  /** "Except it's a 4/4 black Zombie and has no mana cost" (rule 707.9). */
  except: z
    .strictObject({
      colors: z.array(z.enum(COLORS)).readonly().optional(),
      addSubtypes: z.array(z.string().min(1).max(64)).max(16).readonly().optional(),
      power: z.int().optional(),
      toughness: z.int().optional(),
      noCost: z.literal(true).optional(),
    })
    .optional(),
  bind: z.string().min(1).max(32).optional(),
  /**
   * What was chosen so far as the tokens enter, one after another. Written during resolution, never on a
   * card.
   */
  chosen: z.array(z.string()).readonly().optional(),
});
export type CreateCopyEffect = Named<z.infer<typeof createCopyEffect>>;

/**
 * Exiles objects until the source leaves the battlefield (rule 610.3). Does nothing if the source has left
 * already (610.3b).
 */
export const exileUntilEffect = z.strictObject({ effect: z.literal('exileUntil'), what: selector });
export type ExileUntilEffect = Named<z.infer<typeof exileUntilEffect>>;

/**
 * Lets the controller discard a card to draw one. A match has no cards outside of the game, so no Lesson can
 * be revealed (rule 701.48a).
 */
export const learnEffect = z.strictObject({ effect: z.literal('learn') });
export type LearnEffect = Named<z.infer<typeof learnEffect>>;

/**
 * Turns transforming double-faced permanents over. Does nothing to other permanents (rules 701.28a, 701.28c).
 */
export const transformEffect = z.strictObject({ effect: z.literal('transform'), what: selector });
export type TransformEffect = Named<z.infer<typeof transformEffect>>;

/**
 * Lets the player who is about to control a permanent choose something as it enters (rule 614.12a). On cards,
 * it chooses a colour or a creature type for the source as the effect happens.
 */
export const chooseEnteringEffect = z.strictObject({
  effect: z.literal('chooseEntering'),
  what: selector,
  /** Who chooses. Defaults to the controller. */
  who: selector.optional(),
  choice: z.enum(['basicLandType', 'color', 'copy', 'creatureType', 'form', 'one']),
});
export type ChooseEnteringEffect = Named<z.infer<typeof chooseEnteringEffect>>;

/**
 * Merges a resolving spell with a creature: it becomes a part of that creature, on top or at the bottom, as
 * the controller chooses (rule 702.140c).
 */
export const mutateEffect = z.strictObject({ effect: z.literal('mutate'), what: selector, onto: selector });
export type MutateEffect = Named<z.infer<typeof mutateEffect>>;

/** Turns face-down permanents face up (rule 708.8). */
export const turnUpEffect = z.strictObject({ effect: z.literal('turnUp'), what: selector });
export type TurnUpEffect = Named<z.infer<typeof turnUpEffect>>;

/**
 * Gives players an extra turn after this one (rule 500.7). With `atEnd`, the effect happens at the beginning
 * of that turn's end step.
 */
export const extraTurnEffect = z.strictObject({
  effect: z.literal('extraTurn'),
  /** Who takes the turn. Defaults to the controller. */
  who: selector.optional(),
  atEnd: z.literal('youLose').optional(),
});
export type ExtraTurnEffect = Named<z.infer<typeof extraTurnEffect>>;

/** The phases that can be added to a turn (rule 500.8). */
export const ADDED_PHASES = ['combat', 'main'] as const;

/**
 * Adds phases after this one (rule 500.8). With `after`, only after a main phase, or only after a combat
 * phase.
 */
export const morePhasesEffect = z.strictObject({
  effect: z.literal('morePhases'),
  phases: z.array(z.enum(ADDED_PHASES)).min(1).max(4).readonly(),
  after: z.enum(ADDED_PHASES).optional(),
});
export type MorePhasesEffect = Named<z.infer<typeof morePhasesEffect>>;

/** Keyword actions and the like that no match performs. They are read, and `unexpressedOf` names them. */
const UNPERFORMED_ACTIONS = ['endTurn', 'flip', 'goad', 'monarch', 'venture'] as const;
export const unperformedEffect = z.strictObject({
  effect: z.literal('unperformed'),
  action: z.enum(UNPERFORMED_ACTIONS),
  what: selector.optional(),
  who: selector.optional(),
});
export type UnperformedEffect = Named<z.infer<typeof unperformedEffect>>;

/** Makes players win or lose the game (rules 104.2b, 104.3e). */
export const endGameEffect = z.strictObject({
  effect: z.literal('endGame'),
  who: selector,
  as: z.enum(['wins', 'loses']),
});
export type EndGameEffect = Named<z.infer<typeof endGameEffect>>;
