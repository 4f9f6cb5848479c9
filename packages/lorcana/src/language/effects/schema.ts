import type { Named } from '@reticle/core';
import type { EffectOf } from '@reticle/core/match';
import * as z from 'zod';
import {
  condition,
  type Condition,
  chosenCost,
  cost,
  type Cost,
  trigger,
  triggers,
  type Trigger,
} from '../condition.js';
import { selection, who, anyCards, amount, banned, subject, type Selection, type Who } from '../filter.js';
import { duration, modification } from '../modification.js';
import { damageEffects } from './damage.js';

const what = selection;

/** Effects on cards that are there or are taken. */
export const cardEffects = {
  /** Only chooses or takes, for later effects of the ability, which name what was taken. */
  choose: z.strictObject({
    effect: z.literal('choose'),
    what,
    /** Adds to what has the name already. */
    more: z.boolean().optional(),
  }),
  exert: z.strictObject({ effect: z.literal('exert'), what }),
  ready: z.strictObject({ effect: z.literal('ready'), what }),
  banish: z.strictObject({ effect: z.literal('banish'), what }),
  /** Puts cards into their players' hands, from play or from a discard. */
  returnToHand: z.strictObject({ effect: z.literal('returnToHand'), what }),
  /** Puts cards into their players' inkwells, facedown. */
  putIntoInkwell: z.strictObject({
    effect: z.literal('putIntoInkwell'),
    what,
    exerted: z.boolean().optional(),
  }),
  /** Shuffles cards into their players' decks. */
  shuffleIntoDeck: z.strictObject({ effect: z.literal('shuffleIntoDeck'), what }),
  putOnDeck: z.strictObject({ effect: z.literal('putOnDeck'), what, place: z.enum(['top', 'bottom']) }),
  /** Puts cards into their players' discards: from hand, deck or under another. */
  putIntoDiscard: z.strictObject({ effect: z.literal('putIntoDiscard'), what }),
  /** Puts cards facedown under one (rule 8.4.1). */
  putUnder: z.strictObject({ effect: z.literal('putUnder'), what, under: selection }),
  /** The controller plays cards that are not in play, for free. */
  playForFree: z.strictObject({
    effect: z.literal('playForFree'),
    what,
    /** Who plays them: `you`, if nobody is named. */
    who: who.optional(),
    /** They enter play exerted. */
    exerted: z.boolean().optional(),
    /** Where an action goes that was played so, in place of the discard (rule 6.1.11). */
    afterwards: z.literal('bottom').optional(),
  }),
  /** Shows cards to all, where they lie (6.1.14). */
  reveal: z.strictObject({ effect: z.literal('reveal'), what }),
  /** Moves characters to a location, for free (4.7). */
  moveToLocation: z.strictObject({ effect: z.literal('moveToLocation'), what, to: selection }),
};

/** A part of what was looked at that goes somewhere: as many as the player likes, from `min` to `max`. */
const pile = z.strictObject({
  to: z.enum(['hand', 'inkwell', 'exertedInkwell', 'top', 'bottom', 'discard']),
  /** Only such cards. */
  of: anyCards.optional(),
  /** As many as `max`, if it says nothing. */
  min: z.int().min(0).max(60).optional(),
  /** 1, if it says nothing. */
  max: z.int().min(1).max(60).optional(),
  /** Shown to all. */
  reveal: z.boolean().optional(),
});
/** A part of what was looked at; see {@link pile}. */
export type Pile = Named<z.infer<typeof pile>>;

/** Effects on a deck. */
export const deckEffects = {
  /**
   * The controller looks at the top cards of the own deck (`all`: searches it), puts some of them onto piles, pile by
   * pile, and the rest somewhere, in any order.
   */
  look: z.strictObject({
    effect: z.literal('look'),
    amount: z.union([amount, z.literal('all')]),
    piles: z.array(pile).max(4).readonly(),
    rest: z.enum(['top', 'bottom', 'discard', 'shuffle']),
  }),
  /** What {@link look} goes on with: the cards still to be put somewhere are bound as `looked`. For the engine only. */
  sort: z.strictObject({
    effect: z.literal('sort'),
    piles: z.array(pile).max(4).readonly(),
    rest: z.enum(['top', 'bottom', 'discard', 'shuffle']),
    /** Who does it, if not the controller. */
    by: z.string().min(1).max(256).optional(),
  }),
};
export type Look = z.infer<typeof deckEffects.look>;

