import { type EffectOf, type FamilyData, type FamilyOf, familyUnion } from '@reticle/core/play';
import type { EffectEntry } from './family.js';
import * as z from 'zod';
import { condition, type Condition } from '../condition.js';
import { chosenCost, cost, type Cost } from '../cost.js';
import { reference, selection, who, type Selection, type Who } from '../filter.js';
import { duration, plainModification, type Duration, type PlainModification } from '../modification.js';
import { trigger, triggers, type Trigger } from '../trigger.js';
import { cardEffects, damageEffects, deckEffects, lastingEffects, playerEffects } from './families.js';

/** The families of effects that hold no other effects. */
const PLAIN = { ...playerEffects, ...cardEffects, ...damageEffects, ...deckEffects, ...lastingEffects };
type PlainEffects = FamilyData<'effect', typeof PLAIN>;

/**
 * The abilities that hold effects. They are written as a type because they are recursive, like {@link
 * FlowEffects}.
 */
interface HoldingAbilities {
  readonly activated: {
    readonly kind: 'activated';
    readonly name?: string | undefined;
    readonly cost: Cost;
    readonly oncePerTurn?: boolean | undefined;
    readonly effects: readonly Effect[];
  };
  readonly triggered: {
    readonly kind: 'triggered';
    readonly name?: string | undefined;
    /** The zone in which the ability works. Defaults to play (rule 6.1.12). */
    readonly in?: 'discard' | undefined;
    readonly on: readonly Trigger[];
    readonly if?: Condition | undefined;
    /** What must hold when it triggers. */
    readonly while?: Condition | undefined;
    /** "Once during your turn": does nothing if it has already resolved this turn (6.1.13.2). */
    readonly oncePerTurn?: boolean | undefined;
    readonly effects: readonly Effect[];
  };
}
/** "{cost} - {effects}": an ability that its controller uses on their own turn. */
export type ActivatedAbility = HoldingAbilities['activated'];
/**
 * "When", "whenever", "at": an ability that goes into the bag (6.2). `if` is checked as it resolves (6.2.4).
 */
export type TriggeredAbility = HoldingAbilities['triggered'];
/** What a card gets or loses for as long as something lasts. `ability` is an ability in quotation marks. */
export type Modification = PlainModification | { readonly ability: ActivatedAbility | TriggeredAbility };

/**
 * The effects that hold other effects. They are written as a type because they are recursive. Their schemas
 * are in `flowEffects`.
 */
export interface FlowEffects {
  readonly give: {
    readonly effect: 'give';
    readonly what: Selection;
    readonly gives: readonly Modification[];
    readonly for: Duration;
    readonly ongoing?: boolean | undefined;
  };
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
    readonly outer: boolean;
    readonly next: readonly Effect[];
  };
  readonly once: { readonly effect: 'once'; readonly ability: string; readonly do: readonly Effect[] };
  readonly whenever: {
    readonly effect: 'whenever';
    readonly on: readonly Trigger[];
    readonly whose?: string | undefined;
    readonly do: readonly Effect[];
  };
  readonly delayed: {
    readonly effect: 'delayed';
    readonly at: Trigger;
    readonly do: readonly Effect[];
  };
}

/** The data of every effect, by the effect's name. */
export interface Effects extends PlainEffects, FlowEffects {}
/**
 * An effect: one thing that a card's text does. `effect` names its kind. Plain JSON. `rules/effects` performs
 * it, and `text/effects` reads and prints its words.
 */
export type Effect = EffectOf<Effects>;
/** An effect of one kind. */
export type EffectNamed<Name extends Effect['effect']> = Extract<Effect, { readonly effect: Name }>;

/** What an ability does: its sentences in order. Each does as much as is possible (rules 1.2.3, 6.1.2). */
export const effects: z.ZodType<readonly Effect[]> = z.lazy(() => z.array(effect).min(1).max(16).readonly());

