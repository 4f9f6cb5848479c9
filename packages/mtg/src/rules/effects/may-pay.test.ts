import { unwrap } from '@reticle/core';
import { randomFrom, seedRandom } from '@reticle/core/match';
import { effectRunner } from '@reticle/core/play';
import { describe, expect, it } from 'vitest';
import { card, cardOf, creature, onStack } from '../../../test/board.js';
import { expectJson, idsIn, offered } from '../../../test/json.js';
import { happen, matchOf, matchStateOf, playerIn } from '../../../test/match.js';
import { effectKindsOf } from '../execution.js';
import { EMPTY_REGISTRY, registerAbilities } from '../abilities/registry.js';
import { createTapForMana } from '../../language/templates/templates.js';
import type { AbilityCost } from '../../language/cost.js';
import type { MtgCard } from '../../state/card.js';
import type { ManaPool } from '../../state/mana-pool.js';
import { type Effect, effect as effectSchema } from '../../language/effects/effect.js';

const cards = [
  onStack('bolt', { owner: 'foe', controller: 'foe' }),
  creature('a', 'you'),
  creature('b', 'you'),
  card('hill', 'foe', { types: ['land'] }),
];
const withPool = (pool: ManaPool, life = 20) =>
  matchStateOf({
    cards,
    players: [
      { id: 'you', life },
      { id: 'foe', pool },
    ],
  });
const t1 = { bound: { t1: ['bolt'] } };
const unless: Effect = {
  effect: 'mayPay',
  who: { controllerOf: { bound: 't1' } },
  costs: [{ cost: 'mana', mana: ['X'] }],
  else: [{ effect: 'counter', what: { bound: 't1' } }],
};

