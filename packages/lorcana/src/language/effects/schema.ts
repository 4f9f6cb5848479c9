import type { EffectOf } from '@reticle/core/match';
import * as z from 'zod';
import { condition, type Condition } from '../condition.js';
import { chosenCost, cost, type Cost } from '../cost.js';
import { selection, who, type Selection, type Who } from '../reference.js';
import { triggers, type Trigger } from '../trigger.js';
import { cardEffects } from './cards.js';
import type * as Cards from './cards.js';
import { deckEffects } from './deck.js';
import type * as Deck from './deck.js';
import { lastingEffects } from './lasting.js';
import type * as Lasting from './lasting.js';
import { playerEffects } from './players.js';
import type * as Players from './players.js';

type Effectlist = readonly Effect[];

/** The controller may do it, or `who` may; with a cost, by paying it ("you may A to B", rules 6.1.4, 6.1.5.1). */
export type May = {
  readonly effect: 'may';
  readonly who?: Who | undefined;
  readonly cost?: Cost | undefined;
  readonly do: Effectlist;
};
/** Pays what is chosen for a cost. For the engine only. */
export type Pay = { readonly effect: 'pay'; readonly choose: NonNullable<Cost['choose']> };
/** Does the one or the other. */
export type If = {
  readonly effect: 'if';
  readonly if: Condition;
  readonly do: Effectlist;
  readonly else?: Effectlist | undefined;
};
/** One of some, as the controller chooses (6.1.5.2). */
type Either = {
  readonly effect: 'either';
  readonly of: readonly { readonly label: string; readonly do: Effectlist }[];
};
/** Once for each card, which is named `each`. */
type ForEach = {
  readonly effect: 'forEach';
  readonly what: Selection;
  readonly do: Effectlist;
};
/** "Whenever ... this turn": an ability that is there to the end of the turn. */
export type Whenever = {
  readonly effect: 'whenever';
  readonly on: readonly Trigger[];
  readonly do: Effectlist;
};

/** The data of every kind of effect, by its name. */
export interface Effects {
  readonly draw: Players.Draw;
  readonly discard: Players.Discard;
  readonly gainLore: Players.GainLore;
  readonly loseLore: Players.LoseLore;
  readonly revealHand: Players.RevealHand;
  readonly choose: Cards.Choose;
  readonly exert: Cards.Exert;
  readonly ready: Cards.Ready;
  readonly banish: Cards.Banish;
  readonly returnToHand: Cards.ReturnToHand;
  readonly putIntoInkwell: Cards.PutIntoInkwell;
  readonly shuffleIntoDeck: Cards.ShuffleIntoDeck;
  readonly putOnDeck: Cards.PutOnDeck;
  readonly putIntoDiscard: Cards.PutIntoDiscard;
  readonly putUnder: Cards.PutUnder;
  readonly playForFree: Cards.PlayForFree;
  readonly moveToLocation: Cards.MoveToLocation;
  readonly dealDamage: Cards.DealDamage;
  readonly putDamage: Cards.PutDamage;
  readonly removeDamage: Cards.RemoveDamage;
  readonly moveDamage: Cards.MoveDamage;
  readonly look: Deck.Look;
  readonly sort: Deck.Sort;
  readonly give: Lasting.Give;
  readonly payLess: Lasting.PayLess;
  readonly may: May;
  readonly pay: Pay;
  readonly if: If;
  readonly either: Either;
  readonly forEach: ForEach;
  readonly whenever: Whenever;
}
/** Something that a card does; `effect` says which kind it is. */
export type Effect = EffectOf<Effects>;

/** The schema of {@link Effect}. */
export const effect: z.ZodType<Effect> = z.lazy(() =>
  z.discriminatedUnion('effect', [
    ...playerEffects,
    ...cardEffects,
    ...deckEffects,
    ...lastingEffects,
    z.strictObject({
      effect: z.literal('may'),
      who: who.refine((one) => one !== 'eachPlayer', 'one player may').optional(),
      cost: cost.optional(),
      do: effects,
    }),
    z.strictObject({ effect: z.literal('pay'), choose: chosenCost }),
    z.strictObject({
      effect: z.literal('if'),
      if: condition,
      do: effects,
      else: effects.optional(),
    }),
    z.strictObject({
      effect: z.literal('either'),
      of: z
        .array(z.strictObject({ label: z.string().min(1).max(256), do: effects }))
        .min(2)
        .max(8)
        .readonly()
        .refine((of) => new Set(of.map(({ label }) => label)).size === of.length, 'labels are different'),
    }),
    z.strictObject({ effect: z.literal('forEach'), what: selection, do: effects }),
    z.strictObject({ effect: z.literal('whenever'), on: triggers, do: effects }),
  ]),
);

/** What an ability does: its sentences in their order, each as far as it can be done (rules 1.2.3, 6.1.2). */
export const effects: z.ZodType<Effectlist> = z.array(effect).min(1).max(16).readonly();
