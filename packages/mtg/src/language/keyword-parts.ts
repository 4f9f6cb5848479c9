import { type TargetSpec, targetSpec } from '@reticle/core';
import type { ActivatedAbility } from './ability.js';
import type { CardDefinition, StaticAbility, TriggeredAbility } from './card-definition.js';
import type { Trigger } from './trigger.js';
import type { Condition } from './condition.js';
import type { Effect, EffectNamed } from './effects/effect.js';
import type { MtgCardFilter } from './filter.js';
import type { MtgKeyword } from './keyword.js';
import type { AbilityAmount } from './selector.js';

/** The abilities that a keyword stands for, by its rule. */
export interface KeywordAbilities {
  readonly activated?: readonly ActivatedAbility[];
  readonly triggered?: readonly TriggeredAbility[];
  readonly static?: readonly StaticAbility[];
  readonly entersWith?: CardDefinition['entersWith'] | readonly NonNullable<CardDefinition['entersWith']>[];
}

export const PLUS = '+1/+1';
export const it = { bound: 'it' } as const;
export const defender = { bound: 'defender' } as const;
export const t1 = { bound: 't1' } as const;

/** Builds a spec with one target that matches the filter. */
export const target = (filter: MtgCardFilter): TargetSpec =>
  targetSpec.parse({
    slots: [
      {
        id: 't1',
        accepts: [{ kind: 'card', filter }],
        min: 1,
        max: 1,
        chooser: 'controller',
        mode: 'target',
      },
    ],
    relations: [],
    timing: 'announcement',
  });
/** An opponent whom the controller chooses. */
export const AN_OPPONENT: TargetSpec = targetSpec.parse({
  slots: [
    {
      id: 't1',
      accepts: [{ kind: 'player', filter: { is: 'opponent' } }],
      min: 1,
      max: 1,
      chooser: 'controller',
      mode: 'choose',
    },
  ],
  relations: [],
  timing: 'announcement',
});
/** What makes a bestowed creature an Aura that enchants a creature (rule 702.103b). */
export const ENCHANTS_CREATURES = {
  keyword: 'enchant',
  cards: { type: 'creature' },
} as const satisfies MtgKeyword;
export const CREATURE: MtgCardFilter = { zone: 'battlefield', type: 'creature' };

/** Builds the abilities of a keyword that is one triggered ability. */
export const when = (
  id: string,
  trigger: Trigger,
  effects: readonly Effect[],
  more: Pick<TriggeredAbility, 'if' | 'targets'> = {},
): KeywordAbilities => ({ triggered: [{ id, trigger, effects, ...more }] });
export const attacks: Trigger = { on: 'attacks', what: 'self' };
export const dies: Trigger = { on: 'moves', what: 'self', from: 'battlefield', to: 'graveyard' };
export const enters: Trigger = { on: 'moves', what: 'self', to: 'battlefield' };
export const yourUpkeep: Trigger = { on: 'step', step: 'upkeep', whose: 'you' };
/** The source gets +n/+n until end of turn. */
export const pump = (amount: AbilityAmount): Effect => ({
  effect: 'pump',
  what: 'self',
  power: amount,
  toughness: amount,
  until: 'endOfTurn',
});
/** The source, or the target, gets that many +1/+1 counters. */
export const counters = (amount: AbilityAmount, what: 'self' | typeof t1 = 'self'): Effect => ({
  effect: 'putCounters',
  what,
  counter: PLUS,
  amount,
});
/** How many counters of a kind are on the source. */
export const on = (counter: string): AbilityAmount => ({ counters: counter, on: 'self' });
/** Whether the source has a keyword that marks it. */
export const bears = (keyword: string): Condition => ({ what: 'self', is: { withKeyword: keyword } });
export const sacrificed: Effect = { effect: 'sacrifice', what: 'self' };
/** The source gets a keyword that marks it. */
export const marked = (
  keyword: string,
  until: 'endOfTurn' | 'forever' | 'whileYouControl' = 'forever',
): Effect => ({
  effect: 'gainKeywords',
  what: 'self',
  keywords: [{ keyword }],
  until,
});

/** Builds crew and saddle: other untapped creatures with so much power are tapped to do something. */
export const byOthers = (
  id: string,
  totalPower: number,
  effect: Effect,
  more: Pick<ActivatedAbility, 'timing'> = {},
): KeywordAbilities => ({
  activated: [
    {
      id,
      costs: [{ cost: 'tapOthers', what: { type: 'creature' }, totalPower }],
      effects: [effect],
      isManaAbility: false,
      ...more,
    },
  ],
});

