import { type Named, type PinnedRef, type TargetSpec, pinnedRef, targetSpec } from '@reticle/core';
import {
  type EffectOf,
  type FamilyData,
  type FamilyOf,
  type Frame,
  familyUnion,
  frame,
} from '@reticle/core/play';
import * as z from 'zod';
import { type Condition, condition } from '../condition.js';
import { type AbilityCost, abilityCost } from '../cost.js';
import { type AbilityAmount, type Selector, abilityAmount, selector } from '../selector.js';
import { type Trigger, trigger } from '../trigger.js';
import { bindName, ZONES, type Zone } from '../vocabulary.js';
import { actionEffects } from './actions.js';
import { cardEffects } from './cards.js';
import { changeEffects } from './changes.js';
import { choiceEffects } from './choose.js';
import { damageEffects } from './damage.js';
import { exchangeEffects } from './exchanges.js';
import type { EffectEntry } from './family.js';
import { permanentEffects } from './permanents.js';
import { playerEffects } from './players.js';
import { stackEffects } from './stack.js';

/** The families of effects that hold no other effects. */
const PLAIN = {
  ...actionEffects,
  ...cardEffects,
  ...changeEffects,
  ...choiceEffects,
  ...damageEffects,
  ...exchangeEffects,
  ...permanentEffects,
  ...playerEffects,
  ...stackEffects,
};
type PlainEffects = FamilyData<'effect', typeof PLAIN>;

/** The moments for which delayed triggers can wait. */
export const DELAYED_UNTIL = [
  'nextEndStep',
  'nextUpkeep',
  'yourNextUpkeep',
  'eachOfYourUpkeeps',
  'endOfCombat',
  'sourceLeaves',
] as const;

/** An object leaves the battlefield, to one of these zones or to any; perhaps this turn only. */
type Departure = {
  readonly goes: Selector;
  readonly to?: readonly Zone[] | undefined;
  readonly thisTurn?: true | undefined;
};

/** An event of this turn: each time that it happens, or only the next one. */
type LaterEvent = { readonly event: Trigger; readonly next?: true | undefined };

const laterEvent = z.strictObject({ event: trigger, next: z.literal(true).optional() });

const departure = z.strictObject({
  goes: selector,
  to: z.array(z.enum(ZONES)).min(1).max(4).readonly().optional(),
  thisTurn: z.literal(true).optional(),
});

/** Whether a match can ask for a cost several times over: mana and life only. */
export const isMultiple = ({ cost }: AbilityCost): boolean => cost === 'mana' || cost === 'life';

/**
 * The effects that hold other effects. They are written as types because they are recursive. Their keys are in
 * `flowEffects`, and do not compile if they differ.
 */
interface FlowEffects {
  /**
   * Creates a delayed triggered ability (rule 603.7), which this effect's controller controls (603.7d). Its
   * effects happen once, at that time, or in each of the controller's upkeeps for the rest of the game. If it
   * waits for the source to leave the battlefield, they happen at once and without the stack (610.3). If it
   * waits for departures, they happen once for each object that leaves, which they mean as `{ "bound": "it" }`
   * where it is then (603.7c). If it waits for an event, they happen each time that this happens this turn, or once, and mean
   * what takes part in it as triggered abilities do (603.7b). With an intervening "if", it triggers only if that holds at that time, and does
   * nothing if it no longer holds as it resolves (603.4). Names that are bound now keep their meaning. It may have
   * targets, which are chosen as it is put on the stack (603.3d) and have ids that are unique in the whole ability.
   */
  readonly delayed: {
    readonly effect: 'delayed';
    readonly at: (typeof DELAYED_UNTIL)[number] | Departure | LaterEvent;
    /** The intervening "if". */
    readonly if?: Condition | undefined;
    readonly targets?: TargetSpec | undefined;
    readonly effects: readonly Effect[];
  };
  /**
   * "When you do, ...": creates a reflexive triggered ability (rule 603.12), which triggers as this effect
   * happens. It has its own targets, whose ids must be unique in the whole ability. Names that are bound now
   * keep their meaning as it resolves.
   */
  readonly reflexive: {
    readonly effect: 'reflexive';
    readonly targets?: TargetSpec | undefined;
    readonly effects: readonly Effect[];
  };
  /** The controller flips a coin (rule 705.1) and wins or loses with equal chance; no call is asked for (705.2). */
  readonly flipCoin: {
    readonly effect: 'flipCoin';
    readonly win?: readonly Effect[] | undefined;
    readonly lose?: readonly Effect[] | undefined;
  };
  /** Performs the effects once for each of some things, which they mean by a name; players in turn order. */
  readonly forEach: {
    readonly effect: 'forEach';
    readonly what: Selector;
    readonly as: string;
    readonly effects: readonly Effect[];
    /** Those for which it is still to be done. Written during resolution, never on a card. */
    readonly left?: readonly PinnedRef[] | undefined;
  };
  /** Performs the effects if a condition holds when their turn comes (rule 608.2c), and the others if not. */
  readonly if: {
    readonly effect: 'if';
    readonly condition: Condition;
    readonly effects?: readonly Effect[] | undefined;
    readonly else?: readonly Effect[] | undefined;
  };
  /** Lets a player decide whether the effects happen; if not, the others do. With a cost it is `mayPay`. */
  readonly may: {
    readonly effect: 'may';
    /**
     * Who decides. Defaults to the controller. Each of several players decides alone, in turn order (rule
     * 101.4); the same selector in the effects means that one player then.
     */
    readonly who?: Selector | undefined;
    /** What the player is asked, if it is not the "you may" of a card. */
    readonly about?: 'mulligan' | 'searchLibrary' | undefined;
    readonly effects: readonly Effect[];
    readonly else?: readonly Effect[] | undefined;
  };
  /** Performs several effects one after the other. */
  readonly sequence: {
    readonly effect: 'sequence';
    readonly effects: readonly Effect[];
  };
  /** What happens instead of an event (rule 614.1a). Written during resolution, never on a card. */
  readonly replacement: {
    readonly effect: 'replacement';
    readonly frame: Named<Frame<Effect>>;
  };
  /**
   * "You may pay ...": performs the effects if the player pays, and the others if not. A player who must pay is
   * not asked whether to. With nothing but `else`, it is "... unless that player pays". A cost is paid whole or
   * not at all, and a player who can't pay is not asked (rule 118.3). The mana cost of an object without one
   * can't be paid (118.6).
   */
  readonly mayPay: {
    readonly effect: 'mayPay';
    /**
     * Who pays. Defaults to the controller. Each of several players pays alone, in turn order (rule 101.4);
     * the same selector in the effects means that one player then.
     */
    readonly who?: Selector | undefined;
    /** Asks several players in turn order only until one of them pays. */
    readonly any?: true | undefined;
    /** "Discard a card. If you do, ...": the player pays if able (rule 608.2c). */
    readonly must?: true | undefined;
    readonly costs: readonly AbilityCost[];
    /** The first object's mana cost, with `less` generic mana taken off (rule 118.7a); there are no other costs. */
    readonly manaCostOf?: Selector | undefined;
    readonly less?: number | undefined;
    /** How many times a cost of mana and life is paid: "{1} for each ...". */
    readonly times?: AbilityAmount | undefined;
    readonly effects?: readonly Effect[] | undefined;
    readonly else?: readonly Effect[] | undefined;
    /** The player agreed and now chooses what to pay with. Written during resolution, never on a card. */
    readonly agreed?: true | undefined;
    /** How many players did not pay. Written during resolution, never on a card. */
    readonly declined?: number | undefined;
  };
}

