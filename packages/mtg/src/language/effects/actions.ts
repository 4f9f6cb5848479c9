import type { Named } from '@reticle/core';
import * as z from 'zod';
import { cardFilter } from '../filter.js';
import { mtgKeyword } from '../keyword.js';
import { abilityAmount, selector } from '../selector.js';
import { COLORS } from '../vocabulary.js';

/** Players look at the top cards of their libraries and put any of them on the bottom (rule 701.22a); you, or who is named. */
export const scryEffect = z.strictObject({
  effect: z.literal('scry'),
  who: selector.optional(),
  amount: abilityAmount,
});
export type ScryEffect = Named<z.infer<typeof scryEffect>>;

/** The same, and those go into the graveyard (rule 701.25a). */
export const surveilEffect = z.strictObject({
  effect: z.literal('surveil'),
  who: selector.optional(),
  amount: abilityAmount,
});
export type SurveilEffect = Named<z.infer<typeof surveilEffect>>;

/**
 * You look at the top cards of a library, or reveal them, put some of them somewhere and the rest elsewhere: "look at the top
 * four cards of your library, put one of them into your hand and the rest on the bottom of your library in any order".
 */
export const digEffect = z.strictObject({
  effect: z.literal('dig'),
  top: abilityAmount,
  /** Everybody sees all of them. */
  revealed: z.literal(true).optional(),
  /** At most so many are taken, all that there are where it is `all`; fewer may be, where that is said. */
  take: z.union([abilityAmount, z.literal('all')]),
  upTo: z.literal(true).optional(),
  filter: cardFilter.optional(),
  /** Everybody sees those that are taken. */
  reveal: z.literal(true).optional(),
  to: z.enum(['hand', 'battlefield', 'graveyard', 'exile', 'top']),
  tapped: z.literal(true).optional(),
  rest: z.enum(['bottom', 'bottomRandom', 'graveyard', 'exile', 'hand', 'top', 'shuffled']),
});
export type DigEffect = Named<z.infer<typeof digEffect>>;

/** Two creatures deal damage equal to their power to each other (rule 701.14a); nothing, where one is gone (701.14b). */
export const fightEffect = z.strictObject({ effect: z.literal('fight'), one: selector, other: selector });
export type FightEffect = Named<z.infer<typeof fightEffect>>;

/** You choose permanents and players with counters, and give each one more of every kind (rule 701.34a). */
export const proliferateEffect = z.strictObject({ effect: z.literal('proliferate') });
export type ProliferateEffect = Named<z.infer<typeof proliferateEffect>>;

/** A permanent explores (rule 701.44a). */
export const exploreEffect = z.strictObject({ effect: z.literal('explore'), what: selector });
export type ExploreEffect = Named<z.infer<typeof exploreEffect>>;

/** Counters for a creature of yours with the least toughness (rule 701.39a). */
export const bolsterEffect = z.strictObject({ effect: z.literal('bolster'), amount: abilityAmount });
export type BolsterEffect = Named<z.infer<typeof bolsterEffect>>;

/** Counters for an Army of yours, which is created first where you have none (rule 701.47a). */
export const amassEffect = z.strictObject({ effect: z.literal('amass'), amount: abilityAmount });
export type AmassEffect = Named<z.infer<typeof amassEffect>>;

/** Its controller draws a card and discards one; for a nonland card it gets a counter (rule 701.50a). */
export const conniveEffect = z.strictObject({ effect: z.literal('connive'), what: selector });
export type ConniveEffect = Named<z.infer<typeof conniveEffect>>;

/** Tokens that are copies of the first permanent that a selector means (rule 707.2), with more keywords. */
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
  /** What was chosen as the tokens enter, one after another; written as it goes on, never on a card. */
  chosen: z.array(z.string()).readonly().optional(),
});
export type CreateCopyEffect = Named<z.infer<typeof createCopyEffect>>;

/** Objects are exiled until the source leaves the battlefield (rule 610.3); not at all, if it has left already (610.3b). */
export const exileUntilEffect = z.strictObject({ effect: z.literal('exileUntil'), what: selector });
export type ExileUntilEffect = Named<z.infer<typeof exileUntilEffect>>;

/** You may discard a card to draw one; no match has cards outside of the game, of which a Lesson could be revealed (rule 701.48a). */
export const learnEffect = z.strictObject({ effect: z.literal('learn') });
export type LearnEffect = Named<z.infer<typeof learnEffect>>;

/** Transforming double-faced permanents are turned over; nothing happens to any other (rules 701.28a, 701.28c). */
export const transformEffect = z.strictObject({ effect: z.literal('transform'), what: selector });
export type TransformEffect = Named<z.infer<typeof transformEffect>>;

/** Who is about to control a permanent chooses something as it enters (rule 614.12a); on cards, a colour or a creature type for the source as an effect happens. */
export const chooseEnteringEffect = z.strictObject({
  effect: z.literal('chooseEntering'),
  what: selector,
  /** You, where it is left out. */
  who: selector.optional(),
  choice: z.enum(['basicLandType', 'color', 'copy', 'creatureType', 'form', 'one']),
});
export type ChooseEnteringEffect = Named<z.infer<typeof chooseEnteringEffect>>;

/** A spell that resolves merges with a creature: it becomes a part of that, on top or at the bottom, as you choose (rule 702.140c). */
export const mutateEffect = z.strictObject({ effect: z.literal('mutate'), what: selector, onto: selector });
export type MutateEffect = Named<z.infer<typeof mutateEffect>>;

/** Face-down permanents are turned face up (rule 708.8). */
export const turnUpEffect = z.strictObject({ effect: z.literal('turnUp'), what: selector });
export type TurnUpEffect = Named<z.infer<typeof turnUpEffect>>;

/** Players take an extra turn after this one (rule 500.7); at the beginning of its end step the effects happen. */
export const extraTurnEffect = z.strictObject({
  effect: z.literal('extraTurn'),
  /** You, where it is left out. */
  who: selector.optional(),
  atEnd: z.literal('youLose').optional(),
});
export type ExtraTurnEffect = Named<z.infer<typeof extraTurnEffect>>;

/** Phases that are added to a turn (rule 500.8). */
export const ADDED_PHASES = ['combat', 'main'] as const;

/** There are more phases after this one (rule 500.8): after a main phase only, or after a phase of combat only, if that is said. */
export const morePhasesEffect = z.strictObject({
  effect: z.literal('morePhases'),
  phases: z.array(z.enum(ADDED_PHASES)).min(1).max(4).readonly(),
  after: z.enum(ADDED_PHASES).optional(),
});
export type MorePhasesEffect = Named<z.infer<typeof morePhasesEffect>>;

/** Keyword actions and the like that no match performs: they are read, and `unexpressedOf` names them. */
const UNPERFORMED_ACTIONS = ['endTurn', 'flip', 'goad', 'monarch', 'venture'] as const;
export const unperformedEffect = z.strictObject({
  effect: z.literal('unperformed'),
  action: z.enum(UNPERFORMED_ACTIONS),
  what: selector.optional(),
  who: selector.optional(),
});
export type UnperformedEffect = Named<z.infer<typeof unperformedEffect>>;

/** Players win or lose the game (rules 104.2b, 104.3e). */
export const endGameEffect = z.strictObject({
  effect: z.literal('endGame'),
  who: selector,
  as: z.enum(['wins', 'loses']),
});
export type EndGameEffect = Named<z.infer<typeof endGameEffect>>;
