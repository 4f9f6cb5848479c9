import type { ActivatedAbility } from './ability.js';
import type { AbilityCost } from './cost.js';
import type { Effect, EffectNamed } from './effects/effect.js';
import type { MtgCardFilter } from './filter.js';
import { giftOf } from './gifts.js';
import type { PAID_KEYWORDS } from './keyword-lists.js';
import type { PaidKeyword } from './keyword.js';
import {
  type KeywordAbilities,
  t1,
  target,
  CREATURE,
  when,
  yourUpkeep,
  counters,
  enters,
  ENCHANTS_CREATURES,
  on,
  bears,
  sacrificed,
  marked,
} from './keyword-parts.js';
import type { AbilityAmount } from './selector.js';

type PaidKeywordName = (typeof PAID_KEYWORDS)[number];

const activated = (
  id: string,
  costs: readonly AbilityCost[],
  effects: readonly Effect[],
  more: Partial<ActivatedAbility> = {},
): KeywordAbilities => ({ activated: [{ id, costs, effects, isManaAbility: false, ...more }] });
const TIME = 'time';
/** The kind of counters that count the levels of a leveler (rule 711.2). */
const LEVEL = 'level';
/** Copies the spell as it is cast if that cost was paid for it; its controller may choose new targets. */
const copiedIfPaid = (cost: PaidKeywordName, times?: AbilityAmount): KeywordAbilities => ({
  triggered: [
    {
      id: cost,
      trigger: { on: 'casts', who: 'you', what: 'self' },
      zone: 'stack',
      if: { paid: cost },
      effects: [
        { effect: 'copySpell', what: 'self', ...(times === undefined ? {} : { times }), newTargets: true },
      ],
    },
  ],
});

/** Creates token copies of the permanent as it enters, if that cost was paid. */
const copiesIfPaid = (
  cost: PaidKeywordName,
  how: Pick<EffectNamed<'createCopy'>, 'count' | 'except'>,
): KeywordAbilities =>
  when(cost, enters, [{ effect: 'createCopy', of: 'self', ...how }], { if: { paid: cost } });

/**
 * Creates a token that is a copy of the card, with these exceptions, and a Zombie in addition to its other
 * types.
 */
const comesAsToken = (
  id: string,
  costs: readonly AbilityCost[],
  except: EffectNamed<'createCopy'>['except'],
): KeywordAbilities =>
  activated(
    id,
    [...costs, { cost: 'exile', what: 'self' }],
    [{ effect: 'createCopy', of: 'self', except: { ...except, addSubtypes: ['Zombie'], noCost: true } }],
    { ...slowly, zone: 'graveyard' },
  );
const discarded: AbilityCost = { cost: 'discard', what: 'self' };
const slowly = { timing: { sorcery: true } } as const;
const YOURS: MtgCardFilter = { ...CREATURE, controller: 'self' };

/**
 * Counts the parts of a cost for which the payer chooses something: their slots are named `cost1`, `cost2`
 * ...
 */
const chosenFor = (costs: readonly AbilityCost[]): number =>
  costs.filter((part) => 'what' in part && part.what !== undefined && part.what !== 'self').length;

