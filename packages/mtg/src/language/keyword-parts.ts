import { type TargetSpec, targetSpec } from '@reticle/core';
import type { ActivatedAbility } from './ability.js';
import type { CardDefinition, StaticAbility, TriggeredAbility } from './card-definition.js';
import type { Trigger } from './trigger.js';
import type { Condition } from './condition.js';
import type { Effect } from './effects/effect.js';
import type { MtgCardFilter } from './filter.js';
import type { MtgKeyword } from './keyword.js';
import type { AbilityAmount } from './selector.js';

/** The abilities that a keyword stands for, as its rule has them. */
export interface KeywordAbilities {
  readonly activated?: readonly ActivatedAbility[];
  readonly triggered?: readonly TriggeredAbility[];
  readonly static?: readonly StaticAbility[];
  readonly entersWith?: CardDefinition['entersWith'];
}

export const PLUS = '+1/+1';
export const it = { bound: 'it' } as const;
export const defender = { bound: 'defender' } as const;
export const t1 = { bound: 't1' } as const;

/** One target of a kind. */
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
/** What a bestowed creature is instead: an Aura that enchants a creature (rule 702.103b). */
export const ENCHANTS_CREATURES = {
  keyword: 'enchant',
  cards: { type: 'creature' },
} as const satisfies MtgKeyword;
export const CREATURE: MtgCardFilter = { zone: 'battlefield', type: 'creature' };

/** A triggered ability by itself. */
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
/** It gets +n/+n until end of turn. */
export const pump = (amount: AbilityAmount): Effect => ({
  effect: 'pump',
  what: 'self',
  power: amount,
  toughness: amount,
  until: 'endOfTurn',
});
/** It gets so many +1/+1 counters, or the target does. */
export const counters = (amount: AbilityAmount, what: 'self' | typeof t1 = 'self'): Effect => ({
  effect: 'putCounters',
  what,
  counter: PLUS,
  amount,
});
/** How many counters of a kind are on it. */
export const on = (counter: string): AbilityAmount => ({ counters: counter, on: 'self' });
/** It has a keyword that marks it. */
export const bears = (keyword: string): Condition => ({ what: 'self', is: { withKeyword: keyword } });
export const sacrificed: Effect = { effect: 'sacrifice', what: 'self' };
/** It gets such a mark. */
export const marked = (keyword: string, until: 'forever' | 'whileYouControl' = 'forever'): Effect => ({
  effect: 'gainKeywords',
  what: 'self',
  keywords: [{ keyword }],
  until,
});

/** Persist and undying: it comes back with a counter, if it had none (rules 702.79a, 702.93a). */
export const returns = (id: string, counter: string): KeywordAbilities =>
  when(id, dies, [{ effect: 'moveCards', what: it, to: 'battlefield', counters: { counter, amount: 1 } }], {
    if: { amount: on(counter), eq: 0 },
  });

/** Keywords with which a permanent enters with a counter, or else with something that has this name (rules 702.98a, 702.136a). */
const ELSE: ReadonlyMap<string, string> = new Map([
  ['riot', 'haste'],
  ['unleash', 'no counter'],
]);

/** What is chosen between as a permanent with such a keyword enters; undefined if it has none. */
export function entersWithOne(keywords: readonly MtgKeyword[]): readonly string[] | undefined {
  const [other] = keywords.flatMap(({ keyword }) => ELSE.get(keyword) ?? []);
  return other === undefined ? undefined : [`${PLUS} counter`, other];
}

/** It enters with a +1/+1 counter, unless the other thing is chosen; what enters without being chosen for, such as a token that is a copy, has it. */
const entersBigger = (keyword: string): KeywordAbilities['entersWith'] => ({
  counter: PLUS,
  amount: 1,
  if: { not: { chosen: ELSE.get(keyword) ?? '' } },
});

/** Rule 702.136a. */
export const RIOT: KeywordAbilities = {
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
export const UNLEASH: KeywordAbilities = {
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
