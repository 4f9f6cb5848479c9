import * as z from 'zod';
import { activatedAbility } from './ability.js';
import { type TriggeredAbility, triggeredAbility } from './card-definition.js';
import type { Trigger } from './trigger.js';
import type { AbilityCost } from './cost.js';
import type { Effect } from './effects/effect.js';
import type { MtgCardFilter } from './filter.js';
import { PAID } from './keyword-paid.js';
import {
  AN_OPPONENT,
  attacks,
  bears,
  borne,
  byOthers,
  counters,
  CREATURE,
  defender,
  dies,
  ENTERING,
  fireBent,
  enters,
  it,
  marked,
  mobilized,
  on,
  PLUS,
  pump,
  returns,
  sacrificed,
  t1,
  target,
  type KeywordAbilities,
  when,
  yourUpkeep,
} from './keyword-parts.js';
import { NUMBERED_KEYWORDS } from './keyword-lists.js';
import { type MtgKeyword, type PaidKeyword } from './keyword.js';
import type { AbilityAmount } from './selector.js';

type NumberedKeywordName = (typeof NUMBERED_KEYWORDS)[number];

/** Copies the spell; its controller may choose new targets. */
const copied = (times?: AbilityAmount): Effect => ({
  effect: 'copySpell',
  what: 'self',
  ...(times === undefined ? {} : { times }),
  newTargets: true,
});
const SELF_CAST: Trigger = { on: 'casts', who: 'you', what: 'self' };

/** A triggered ability that triggers as the spell is cast, so it works on the stack. */
const whenCast = (
  id: string,
  effects: readonly Effect[],
  {
    trigger = SELF_CAST,
    ...more
  }: Pick<TriggeredAbility, 'if' | 'targets'> & { readonly trigger?: Trigger } = {},
): KeywordAbilities => ({ triggered: [{ id, trigger, zone: 'stack', effects, ...more }] });

const plainKeywords = (): Readonly<Record<string, KeywordAbilities>> => ({
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
    { effect: 'may', effects: [{ effect: 'sacrifice', filter: { type: 'creature' }, exploits: true }] },
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
  // 702.55a, for permanents. An instant or sorcery is exiled that way after it has resolved.
  haunt: when('haunt', dies, [{ effect: 'moveCards', what: it, to: 'exile', haunting: t1 }], {
    targets: target(CREATURE),
  }),
  // 702.115a
  ingest: when('ingest', { on: 'dealsDamage', what: 'self', to: 'player', combat: true }, [
    { effect: 'reveal', at: { top: 1, of: { bound: 'other' } }, bind: 'ingested' },
    { effect: 'moveCards', what: { bound: 'ingested' }, to: 'exile' },
  ]),
  // 702.121a
  melee: when('melee', attacks, [pump({ numberOf: defender })]),
  // 702.85a
  cascade: whenCast('cascade', [
    {
      effect: 'digUntil',
      exiled: true,
      filter: { not: { type: 'land' }, manaValue: { lt: 'source.manaValue' } },
      bind: 'cascaded',
      rest: 'passed',
    },
    { effect: 'castCard', what: { bound: 'cascaded' }, spell: { manaValue: { lt: 'source.manaValue' } } },
    {
      effect: 'moveCards',
      what: { among: [{ bound: 'passed' }, { bound: 'cascaded' }] },
      to: 'library',
      position: 'bottom',
      order: 'random',
    },
  ]),
  // 702.144a
  demonstrate: whenCast(
    'demonstrate',
    [
      {
        effect: 'may',
        effects: [copied(), { effect: 'copySpell', what: 'self', who: t1, newTargets: true }],
      },
    ],
    { targets: AN_OPPONENT },
  ),
  // 702.40a
  storm: whenCast('storm', [copied('X')], {
    trigger: { on: 'casts', who: 'you', what: 'self', x: 'spellsBefore' },
  }),
  // 702.69a
  gravestorm: whenCast('gravestorm', [copied({ happened: 'permanentDied' })]),
  // 702.134a
  mentor: when('mentor', attacks, [counters(1, t1)], {
    targets: target({ ...CREATURE, attacking: true, power: { lt: 'source.power' } }),
  }),
  // 702.92a
  'living weapon': borne('living-weapon', {
    subtypes: ['Phyrexian', 'Germ'],
    colors: ['black'],
    power: 0,
    toughness: 0,
  }),
  // 702.163a
  'for mirrodin!': borne('for-mirrodin', { subtypes: ['Rebel'], colors: ['red'], power: 2, toughness: 2 }),
  // 702.182a
  'job select': borne('job-select', { subtypes: ['Hero'], power: 1, toughness: 1 }),
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
  ...ENTERING,
  undying: returns('undying', PLUS),
});

