import type { EffectOf } from '@reticle/core/play';
import * as z from 'zod';
import { condition, type Condition } from '../condition.js';
import { chosenCost, cost, type Cost } from '../cost.js';
import { selection, who, type Selection, type Who } from '../filter.js';
import { duration, plainModification, type Duration, type PlainModification } from '../modification.js';
import { trigger, triggers, type Trigger } from '../trigger.js';
import { cardEffects, damageEffects, deckEffects, lastingEffects, playerEffects } from './families.js';

/** The families of effects that hold no others. */
const PLAIN = { ...playerEffects, ...cardEffects, ...damageEffects, ...deckEffects, ...lastingEffects };
type PlainEffects = { readonly [Name in keyof typeof PLAIN]: z.infer<(typeof PLAIN)[Name]> };

/** The abilities that hold effects; they are written out as a type for the same reason as effects that hold others. */
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
    /** Where the card lies while the ability works; in play, if it says nothing (rule 6.1.12). */
    readonly in?: 'discard' | undefined;
    readonly on: readonly Trigger[];
    readonly if?: Condition | undefined;
    /** What holds as it triggers. */
    readonly while?: Condition | undefined;
    /** "Once during your turn": it does nothing where it has resolved this turn (6.1.13.2). */
    readonly oncePerTurn?: boolean | undefined;
    readonly effects: readonly Effect[];
  };
}
/** "{cost} - {effects}": used by its controller on the own turn. */
export type ActivatedAbility = HoldingAbilities['activated'];
/** "When", "whenever", "at": goes into the bag (6.2). `if` is looked at as it resolves (6.2.4). */
export type TriggeredAbility = HoldingAbilities['triggered'];
/** What a card gets or loses for as long as something lasts; an ability is what it says in quotation marks. */
export type Modification = PlainModification | { readonly ability: ActivatedAbility | TriggeredAbility };

/** The effects that hold others. They are written out as a type, since it holds itself; their schemas stand in `flowEffects`. */
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
/** An ability that a card gets from another one: what stands in quotation marks. */
export const grantedAbility = z.discriminatedUnion('kind', [activated, triggered]);
/** The abilities that something gives to cards, as data say it somewhere in them; what those give is theirs. */
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

/** Effects that say which others happen, how often and when, and what gives abilities. */
const flowEffects = {
  /** Cards get something for a while. */
  give: z.strictObject({
    effect: z.literal('give'),
    what: selection,
    gives: z.array(modification).min(1).max(8).readonly(),
    for: duration,
    /** Whatever is so while it lasts has it, also what comes later (rule 6.4.2.1); `what` is a group then. */
    ongoing: z.boolean().optional(),
  }),
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