/** Effects that last. */
export const lastingEffects = {
  /** Cards get something for a while. */
  give: z.strictObject({
    effect: z.literal('give'),
    what: selection,
    gives: z.array(modification).min(1).max(8).readonly(),
    for: duration,
    /** Whatever is so while it lasts has it, also what comes later (rule 6.4.2.1); `what` is a group then. */
    ongoing: z.boolean().optional(),
  }),
  /** Players can't play such cards for a while (rule 1.2.2). */
  ban: z.strictObject({
    effect: z.literal('ban'),
    players: banned,
    cant: z.literal('play'),
    on: anyCards,
    for: z.enum(['thisTurn', 'untilYourNextTurn']),
  }),
  /** Damage that would be dealt to cards is not; with `next` only the next time (rule 6.5). */
  prevent: z.strictObject({
    effect: z.literal('prevent'),
    what: selection,
    next: z.boolean().optional(),
    for: z.enum(['thisTurn', 'untilYourNextTurn']),
  }),
  /** The controller pays less for such cards this turn: for the next one, or for every one. */
  payLess: z.strictObject({
    effect: z.literal('payLess'),
    amount,
    on: subject,
    next: z.boolean().optional(),
  }),
};

/** Effects on players. */
export const playerEffects = {
  /** Draws cards: `you`, if nobody is named. */
  draw: z.strictObject({ effect: z.literal('draw'), who: who.optional(), amount }),
  /** Chooses and discards cards from the own hand (rule 7.3.4); `all` is the hand, `random` leaves it to chance. */
  discard: z.strictObject({
    effect: z.literal('discard'),
    who: who.optional(),
    amount: z.union([amount, z.literal('all')]),
    of: anyCards.optional(),
    random: z.boolean().optional(),
    /** Adds to the `result` of before. */
    more: z.boolean().optional(),
  }),
  gainLore: z.strictObject({ effect: z.literal('gainLore'), who: who.optional(), amount }),
  /** Loses lore, as much as there is; `result` is how much all of them lost. */
  loseLore: z.strictObject({ effect: z.literal('loseLore'), who: who.optional(), amount }),
  /** Draws until so many cards are in the hand; the number is counted once (6.1.8.1). */
  drawUntil: z.strictObject({ effect: z.literal('drawUntil'), who: who.optional(), amount }),
  /** Puts the top cards of the own deck into the own discard. */
  mill: z.strictObject({ effect: z.literal('mill'), who: who.optional(), amount }),
  /** Chooses a player, who is named `player`. For the engine only. */
  choosePlayer: z.strictObject({
    effect: z.literal('choosePlayer'),
    of: z.enum(['opponent', 'player']),
  }),
  /** Names a card; that name is `namedCard` in later filters of the ability (rule 5.2.6). */
  nameCard: z.strictObject({ effect: z.literal('nameCard') }),
  /** Shows the own hand to all. */
  revealHand: z.strictObject({ effect: z.literal('revealHand'), who: who.optional() }),
};
export type Discard = z.infer<typeof playerEffects.discard>;

/** The families of effects that hold no others. */
const PLAIN = { ...playerEffects, ...cardEffects, ...damageEffects, ...deckEffects, ...lastingEffects };
type PlainEffects = { readonly [Name in keyof typeof PLAIN]: z.infer<(typeof PLAIN)[Name]> };