const named = { name: z.string().min(1).max(256).optional() };
/** The schema of {@link ActivatedAbility}. */
export const activated = z.strictObject({
  kind: z.literal('activated'),
  ...named,
  cost,
  oncePerTurn: z.boolean().optional(),
  effects,
});
/** The schema of {@link TriggeredAbility}. */
export const triggered = z.strictObject({
  kind: z.literal('triggered'),
  ...named,
  in: z.literal('discard').optional(),
  on: triggers,
  if: condition.optional(),
  while: condition.optional(),
  oncePerTurn: z.boolean().optional(),
  effects,
});
/** An ability in quotation marks, which a card gets from another one. */
export const grantedAbility = z.discriminatedUnion('kind', [activated, triggered]);
/** Yields the abilities that data give to cards, at any depth. Abilities inside those are not included. */
export function* grantedIn(json: unknown): Generator<ActivatedAbility | TriggeredAbility, void> {
  if (typeof json !== 'object' || json === null) return;
  for (const [key, part] of Object.entries(json)) {
    const given = key === 'ability' ? grantedAbility.safeParse(part) : undefined;
    if (given?.success) yield given.data;
    else yield* grantedIn(part);
  }
}

/** The schema of {@link Modification}. */
export const modification: z.ZodType<Modification> = z.union([
  plainModification,
  z.strictObject({ ability: grantedAbility }),
]);

/** Effects that say whether, how often and when other effects happen, and the effect that gives abilities. */
const flowEffects: FamilyOf<'effect', FlowEffects, EffectEntry> = {
  /** Gives cards something for a while. */
  give: {
    keys: {
      what: selection,
      gives: z.array(modification).min(1).max(8).readonly(),
      for: duration,
      /**
       * While it lasts, every card that matches has it, also cards that come later (rule 6.4.2.1). Requires
       * that `what` is a group.
       */
      ongoing: z.boolean().optional(),
    },
  },
  /**
   * The controller, or `who`, may do it. With a cost, by paying the cost ("you may A to B", rules 6.1.4,
   * 6.1.5.1).
   */
  may: {
    keys: {
      /** If several players may do it, they decide one after the other. Each is named `player`. */
      who: who.optional(),
      cost: cost.optional(),
      do: effects,
    },
  },
  /** Pays the chosen part of a cost. Only the engine writes it. */
  pay: { keys: { choose: chosenCost } },
  /** Does `do` if the condition holds, otherwise `else`. */
  if: { keys: { if: condition, do: effects, else: effects.optional() } },
  /** Does one of the options, as the controller chooses (6.1.5.2). */
  either: {
    keys: {
      of: z
        .array(z.strictObject({ label: z.string().min(1).max(256), do: effects }))
        .min(2)
        .max(8)
        .readonly()
        .refine((of) => new Set(of.map(({ label }) => label)).size === of.length, 'labels are different'),
    },
  },
  /** Does it once for each card, which is named `each`. */
  forEach: { keys: { what: selection, do: effects } },
  /**
   * "Whenever ... this turn": a triggered ability that lasts to the end of the turn. With `whose`, it is an ability of the
   * cards that the name means: `this` of its triggers is each of them.
   */
  whenever: { keys: { on: triggers, whose: reference.optional(), do: effects } },
  /**
   * "At the end of the turn, ...": does it once at a later moment. The names keep the meaning that they have
   * now (rule 6.2.7.2).
   */
  delayed: { keys: { at: trigger, do: effects } },
  /** "A to B", "A. If you do, B": does `next` only if `do` was done completely (6.1.5.1). */
  ifDone: { keys: { do: effects, next: effects } },
  /**
   * The continuation of `ifDone`: does `next` if all of it was done. `outer` says whether something was left out of
   * the sequence in which it stands. Only the engine writes it.
   */
  done: { keys: { outer: z.boolean(), next: effects } },
  /** Does it once a turn for an ability of the source (6.1.13.2). Only the engine writes it. */
  once: { keys: { ability: z.string().min(1).max(64), do: effects } },
};

const { may, ...others } = flowEffects;
/** What the rules and the words know of each kind of effect, by its name. */
export const EFFECTS: { readonly [Name in Effect['effect']]: EffectEntry } = { may, ...others, ...PLAIN };
/** The schema of {@link Effect}. */
export const effect: z.ZodType<Effect> = familyUnion('effect', { may, ...others, ...PLAIN });
