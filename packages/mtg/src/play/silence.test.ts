/** Whether a player is asked reveals to nobody what is in a hand or a library (rule 400.2). */
import { unwrap } from '@reticle/core';
import type { MatchEvent, Move } from '@reticle/core/match';
import { describe, expect, inject, it } from 'vitest';
import { creatureCard, define } from '../../test/made-up.js';
import { put, table } from '../../test/table.js';
import type { CardDefinition } from '../language/card-definition.js';
import type { Effect } from '../language/effects/effect.js';
import type { MtgCardFilter } from '../language/filter.js';
import type { MtgCard } from '../state/card.js';

const fits = creatureCard('Grove Bear', [2, 'G'], 2, 2, [], { subtypes: ['Bear'] });
const other = define('Still Stone', { types: ['artifact'], cost: [1] });
/** How many cards there are: of two, one may fit and the other not. */
const SIZES = inject('deep') ? [1, 2, 3] : [1, 2];

/** Cards of a zone that differ only in what nobody else may see: from none that fits to all of them. */
const worldsOf = (size: number, zone: MtgCard['zone']): readonly (readonly MtgCard[])[] =>
  Array.from({ length: size + 1 }, (_world, fitting) =>
    Array.from({ length: size }, (_card, at) =>
      put(at < fitting ? fits : other, 'ann', zone, { instanceId: `held-${at}`, order: -1 - at }),
    ),
  );

const riteOf = (effects: readonly Effect[]): CardDefinition =>
  define('Moss Rite', { types: ['sorcery'], cost: [], spell: { effects } });

type Table = ReturnType<typeof table>;

/** Returns the table with the effects resolved up to the first question. */
function resolved(effects: readonly Effect[], held: readonly MtgCard[]): Table {
  const rite = riteOf(effects);
  return table([rite, fits, other], [put(rite, 'ann', 'hand'), ...held])
    .does('ann', 'cast', { card: 'moss-rite' })
    .bothPass();
}

const YES = { move: 'decide', player: 'ann', targets: [{ targets: [{ kind: 'choice', id: 'yes' }] }] };
const RESOLVED: readonly Move[] = [
  { move: 'cast', player: 'ann', params: { card: 'moss-rite' } },
  { move: 'pass', player: 'ann' },
  { move: 'pass', player: 'bob' },
];

/** Returns what the other player can tell in each world after the effects have resolved up to a question. */
function heardIn(
  worlds: readonly (readonly MtgCard[])[],
  effects: readonly Effect[],
  moves: readonly Move[] = RESOLVED,
): readonly string[] {
  const rite = riteOf(effects);
  const { runtime, match: start } = table([rite, fits, other], [put(rite, 'ann', 'hand')]);
  return worlds.map((held) => {
    const cards = [...start.state.cards, ...held];
    let match: typeof start = { ...start, state: { ...start.state, cards } };
    const events: MatchEvent[] = [];
    for (const move of moves) {
      const applied = unwrap(runtime.apply(match, move));
      match = applied.match;
      events.push(...applied.events);
    }
    const seen = events.filter(({ visibleTo }) => visibleTo === undefined || visibleTo.includes('bob'));
    return JSON.stringify([runtime.toAct(match), runtime.view(match, 'bob'), seen]);
  });
}

/** Returns how many worlds the other player can tell apart, and whether a player is asked. */
const toldBy = (heard: readonly string[]) => ({
  worlds: new Set(heard).size,
  isAsked: heard[0]?.includes('"decision":{"player":"ann"') === true,
});
const ASKED = { worlds: 1, isAsked: true };

const FILTERS: readonly MtgCardFilter[] = [
  { type: 'creature' },
  { subtype: 'Bear' },
  { not: { type: 'artifact' } },
  { anyOf: [{ type: 'creature' }, { color: 'green' }] },
  { manaValue: { gte: 3 } },
];
/**
 * Each filter with each way to choose; in the fast run the first filter with each way, and each of the others with
 * one of them, in turn.
 */
const withFilters = <Way>(ways: readonly Way[]): readonly (readonly [MtgCardFilter, Way])[] =>
  FILTERS.flatMap((filter, at) =>
    ways.flatMap((way, turn) =>
      inject('deep') || at === 0 || turn === at % ways.length ? [[filter, way] as const] : [],
    ),
  );
const inHand = (filter: MtgCardFilter): MtgCardFilter => ({ zone: 'hand', owner: 'self', allOf: [filter] });

