import { type TargetSpec, targetSpec } from '@reticle/core';
import * as z from 'zod';
import { type ActivatedAbility, activatedAbility } from './ability.js';
import {
  type CardDefinition,
  type StaticAbility,
  type Trigger,
  type TriggeredAbility,
  triggeredAbility,
} from './card-definition.js';
import type { Condition } from './condition.js';
import type { AbilityCost } from './cost.js';
import type { Effect } from './effects/effect.js';
import type { MtgCardFilter } from './filter.js';
import { type MtgKeyword, NUMBERED_KEYWORDS, type PAID_KEYWORDS } from './keyword.js';
import type { AbilityAmount } from './selector.js';

/** The abilities that a keyword stands for, as its rule has them. */
export interface KeywordAbilities {
  readonly activated?: readonly ActivatedAbility[];
  readonly triggered?: readonly TriggeredAbility[];
  readonly static?: readonly StaticAbility[];
  readonly entersWith?: CardDefinition['entersWith'];
}

type Numbered = (typeof NUMBERED_KEYWORDS)[number];
type Paid = (typeof PAID_KEYWORDS)[number];
type PaidKeyword = Extract<MtgKeyword, { readonly costs: readonly AbilityCost[] }>;

const PLUS = '+1/+1';
const it = { bound: 'it' } as const;
const defender = { bound: 'defender' } as const;
const t1 = { bound: 't1' } as const;

const target = (filter: MtgCardFilter): TargetSpec =>
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
const CREATURE: MtgCardFilter = { zone: 'battlefield', type: 'creature' };

const when = (
  id: string,
  trigger: Trigger,
  effects: readonly Effect[],
  more: Pick<TriggeredAbility, 'if' | 'targets'> = {},
): KeywordAbilities => ({ triggered: [{ id, trigger, effects, ...more }] });
const attacks: Trigger = { on: 'attacks', what: 'self' };
const dies: Trigger = { on: 'moves', what: 'self', from: 'battlefield', to: 'graveyard' };
const enters: Trigger = { on: 'moves', what: 'self', to: 'battlefield' };
const yourUpkeep: Trigger = { on: 'step', step: 'upkeep', whose: 'you' };
const pump = (amount: AbilityAmount): Effect => ({
  effect: 'pump',
  what: 'self',
  power: amount,
  toughness: amount,
  until: 'endOfTurn',
});
const counters = (amount: AbilityAmount, what: 'self' | typeof t1 = 'self'): Effect => ({
  effect: 'putCounters',
  what,
  counter: PLUS,
  amount,
});
const on = (counter: string): AbilityAmount => ({ counters: counter, on: 'self' });
const bears = (keyword: string): Condition => ({ what: 'self', is: { withKeyword: keyword } });
const sacrificed: Effect = { effect: 'sacrifice', what: 'self' };
const marked = (keyword: string, until: 'forever' | 'whileYouControl' = 'forever'): Effect => ({
  effect: 'gainKeywords',
  what: 'self',
  keywords: [{ keyword }],
  until,
});

/** Persist and undying: it comes back with a counter, if it had none (rules 702.79a, 702.93a). */
const returns = (id: string, counter: string): KeywordAbilities =>
  when(id, dies, [{ effect: 'moveCards', what: it, to: 'battlefield', counters: { counter, amount: 1 } }], {
    if: { amount: on(counter), eq: 0 },
  });