/** As the Equipment enters, a creature token is created that bears it. */
export const borne = (
  id: string,
  token: Omit<EffectNamed<'createToken'>['token'], 'types'>,
): KeywordAbilities =>
  when(id, enters, [
    { effect: 'createToken', token: { types: ['creature'], ...token }, bind: 'bearer' },
    { effect: 'attach', what: 'self', to: { bound: 'bearer' } },
  ]);

/** Rule 702.189a. */
export const fireBent = (n: number): KeywordAbilities =>
  when('firebending', attacks, [{ effect: 'addMana', mana: { red: n }, lasts: 'combat' }]);

/** Rule 702.181a. */
export const mobilized = (n: number): KeywordAbilities =>
  when('mobilize', attacks, [
    {
      effect: 'createToken',
      token: { types: ['creature'], subtypes: ['Warrior'], colors: ['red'], power: 1, toughness: 1 },
      ...(n === 1 ? {} : { count: n }),
      tapped: true,
      attacking: true,
      bind: 'mobilized',
    },
    {
      effect: 'delayed',
      at: 'nextEndStep',
      effects: [{ effect: 'sacrifice', what: { bound: 'mobilized' }, count: 'all' }],
    },
  ]);

/** Builds persist and undying: the object returns with a counter if it had none (rules 702.79a, 702.93a). */
export const returns = (id: string, counter: string): KeywordAbilities =>
  when(id, dies, [{ effect: 'moveCards', what: it, to: 'battlefield', counters: { counter, amount: 1 } }], {
    if: { amount: on(counter), eq: 0 },
  });

/**
 * The keywords with which a permanent enters with a +1/+1 counter or with the option named here (rules
 * 702.98a, 702.136a).
 */
const ELSE: ReadonlyMap<string, string> = new Map([
  ['riot', 'haste'],
  ['unleash', 'no counter'],
]);

/**
 * Returns the options between which a player chooses as a permanent with such a keyword enters. Returns
 * undefined if it has none.
 */
export function entersWithOne(keywords: readonly MtgKeyword[]): readonly string[] | undefined {
  const [other] = keywords.flatMap(({ keyword }) => ELSE.get(keyword) ?? []);
  return other === undefined ? undefined : [`${PLUS} counter`, other];
}

/**
 * Enters with a +1/+1 counter unless the other option is chosen. A permanent that enters without that choice,
 * such as a token copy, gets the counter.
 */
const entersBigger = (keyword: string): KeywordAbilities['entersWith'] => ({
  counter: PLUS,
  amount: 1,
  if: { not: { chosen: ELSE.get(keyword) ?? '' } },
});

const IS_CREATURE: Condition = { what: 'self', is: { type: 'creature' } };
const COLORS_SPENT: AbilityAmount = { manaSpent: 'self', as: 'colors' };
/** Rule 702.44a. */
const SUNBURST: KeywordAbilities = {
  entersWith: [
    { counter: PLUS, amount: COLORS_SPENT, if: IS_CREATURE },
    { counter: 'charge', amount: COLORS_SPENT, if: { not: IS_CREATURE } },
  ],
};

/** Rule 702.136a. */
const RIOT: KeywordAbilities = {
  entersWith: entersBigger('riot'),
  static: [
    {
      id: 'riot',
      affects: 'self',
      change: { addKeywords: [{ keyword: 'haste' }] },
      if: { chosen: 'haste' },
    },
  ],
};

/** Rule 702.98a. */
const UNLEASH: KeywordAbilities = {
  entersWith: entersBigger('unleash'),
  static: [
    {
      id: 'unleash',
      affects: 'self',
      change: { addKeywords: [{ keyword: 'cantBlock' }] },
      if: { amount: on(PLUS), gte: 1 },
    },
  ],
};

/** Rule 702.156a. */
const RAVENOUS: KeywordAbilities = {
  entersWith: { counter: PLUS, amount: 'X' },
  ...when('ravenous', enters, [{ effect: 'draw' }], { if: { amount: 'X', gte: 5 } }),
};

/** Keywords that say how a permanent enters. */
export const ENTERING: Readonly<Record<string, KeywordAbilities>> = {
  ravenous: RAVENOUS,
  riot: RIOT,
  sunburst: SUNBURST,
  unleash: UNLEASH,
};