let made: ReturnType<typeof plainKeywords> | undefined;

/**
 * Returns the abilities of the keywords that are one word alone, by their rules. They are built at the first
 * call.
 */
const plain = (): ReturnType<typeof plainKeywords> => (made ??= plainKeywords());

const SPIRIT: MtgCardFilter = { zone: 'graveyard', owner: 'self', subtype: 'Spirit' };

/**
 * Whoever targets the permanent with a spell or ability pays, or that spell or ability is countered (rule
 * 702.21a).
 */
const ward = (costs: readonly AbilityCost[]): KeywordAbilities =>
  when('ward', { on: 'becomesTarget', what: 'self', by: 'either', who: 'opponent' }, [
    {
      effect: 'mayPay',
      who: { bound: 'player' },
      costs,
      else: [{ effect: 'counter', what: { bound: 'other' } }],
    },
  ]);

/** The abilities of keywords with a number. */
const NUMBERED: { readonly [Name in NumberedKeywordName]: (n: number) => KeywordAbilities } = {
  // 702.122a
  crew: (n) =>
    byOthers('crew', n, {
      effect: 'become',
      what: 'self',
      change: { addTypes: ['artifact', 'creature'] },
      until: 'endOfTurn',
    }),
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
  // 702.54a
  bloodthirst: (n) => ({
    entersWith: {
      counter: PLUS,
      amount: n,
      if: { amount: { happened: 'damaged', who: 'eachOpponent' }, gte: 1 },
    },
  }),
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
  // 702.52a: the draw replacement itself is in the rules of drawing.
  dredge: () => ({}),
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
  firebending: fireBent,
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
  mobilize: mobilized,
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
  // 702.171a
  saddle: (n) => byOthers('saddle', n, marked('saddled', 'endOfTurn'), { timing: { sorcery: true } }),
  // 702.46a
  soulshift: (n) =>
    when('soulshift', dies, [{ effect: 'may', effects: [{ effect: 'moveCards', what: t1, to: 'hand' }] }], {
      targets: target({ ...SPIRIT, manaValue: { lte: n } }),
    }),
  // 702.164: the damage itself gives the poison counters.
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

const isNumbered = (name: string): name is NumberedKeywordName =>
  NUMBERED_KEYWORDS.some((known) => known === name);
const isPaid = (keyword: MtgKeyword): keyword is PaidKeyword => 'costs' in keyword;

const inQuotes = z.strictObject({
  activated: activatedAbility.optional(),
  triggered: triggeredAbility.optional(),
});

/**
 * Returns the ability that a keyword contains, as cards give it in quotation marks. Returns undefined for any
 * other keyword.
 */
export function abilityInKeyword(keyword: MtgKeyword): KeywordAbilities | undefined {
  if (!('ability' in keyword) || keyword.keyword !== 'has') return undefined;
  const { data } = inQuotes.safeParse(keyword.ability);
  return {
    ...(data?.activated ? { activated: [data.activated] } : {}),
    ...(data?.triggered ? { triggered: [data.triggered] } : {}),
  };
}

/**
 * Returns the abilities that a keyword stands for. Returns undefined if rules look at the keyword by its name
 * instead.
 */
export function abilitiesOfKeyword(keyword: MtgKeyword): KeywordAbilities | undefined {
  if (keyword.keyword === 'has') return abilityInKeyword(keyword);
  if ('cost' in keyword) return keyword.price && ward(keyword.price);
  if (isPaid(keyword)) return PAID[keyword.keyword](keyword);
  if ('n' in keyword && isNumbered(keyword.keyword)) return NUMBERED[keyword.keyword](keyword.n);
  return Object.hasOwn(plain(), keyword.keyword) ? plain()[keyword.keyword] : undefined;
}