/** Keywords that a word alone gives, by their rules. */
const PLAIN: Readonly<Record<string, KeywordAbilities>> = {
  // 702.91a
  'battle cry': when('battle-cry', attacks, [
    {
      effect: 'pump',
      what: { each: { type: 'creature', attacking: true, excludeSelf: true } },
      power: 1,
      toughness: 0,
      until: 'endOfTurn',
    },
  ]),
  // 702.100a
  evolve: when(
    'evolve',
    { on: 'moves', what: { type: 'creature', controller: 'self', excludeSelf: true }, to: 'battlefield' },
    [counters(1)],
    {
      if: {
        anyOf: [
          { amount: { of: 'power', what: it }, gt: { of: 'power', what: 'self' } },
          { amount: { of: 'toughness', what: it }, gt: { of: 'toughness', what: 'self' } },
        ],
      },
    },
  ),
  // 702.83a
  exalted: when('exalted', { on: 'attacks', what: { type: 'creature', controller: 'self' }, alone: true }, [
    { effect: 'pump', what: it, power: 1, toughness: 1, until: 'endOfTurn' },
  ]),
  // 702.110a
  exploit: when('exploit', enters, [
    { effect: 'may', effects: [{ effect: 'sacrifice', filter: { type: 'creature' } }] },
  ]),
  // 702.101a
  extort: when('extort', { on: 'casts', who: 'you', what: {} }, [
    {
      effect: 'mayPay',
      costs: [{ cost: 'mana', mana: ['W/B'] }],
      effects: [
        { effect: 'loseLife', who: 'eachOpponent', amount: 1 },
        { effect: 'gainLife', amount: { numberOf: 'eachOpponent' } },
      ],
    },
  ]),
  // 702.25a
  flanking: when('flanking', { on: 'becomesBlocked', what: 'self', other: { withoutKeyword: 'flanking' } }, [
    { effect: 'pump', what: { bound: 'other' }, power: -1, toughness: -1, until: 'endOfTurn' },
  ]),
  // 702.115a
  ingest: when('ingest', { on: 'dealsDamage', what: 'self', to: 'player', combat: true }, [
    { effect: 'reveal', at: { top: 1, of: { bound: 'other' } }, bind: 'ingested' },
    { effect: 'moveCards', what: { bound: 'ingested' }, to: 'exile' },
  ]),
  // 702.121a
  melee: when('melee', attacks, [pump({ numberOf: defender })]),
  // 702.134a
  mentor: when('mentor', attacks, [counters(1, t1)], {
    targets: target({ ...CREATURE, attacking: true, power: { lt: 'source.power' } }),
  }),
  persist: returns('persist', '-1/-1'),
  // 702.108a
  prowess: when('prowess', { on: 'casts', who: 'you', what: { not: { type: 'creature' } } }, [pump(1)]),
  // 702.149a
  training: when('training', attacks, [counters(1)], {
    if: {
      what: {
        each: {
          type: 'creature',
          attacking: true,
          controller: 'self',
          excludeSelf: true,
          power: { gt: 'source.power' },
        },
      },
    },
  }),
  undying: returns('undying', PLUS),
};

const SPIRIT: MtgCardFilter = { zone: 'graveyard', owner: 'self', subtype: 'Spirit' };

