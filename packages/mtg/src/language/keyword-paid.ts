import type { ActivatedAbility } from './ability.js';
import type { AbilityCost } from './cost.js';
import type { Effect } from './effects/effect.js';
import type { MtgCardFilter } from './filter.js';
import type { PAID_KEYWORDS, PaidKeyword } from './keyword.js';
import {
  type KeywordAbilities,
  t1,
  target,
  CREATURE,
  when,
  yourUpkeep,
  counters,
  enters,
  on,
  bears,
  sacrificed,
  marked,
} from './keyword-parts.js';

type Paid = (typeof PAID_KEYWORDS)[number];

const activated = (
  id: string,
  costs: readonly AbilityCost[],
  effects: readonly Effect[],
  more: Partial<ActivatedAbility> = {},
): KeywordAbilities => ({ activated: [{ id, costs, effects, isManaAbility: false, ...more }] });
const discarded: AbilityCost = { cost: 'discard', what: 'self' };
const slowly = { timing: { sorcery: true } } as const;
const YOURS: MtgCardFilter = { ...CREATURE, controller: 'self' };

/** Keywords with a cost, by their rules. */
export const PAID: { readonly [Name in Paid]: (keyword: PaidKeyword) => KeywordAbilities } = {
  // Costs of spells: whoever casts them looks at these.
  additionalCost: () => ({}),
  alternativeCost: () => ({}),
  buyback: () => ({}),
  flashback: () => ({}),
  kicker: () => ({}),
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