describe('paying as something resolves', () => {
  it('118.12, 107.3 mana and life so many times over: numbers and symbols alike', () => {
    const tax: Effect = {
      ...unless,
      costs: [
        { cost: 'mana', mana: [1, 'R'] },
        { cost: 'life', amount: 3 },
      ],
      times: { count: { type: 'creature' } },
    };
    const paid = happen(withPool({ red: 3, green: 2 }), tax, { ...t1, answers: [['yes']] });
    expect(playerIn(paid.state, 'foe')).toMatchObject({ pool: { green: 1 }, life: 14 });
    expect(happen(withPool({ red: 1, green: 9 }), tax, t1).decision).toBeUndefined();
  });

  it('608.2c effects in a sequence happen in their order', () => {
    const effects: Effect[] = [
      { effect: 'loseLife', amount: 1 },
      { effect: 'gainLife', amount: 2 },
    ];
    const done = happen(withPool({}), { effect: 'sequence', effects });
    expect(done.events.map(({ type }) => type)).toEqual(['lifeLost', 'lifeGained']);
  });

  it('118.12: a player may pay, and is asked', () => {
    const state = withPool({ red: 3 });
    const asked = happen(state, unless, { ...t1, X: 2 });
    expect([asked.decision?.player, ...offered(asked)]).toEqual(['foe', 'yes', 'no']);
    expectJson(asked);
    const paid = happen(state, unless, { ...t1, X: 2, answers: [['yes']] });
    expect(playerIn(paid.state, 'foe').pool).toEqual({ red: 1 });
    expect(idsIn(paid, 'stack')).toEqual(['bolt']);
    expectJson(paid);
    const refused = happen(state, unless, { ...t1, X: 2, answers: [['no']] });
    expect(idsIn(refused, 'graveyard')).toEqual(['bolt']);
    expect(playerIn(refused.state, 'foe').pool).toEqual({ red: 3 });
  });

  it('118.3: who can’t pay is not asked', () => {
    const done = happen(withPool({ red: 1 }), unless, { ...t1, X: 2 });
    expect(done.decision).toBeUndefined();
    expect(idsIn(done, 'graveyard')).toEqual(['bolt']);
    expect(done.events.map(({ type }) => type)).toEqual(['countered', 'moved']);
  });

  it('{1} for each of something; nothing for none', () => {
    const times = { count: { type: 'creature' } };
    const tax: Effect = { ...unless, costs: [{ cost: 'mana', mana: [1] }], times };
    const paid = happen(withPool({ blue: 2 }), tax, { ...t1, answers: [['yes']] });
    expect(playerIn(paid.state, 'foe').pool).toEqual({});
    expect(happen(withPool({ blue: 1 }), tax, t1).decision).toBeUndefined();
    const none = { ...tax, times: { count: { type: 'planeswalker' } } };
    expect(idsIn(happen(withPool({}), none, { ...t1, answers: [['yes']] }), 'stack')).toEqual(['bolt']);
  });

  it('with life: the effects if so', () => {
    const effect: Effect = {
      effect: 'mayPay',
      costs: [{ cost: 'life', amount: 2 }],
      effects: [{ effect: 'tap', what: { each: { controller: 'self' } } }],
    };
    const done = happen(withPool({}), effect, { answers: [['yes']] });
    expect(playerIn(done.state, 'you').life).toBe(18);
    expect(cardOf(done.state, 'a').tapped).toBe(true);
    expect(happen(withPool({}, 1), effect).decision).toBeUndefined();
  });

  it('with a sacrifice: what is chosen once the player has said yes', () => {
    const effect: Effect = {
      effect: 'mayPay',
      costs: [{ cost: 'sacrifice', what: { type: 'creature' } }],
      else: [{ effect: 'sacrifice', what: 'self' }],
    };
    const chosen = happen(withPool({}), effect, { source: 'a', answers: [['yes']] });
    expect(chosen.decision?.spec.slots).toMatchObject([{ id: 'cost1', mode: 'choose', min: 1 }]);
    expectJson(chosen);
    const paid = happen(withPool({}), effect, { source: 'a', answers: [['yes'], ['b']] });
    expect(idsIn(paid, 'graveyard')).toEqual(['b']);
    const refused = happen(withPool({}), effect, { source: 'a', answers: [['no']] });
    expect(idsIn(refused, 'graveyard')).toEqual(['a']);
  });

  const at = (zone: 'hand' | 'graveyard' | 'library') => (id: string) => card(id, 'you', { zone });
  it.each<[what: string, cost: AbilityCost, thing: (id: string) => MtgCard]>([
    ['discarded', { cost: 'discard', what: {}, count: 2 }, at('hand')],
    ['exiled', { cost: 'exile', what: { zone: 'graveyard' }, count: 2 }, at('graveyard')],
    ['milled', { cost: 'mill', count: 2 }, at('library')],
    ['sacrificed', { cost: 'sacrifice', what: { type: 'creature' }, count: 2 }, (id) => creature(id, 'you')],
    ['returned', { cost: 'return', what: { type: 'creature' }, count: 2 }, (id) => creature(id, 'you')],
    ['tapped', { cost: 'tapOthers', what: { type: 'creature' }, count: 2 }, (id) => creature(id, 'you')],
  ])('118.3, 118.12: two are %s, or nothing is and the effects stay away', (_what, cost, thing) => {
    const effect: Effect = { effect: 'mayPay', costs: [cost], effects: [{ effect: 'gainLife', amount: 1 }] };
    const withThings = (...ids: readonly string[]) => matchOf(...ids.map(thing));
    expect(happen(withThings('one', 'two'), effect).decision?.player).toBe('you');
    const few = happen(withThings('one'), effect);
    expect([few.decision, few.events, playerIn(few.state, 'you').life]).toEqual([undefined, [], 20]);
  });

  it('permanents are tapped for it, where the match says how', () => {
    const registry = unwrap(
      registerAbilities(EMPTY_REGISTRY, 'hill', [createTapForMana({ mana: { red: 1 } })]),
    );
    const kinds = effectKindsOf({ registry, definitions: new Map() });
    const runner = effectRunner(kinds);
    const tools = { random: randomFrom(seedRandom(1)), emit: () => undefined };
    const bolt = { kind: 'card', id: 'bolt', incarnation: 0 };
    const frame = {
      controller: 'you',
      source: bolt,
      variables: { X: 2 },
      bound: { t1: [bolt] },
      todo: [unless],
    };
    const asked = runner.run(withPool({ red: 1 }), frame, tools);
    expect(asked.decision?.player).toBe('foe');
    const yes = { kind: 'choice', id: 'yes', incarnation: 0 };
    const answer = { attempt: { controller: 'foe' }, slots: [{ slot: 'option', targets: [yes] }] };
    const { state } = runner.run(asked.state, asked.frame, tools, answer);
    expect(cardOf(state, 'hill').tapped).toBe(true);
    expect(playerIn(state, 'foe').pool).toEqual({});
  });

  it('refuses a multiple of what can’t be multiplied', () => {
    const raw = { ...unless, costs: [{ cost: 'tap' }], times: 2 };
    expect(effectSchema.safeParse(raw).success).toBe(false);
    expect(effectSchema.safeParse({ ...raw, costs: [] }).success).toBe(false);
  });

  it('101.4: each of several players is asked in turn order, and pays or not alone', () => {
    const state = matchStateOf({
      activePlayer: 'foe',
      players: [
        { id: 'you', life: 20 },
        { id: 'foe', life: 20, pool: { red: 1 } },
        { id: 'third', life: 20, pool: { blue: 1 } },
      ],
    });
    const tax: Effect = {
      effect: 'mayPay',
      who: 'eachOpponent',
      costs: [{ cost: 'mana', mana: [1] }],
      effects: [{ effect: 'gainLife', who: 'eachOpponent', amount: 2 }],
      else: [{ effect: 'loseLife', who: 'eachOpponent', amount: 3 }],
    };
    const asked = happen(state, tax);
    expect([asked.decision?.player, ...offered(asked)]).toEqual(['foe', 'yes', 'no']);
    expectJson(asked);
    const next = happen(state, tax, { answers: [['no']] });
    expect([next.decision?.player, ...offered(next)]).toEqual(['third', 'yes', 'no']);
    const done = happen(state, tax, { answers: [['no'], ['yes']] });
    expect(['you', 'foe', 'third'].map((id) => playerIn(done.state, id).life)).toEqual([20, 17, 22]);
    const both = happen(state, tax, { answers: [['yes'], ['yes']] });
    expect(['you', 'foe', 'third'].map((id) => playerIn(both.state, id).life)).toEqual([20, 22, 22]);
  });

  it('608.2c: each of several players who must pay pays if able', () => {
    const state = matchStateOf({
      cards: [card('one', 'you', { zone: 'hand' }), card('two', 'foe', { zone: 'hand' })],
      players: [
        { id: 'you', life: 20 },
        { id: 'third', life: 20 },
        { id: 'foe', life: 20 },
      ],
    });
    const discard: Effect = {
      effect: 'mayPay',
      must: true,
      who: 'eachPlayer',
      costs: [{ cost: 'discard', what: {} }],
      effects: [{ effect: 'gainLife', who: 'eachPlayer', amount: 1 }],
    };
    const done = happen(state, discard, { answers: [['one'], ['two']] });
    expect(['you', 'third', 'foe'].map((id) => playerIn(done.state, id).life)).toEqual([21, 20, 21]);
    expect(idsIn(done, 'graveyard')).toEqual(['one', 'two']);
  });
});