/** The abilities of keywords with a cost, by their rules. */
export const PAID: { readonly [Name in PaidKeywordName]: (keyword: PaidKeyword) => KeywordAbilities } = {
  // Costs of spells: the rules of casting look at these.
  additionalCost: () => ({}),
  alternativeCost: () => ({}),
  awaken: () => ({}),
  bargain: () => ({}),
  buyback: () => ({}),
  cleave: () => ({}),
  entwine: () => ({}),
  escalate: () => ({}),
  disturb: () => ({}),
  flashback: () => ({}),
  escape: () => ({}),
  'jump-start': () => ({}),
  retrace: () => ({}),
  strive: () => ({}),
  flashCost: () => ({}),
  // 702.174a, for permanents. An instant or sorcery gives the gift as it resolves.
  gift: ({ gives }) => (gives ? when('gift', enters, [giftOf(gives)], { if: { paid: 'gift' } }) : {}),
  kicker: () => ({}),
  multikicker: () => ({}),
  // 702.140a: `paidFor` says what it does as it resolves.
  mutate: () => ({}),
  overload: () => ({}),
  // 702.37: a face-down object has no abilities of its own; turning it up looks at the hidden face.
  disguise: () => ({}),
  megamorph: () => ({}),
  morph: () => ({}),
  spectacle: () => ({}),
  splice: () => ({}),
  surge: () => ({}),
  // 702.153a
  casualty: () => copiedIfPaid('casualty'),
  // 702.103b, while it is bestowed. The rules of casting build the bestowed spell.
  bestow: () => ({
    static: [
      {
        id: 'bestowed',
        affects: 'self',
        change: {
          onlyTypes: ['enchantment'],
          addSubtypes: ['Aura'],
          addKeywords: [ENCHANTS_CREATURES],
        },
        if: { paid: 'bestow' },
      },
    ],
  }),
  // 702.78a
  conspire: () => copiedIfPaid('conspire'),
  // 702.157a
  squad: () => copiesIfPaid('squad', { count: { timesPaid: 'squad' } }),
  // 702.175a
  offspring: () => copiesIfPaid('offspring', { except: { power: 1, toughness: 1 } }),
  // 702.56a
  replicate: () => copiedIfPaid('replicate', { timesPaid: 'replicate' }),
  // 702.109a
  dash: () => ({
    static: [
      {
        id: 'dash-haste',
        affects: 'self',
        change: { addKeywords: [{ keyword: 'haste' }] },
        if: { paid: 'dash' },
      },
    ],
    ...when(
      'dash',
      { on: 'step', step: 'end', whose: 'each' },
      [{ effect: 'moveCards', what: 'self', to: 'hand' }],
      {
        if: { paid: 'dash' },
      },
    ),
  }),
  // 702.128a
  embalm: ({ costs }) => comesAsToken('embalm', costs, { colors: ['white'] }),
  // 702.129a
  eternalize: ({ costs }) => comesAsToken('eternalize', costs, { colors: ['black'], power: 4, toughness: 4 }),
  // 702.141a
  encore: ({ costs }) =>
    activated(
      'encore',
      [...costs, { cost: 'exile', what: 'self' }],
      [
        {
          effect: 'createCopy',
          of: 'self',
          count: { numberOf: 'eachOpponent' },
          keywords: [{ keyword: 'haste' }, { keyword: 'mustAttack' }],
          bind: 'encored',
        },
        {
          effect: 'delayed',
          at: 'nextEndStep',
          effects: [{ effect: 'sacrifice', what: { bound: 'encored' }, count: 'all' }],
        },
      ],
      { ...slowly, zone: 'graveyard' },
    ),
  // 702.35a
  madness: ({ costs }) => ({
    triggered: [
      {
        id: 'madness',
        trigger: { on: 'madness', what: 'self' },
        zone: 'exile',
        effects: [
          { effect: 'castCard', what: 'self', costs, as: 'madness' },
          {
            effect: 'if',
            condition: { what: 'self', is: { zone: 'exile' } },
            effects: [{ effect: 'moveCards', what: 'self', to: 'graveyard' }],
          },
        ],
      },
    ],
  }),
  // 702.49a
  ninjutsu: ({ costs }) =>
    activated(
      'ninjutsu',
      [
        ...costs,
        { cost: 'reveal', what: 'self' },
        { cost: 'return', what: { type: 'creature', attacking: true, blocked: false } },
      ],
      // 702.49c: it attacks what the returned creature attacked, which is the last object chosen for the
      // cost.
      [
        {
          effect: 'moveCards',
          what: 'self',
          to: 'battlefield',
          tapped: true,
          attacking: { as: { bound: `cost${chosenFor(costs) + 1}` } },
        },
      ],
      { zone: 'hand', timing: { during: 'afterBlocks' } },
    ),
  // 702.62a
  suspend: ({ costs, n = 1 }) => ({
    activated: [
      {
        id: 'suspend',
        costs,
        effects: [
          { effect: 'moveCards', what: 'self', to: 'exile', bind: 'suspended' },
          { effect: 'putCounters', what: { bound: 'suspended' }, counter: TIME, amount: n },
        ],
        isManaAbility: false,
        zone: 'hand',
        timing: { asCast: true },
        special: true,
      },
    ],
    triggered: [
      {
        id: 'suspend',
        trigger: yourUpkeep,
        zone: 'exile',
        if: { amount: on(TIME), gte: 1 },
        effects: [{ effect: 'removeCounters', what: 'self', counter: TIME, amount: 1 }],
      },
      {
        id: 'suspend-last',
        trigger: { on: 'losesLastCounter', what: 'self', counter: TIME },
        zone: 'exile',
        effects: [{ effect: 'castCard', what: 'self', as: 'suspend' }],
      },
    ],
    static: [
      {
        id: 'suspend-haste',
        affects: 'self',
        change: { addKeywords: [{ keyword: 'haste' }] },
        if: { allOf: [{ paid: 'suspend' }, { same: ['you', { ownerOf: 'self' }] }] },
      },
    ],
  }),
  // 702.143a: on a later turn it can be cast for that cost, which the rules of casting look at.
  foretell: () =>
    activated('foretell', [{ cost: 'mana', mana: [2] }], [{ effect: 'foretell', what: 'self' }], {
      zone: 'hand',
      timing: { turn: 'yours' },
      special: true,
    }),
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
  // 702.74a
  evoke: () => when('evoke', enters, [sacrificed], { if: { paid: 'evoke' } }),
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
  // 702.87a
  'level up': ({ costs }) =>
    activated(
      'level-up',
      costs,
      [{ effect: 'putCounters', what: 'self', counter: LEVEL, amount: 1 }],
      slowly,
    ),
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