/** The ways to choose cards of a hand, and what is done to them. */
const CHOSEN: readonly (readonly [string, (filter: MtgCardFilter) => Effect])[] = [
  ['one', (filter) => ({ effect: 'choose', filter: inHand(filter), bind: 'it' })],
  [
    'one, of a filter in one part',
    (filter) => ({ effect: 'choose', filter: { ...filter, zone: 'hand', owner: 'self' }, bind: 'it' }),
  ],
  [
    'one of those',
    (filter) => ({
      effect: 'choose',
      from: { those: { each: { zone: 'hand', owner: 'self' } }, are: { zone: 'hand', allOf: [filter] } },
      bind: 'it',
    }),
  ],
  ['two', (filter) => ({ effect: 'choose', filter: inHand(filter), count: 2, bind: 'it' })],
  ['up to two', (filter) => ({ effect: 'choose', filter: inHand(filter), count: 2, upTo: true, bind: 'it' })],
  [
    'any number',
    (filter) => ({ effect: 'choose', filter: inHand(filter), count: 'all', upTo: true, bind: 'it' }),
  ],
  [
    'the greatest',
    (filter) => ({ effect: 'choose', filter: inHand(filter), most: 'manaValue', upTo: true, bind: 'it' }),
  ],
];
const put1: Effect = { effect: 'moveCards', what: { bound: 'it' }, to: 'battlefield' };
const discarded: readonly (readonly [string, (filter: MtgCardFilter) => Effect])[] = [1, 2].map((amount) => [
  `discard ${amount}`,
  (filter) => ({ effect: 'discard', amount, filter }),
]);
const OF_HAND = withFilters([...CHOSEN, ...discarded]).map(
  ([filter, [which, chosen]]) =>
    [`${which}: ${JSON.stringify(filter)}`, [chosen(filter), put1] as readonly Effect[]] as const,
);

const PAYMENTS = [1, 2].flatMap((count) => [{}, { must: true as const }].map((how) => ({ count, how })));
const PAID = withFilters(PAYMENTS).map(([filter, { count, how }]) => {
  const effect: Effect = {
    effect: 'mayPay',
    costs: [{ cost: 'discard', what: filter, count }],
    effects: [{ effect: 'draw', amount: 1 }],
    else: [{ effect: 'loseLife', amount: 1 }],
    ...how,
  };
  return [`${count} of ${JSON.stringify({ ...filter, ...how })}`, effect, count] as const;
});

const LOOK: Effect = { effect: 'look', at: { top: 3 }, bind: 'looked' };
const looked = { bound: 'looked' };
/** The ways to choose cards of a library. */
const FOUND: readonly (readonly [string, (filter: MtgCardFilter) => readonly Effect[]])[] = [
  [
    'of those looked at',
    (filter) => [LOOK, { effect: 'choose', from: looked, filter, upTo: true, bind: 'it' }],
  ],
  [
    'of some looked at',
    (filter) => [LOOK, { effect: 'choose', from: { those: looked, are: filter }, bind: 'it' }],
  ],
  ['searched', (filter) => [{ effect: 'search', filter, to: 'hand' }]],
];
const OF_LIBRARY = withFilters(FOUND).map(
  ([filter, [how, found]]) => [`${how}: ${JSON.stringify(filter)}`, found(filter)] as const,
);

describe('400.2 a question that is not asked tells nothing', () => {
  it.each(OF_HAND)('400.2 of a hand, %s', (_what, effects) => {
    const may: Effect = { effect: 'may', effects };
    for (const worlds of SIZES.map((size) => worldsOf(size, 'hand'))) {
      expect(toldBy(heardIn(worlds, effects))).toEqual(ASKED);
      expect(toldBy(heardIn(worlds, [may], [...RESOLVED, YES]))).toEqual(ASKED);
    }
    expect(toldBy(heardIn([[]], effects)).isAsked).toBe(false);
  });

  it.each(PAID)('400.2 of a payment with cards of a hand, %s', (_what, effect, count) => {
    for (const size of SIZES)
      expect(toldBy(heardIn(worldsOf(size, 'hand'), [effect]))).toEqual({
        worlds: 1,
        isAsked: size >= count,
      });
  });

  it.each(OF_LIBRARY)('400.2 of a library, %s', (_what, effects) => {
    expect(toldBy(heardIn(worldsOf(3, 'library'), effects))).toEqual(ASKED);
  });
});

describe('400.2 who is asked though nothing fits', () => {
  const [none = []] = worldsOf(2, 'hand');
  const filter: MtgCardFilter = { type: 'creature' };

  it('chooses nothing, and goes on', () => {
    const asked = resolved([{ effect: 'choose', filter: inHand(filter), bind: 'it' }, put1], none);
    expect(asked.tries('ann', 'decide', {}, ['held-0'])).not.toBe('ok');
    const done = asked.does('ann', 'decide', {}, []);
    expect([done.state.resolving, done.state.cards.filter(({ zone }) => zone === 'hand').length]).toEqual([
      [],
      2,
    ]);
  });

  it.each([
    ['may only decline', {}, ['no']],
    ['must, but cannot', { must: true as const }, []],
  ])('118.3 %s', (_what, how, answer) => {
    const pay: Effect = {
      effect: 'mayPay',
      costs: [{ cost: 'discard', what: filter }],
      else: [{ effect: 'loseLife', amount: 1 }],
      ...how,
    };
    const asked = resolved([pay], none);
    expect(asked.tries('ann', 'decide', {}, ['yes'])).not.toBe('ok');
    const done = asked.does('ann', 'decide', {}, answer);
    expect([done.state.resolving, done.state.players[0]?.life]).toEqual([[], 19]);
  });

  it('701.20a is not asked about cards that all players have seen', () => {
    const effects: Effect[] = [
      { effect: 'reveal', at: { hand: 'you' } },
      { effect: 'choose', filter: inHand(filter), bind: 'it' },
    ];
    expect(resolved(effects, none).state.resolving).toEqual([]);
  });
});