/** The effects that hold others. They are written out as a type, since it holds itself; their schemas stand in `flowEffects`. */
export interface FlowEffects {
  readonly may: {
    readonly effect: 'may';
    readonly who?: Who | undefined;
    readonly cost?: Cost | undefined;
    readonly do: readonly Effect[];
  };
  readonly pay: { readonly effect: 'pay'; readonly choose: NonNullable<Cost['choose']> };
  readonly if: {
    readonly effect: 'if';
    readonly if: Condition;
    readonly do: readonly Effect[];
    readonly else?: readonly Effect[] | undefined;
  };
  readonly either: {
    readonly effect: 'either';
    readonly of: readonly { readonly label: string; readonly do: readonly Effect[] }[];
  };
  readonly forEach: {
    readonly effect: 'forEach';
    readonly what: Selection;
    readonly do: readonly Effect[];
  };
  readonly ifDone: {
    readonly effect: 'ifDone';
    readonly do: readonly Effect[];
    readonly next: readonly Effect[];
  };
  readonly done: {
    readonly effect: 'done';
    readonly needs: readonly string[];
    readonly next: readonly Effect[];
  };
  readonly once: { readonly effect: 'once'; readonly ability: string; readonly do: readonly Effect[] };
  readonly whenever: {
    readonly effect: 'whenever';
    readonly on: readonly Trigger[];
    readonly do: readonly Effect[];
  };
  readonly delayed: {
    readonly effect: 'delayed';
    readonly at: Trigger;
    readonly do: readonly Effect[];
  };
}

/** The data of every kind of effect, by its name. */
export interface Effects extends PlainEffects, FlowEffects {}
/** Something that a card does; `effect` says which kind it is. */
export type Effect = EffectOf<Effects>;
/** An effect of one kind. */
export type EffectNamed<Name extends Effect['effect']> = Extract<Effect, { readonly effect: Name }>;

/** What an ability does: its sentences in their order, each as far as it can be done (rules 1.2.3, 6.1.2). */
export const effects: z.ZodType<readonly Effect[]> = z.lazy(() => z.array(effect).min(1).max(16).readonly());

/** Effects that say which others happen, how often and when. */
const flowEffects = {
  /** The controller may do it, or `who` may; with a cost, by paying it ("you may A to B", rules 6.1.4, 6.1.5.1). */
  may: z.strictObject({
    effect: z.literal('may'),
    /** Of several each may, one after the other, who is named `player`. */
    who: who.optional(),
    cost: cost.optional(),
    do: effects,
  }),
  /** Pays what is chosen for a cost. For the engine only. */
  pay: z.strictObject({ effect: z.literal('pay'), choose: chosenCost }),
  /** Does the one or the other. */
  if: z.strictObject({
    effect: z.literal('if'),
    if: condition,
    do: effects,
    else: effects.optional(),
  }),
  /** One of some, as the controller chooses (6.1.5.2). */
  either: z.strictObject({
    effect: z.literal('either'),
    of: z
      .array(z.strictObject({ label: z.string().min(1).max(256), do: effects }))
      .min(2)
      .max(8)
      .readonly()
      .refine((of) => new Set(of.map(({ label }) => label)).size === of.length, 'labels are different'),
  }),
  /** Once for each card, which is named `each`. */
  forEach: z.strictObject({ effect: z.literal('forEach'), what: selection, do: effects }),
  /** "Whenever ... this turn": an ability that is there to the end of the turn. */
  whenever: z.strictObject({ effect: z.literal('whenever'), on: triggers, do: effects }),
  /** "At the end of the turn, ...": once, at a later moment; names mean then what they mean now (rule 6.2.7.2). */
  delayed: z.strictObject({ effect: z.literal('delayed'), at: trigger, do: effects }),
  /** "A to B", "A. If you do, B": the second only if the first was done wholly (6.1.5.1). */
  ifDone: z.strictObject({ effect: z.literal('ifDone'), do: effects, next: effects }),
  /** What `ifDone` goes on with, if each of these names has what it needs. For the engine only. */
  done: z.strictObject({
    effect: z.literal('done'),
    needs: z.array(z.string().min(1).max(64)).max(16).readonly(),
    next: effects,
  }),
  /** Does it once a turn for an ability of the source (6.1.13.2). For the engine only. */
  once: z.strictObject({ effect: z.literal('once'), ability: z.string().min(1).max(64), do: effects }),
};

const { may, ...others } = flowEffects;
/** The schema of {@link Effect}. */
export const effect: z.ZodType<Effect> = z.discriminatedUnion('effect', [
  may,
  ...Object.values(others),
  ...Object.values(PLAIN),
]);