/** The data of every effect, by the effect's name. */
export interface Effects extends PlainEffects, FlowEffects {}

/**
 * What a spell or ability does as it resolves, as plain JSON. `rules/effects` performs effects, `text/effects` reads
 * and prints their words. Fields "written during resolution" hold what was done so far, so that a match can be
 * stored meanwhile.
 */
export type Effect = EffectOf<Effects>;

/** The effect of that name. */
export type EffectNamed<Name extends keyof Effects> = Effects[Name] & { readonly effect: Name };

/** The schema of {@link Effect}. */
export const effect: z.ZodType<Effect> = z.lazy(() => familyUnion('effect', KINDS));

/** The effects of one ability, in order. */
export const effects = z.array(effect).min(1).max(16).readonly();
const otherEffects = z.array(effect).max(16).readonly().optional();

/** Effects that say whether, how often and when other effects happen. */
const flowEffects = {
  delayed: {
    keys: {
      at: z.union([z.enum(DELAYED_UNTIL), departure, laterEvent]),
      if: condition.optional(),
      targets: targetSpec.optional(),
      effects,
    },
    checks: [
      {
        message: 'no targets of what happens without the stack',
        holds: ({ at, targets }: FlowEffects['delayed']) => at !== 'sourceLeaves' || targets === undefined,
      },
    ],
  },
  reflexive: {
    keys: {
      targets: targetSpec.optional(),
      effects,
    },
  },
  flipCoin: {
    keys: {
      win: otherEffects,
      lose: otherEffects,
    },
  },
  forEach: {
    keys: {
      what: selector,
      as: bindName,
      effects,
      left: z.array(pinnedRef).readonly().optional(),
    },
  },
  if: {
    keys: {
      condition,
      effects: otherEffects,
      else: otherEffects,
    },
  },
  may: {
    keys: {
      who: selector.optional(),
      about: z.enum(['mulligan', 'searchLibrary']).optional(),
      effects,
      else: otherEffects,
    },
  },
  sequence: {
    keys: {
      effects,
    },
  },
  replacement: { keys: { frame: frame(effect) } },
  mayPay: {
    keys: {
      who: selector.optional(),
      any: z.literal(true).optional(),
      must: z.literal(true).optional(),
      costs: z.array(abilityCost).max(8).readonly(),
      manaCostOf: selector.optional(),
      less: z.int().min(1).max(100).optional(),
      times: abilityAmount.optional(),
      effects: otherEffects,
      else: otherEffects,
      agreed: z.literal(true).optional(),
      declined: z.int().min(1).max(100).optional(),
    },
    checks: [
      {
        message: 'only mana and life, times',
        holds: ({ costs, times }: FlowEffects['mayPay']) => times === undefined || costs.every(isMultiple),
      },
      {
        message: 'costs, or a mana cost',
        holds: ({ costs, manaCostOf }: FlowEffects['mayPay']) =>
          (costs.length === 0) === (manaCostOf !== undefined),
      },
    ],
  },
} as const satisfies FamilyOf<'effect', FlowEffects, EffectEntry>;

const KINDS = { ...PLAIN, ...flowEffects };

/** Every kind of effect by name, with its keys and facts. */
export const EFFECTS: { readonly [Name in keyof Effects]: EffectEntry } = KINDS;