/** Keywords with a number. */
const NUMBERED: { readonly [Name in Numbered]: (n: number) => KeywordAbilities } = {
  // 702.130a
  afflict: (n) =>
    when('afflict', { on: 'becomesBlocked', what: 'self' }, [
      { effect: 'loseLife', who: { bound: 'defender' }, amount: n },
    ]),
  // 702.135a
  afterlife: (n) =>
    when('afterlife', dies, [
      {
        effect: 'createToken',
        token: {
          types: ['creature'],
          subtypes: ['Spirit'],
          colors: ['white', 'black'],
          power: 1,
          toughness: 1,
          keywords: [{ keyword: 'flying' }],
        },
        ...(n === 1 ? {} : { count: n }),
      },
    ]),
  // 702.86a
  annihilator: (n) => when('annihilator', attacks, [{ effect: 'sacrifice', who: defender, count: n }]),
  // 702.45a
  bushido: (n) =>
    when(
      'bushido',
      {
        on: 'anyOf',
        of: [
          { on: 'blocks', what: 'self' },
          { on: 'becomesBlocked', what: 'self' },
        ],
      },
      [pump(n)],
    ),
  // 702.123a
  fabricate: (n) =>
    when('fabricate', enters, [
      {
        effect: 'may',
        effects: [counters(n)],
        else: [
          {
            effect: 'createToken',
            token: { types: ['artifact', 'creature'], subtypes: ['Servo'], power: 1, toughness: 1 },
            ...(n === 1 ? {} : { count: n }),
          },
        ],
      },
    ]),
  // 702.32a
  fading: (n) => ({
    entersWith: { counter: 'fade', amount: n },
    ...when('fading', yourUpkeep, [
      {
        effect: 'if',
        condition: { amount: on('fade'), gte: 1 },
        effects: [{ effect: 'removeCounters', what: 'self', counter: 'fade', amount: 1 }],
        else: [sacrificed],
      },
    ]),
  }),
  // 702.58a
  graft: (n) => ({
    entersWith: { counter: PLUS, amount: n },
    ...when(
      'graft',
      { on: 'moves', what: { type: 'creature', excludeSelf: true }, to: 'battlefield' },
      [
        {
          effect: 'may',
          effects: [
            { effect: 'removeCounters', what: 'self', counter: PLUS, amount: 1 },
            { effect: 'putCounters', what: it, counter: PLUS, amount: 1 },
          ],
        },
      ],
      { if: { amount: on(PLUS), gte: 1 } },
    ),
  }),
  // 702.43a
  modular: (n) => ({
    entersWith: { counter: PLUS, amount: n },
    ...when('modular', dies, [{ effect: 'may', effects: [counters(on(PLUS), t1)] }], {
      targets: target({ zone: 'battlefield', allTypes: ['artifact', 'creature'] }),
    }),
  }),
  // 702.23a
  rampage: (n) =>
    when('rampage', { on: 'becomesBlocked', what: 'self' }, [
      pump(scaled({ plus: { numberOf: { bound: 'other' } }, more: -1 }, n)),
    ]),
  // 702.112a
  renown: (n) =>
    when(
      'renown',
      { on: 'dealsDamage', what: 'self', to: 'player', combat: true },
      [counters(n), marked('renowned')],
      { if: { not: bears('renowned') } },
    ),
  // 702.46a
  soulshift: (n) =>
    when('soulshift', dies, [{ effect: 'may', effects: [{ effect: 'moveCards', what: t1, to: 'hand' }] }], {
      targets: target({ ...SPIRIT, manaValue: { lte: n } }),
    }),
  // 702.164: poison counters come with the damage itself.
  toxic: () => ({}),
  // 702.63a
  vanishing: (n) => ({
    entersWith: { counter: 'time', amount: n },
    triggered: [
      {
        id: 'vanishing',
        trigger: yourUpkeep,
        if: { amount: on('time'), gte: 1 },
        effects: [{ effect: 'removeCounters', what: 'self', counter: 'time', amount: 1 }],
      },
      {
        id: 'vanishing-last',
        trigger: { on: 'losesLastCounter', what: 'self', counter: 'time' },
        effects: [sacrificed],
      },
    ],
  }),
};
const scaled = (amount: AbilityAmount, by: number): AbilityAmount =>
  by === 1 ? amount : { multiply: amount, by };

const activated = (
  id: string,
  costs: readonly AbilityCost[],
  effects: readonly Effect[],
  more: Partial<ActivatedAbility> = {},
): KeywordAbilities => ({ activated: [{ id, costs, effects, isManaAbility: false, ...more }] });
const discarded: AbilityCost = { cost: 'discard', what: 'self' };
const slowly = { timing: { sorcery: true } } as const;
const YOURS: MtgCardFilter = { ...CREATURE, controller: 'self' };

/** Keywords with a cost. */
const PAID: { readonly [Name in Paid]: (keyword: PaidKeyword) => KeywordAbilities } = {
  // 702.24a
  'cumulative upkeep': ({ costs }) =>
    when('cumulative-upkeep', yourUpkeep, [
      { effect: 'putCounters', what: 'self', counter: 'age', amount: 1 },
      { effect: 'mayPay', costs, times: on('age'), else: [sacrificed] },
    ]),
  // 702.29a
  cycling: ({ costs }) => activated('cycling', [...costs, discarded], [{ effect: 'draw' }], { zone: 'hand' }),
  // 702.29e
  typecycling: ({ costs, what = {} }) =>
    activated(
      'typecycling',
      [...costs, discarded],
      [{ effect: 'search', filter: what, to: 'hand', reveal: true }],
      { zone: 'hand' },
    ),
  // 702.30a
  echo: ({ costs }) =>
    when(
      'echo',
      yourUpkeep,
      [marked('echoed', 'whileYouControl'), { effect: 'mayPay', costs, else: [sacrificed] }],
      {
        if: { not: bears('echoed') },
      },
    ),
  // 702.6a
  equip: ({ costs, what = {} }) =>
    activated('equip', costs, [{ effect: 'attach', what: 'self', to: t1 }], {
      ...slowly,
      targets: target({ ...YOURS, ...what }),
    }),
  // 702.67a
  fortify: ({ costs }) =>
    activated('fortify', costs, [{ effect: 'attach', what: 'self', to: t1 }], {
      ...slowly,
      targets: target({ zone: 'battlefield', type: 'land', controller: 'self' }),
    }),
  // 702.107a
  outlast: ({ costs }) => activated('outlast', [...costs, { cost: 'tap' }], [counters(1)], slowly),
  // 702.77a
  reinforce: ({ costs, n = 1 }) =>
    activated('reinforce', [...costs, discarded], [counters(n, t1)], {
      zone: 'hand',
      targets: target(CREATURE),
    }),
  // 702.97a
  scavenge: ({ costs }) =>
    activated(
      'scavenge',
      [...costs, { cost: 'exile', what: 'self' }],
      [counters({ of: 'power', what: 'self' }, t1)],
      { ...slowly, zone: 'graveyard', targets: target(CREATURE) },
    ),
  // 702.53a
  transmute: ({ costs }) =>
    activated(
      'transmute',
      [...costs, discarded],
      [{ effect: 'search', filter: { manaValue: { eq: 'source.manaValue' } }, to: 'hand', reveal: true }],
      { ...slowly, zone: 'hand' },
    ),
  // 702.84a
  unearth: ({ costs }) =>
    activated(
      'unearth',
      costs,
      [
        { effect: 'moveCards', what: 'self', to: 'battlefield', bind: 'unearthed' },
        {
          effect: 'gainKeywords',
          what: { bound: 'unearthed' },
          keywords: [{ keyword: 'haste' }, { keyword: 'leavesIntoExile' }],
          until: 'forever',
        },
        {
          effect: 'delayed',
          at: 'nextEndStep',
          effects: [{ effect: 'moveCards', what: { bound: 'unearthed' }, to: 'exile' }],
        },
      ],
      { ...slowly, zone: 'graveyard' },
    ),
};

const isNumbered = (name: string): name is Numbered => NUMBERED_KEYWORDS.some((known) => known === name);
const isPaid = (keyword: MtgKeyword): keyword is PaidKeyword => 'costs' in keyword;

const inQuotes = z.strictObject({
  activated: activatedAbility.optional(),
  triggered: triggeredAbility.optional(),
});

/** The ability that a keyword holds itself, as cards have it in quotation marks; `undefined` for any other keyword. */
export function abilityInKeyword(keyword: MtgKeyword): KeywordAbilities | undefined {
  if (!('ability' in keyword) || keyword.keyword !== 'has') return undefined;
  const { data } = inQuotes.safeParse(keyword.ability);
  return {
    ...(data?.activated ? { activated: [data.activated] } : {}),
    ...(data?.triggered ? { triggered: [data.triggered] } : {}),
  };
}

/** The abilities that a keyword stands for; `undefined` for one that rules look at by its name. */
export function abilitiesOfKeyword(keyword: MtgKeyword): KeywordAbilities | undefined {
  if (keyword.keyword === 'has') return abilityInKeyword(keyword);
  if (isPaid(keyword)) return PAID[keyword.keyword](keyword);
  if ('n' in keyword && isNumbered(keyword.keyword)) return NUMBERED[keyword.keyword](keyword.n);
  return Object.hasOwn(PLAIN, keyword.keyword) ? PLAIN[keyword.keyword] : undefined;
}
