import { unwrap } from '@reticle/core';
import { describeIssue } from '@reticle/core/describe';
import { describe, expect, it } from 'vitest';
import { type ManaAmounts, type ManaCost, type ManaType, readManaCost } from '../../language/mana.js';
import { manaMessages } from '../../language/messages.js';
import { sayable } from '../../../test/sound.js';
import { sourceOffers } from './offers.js';
import { type PaymentMeans, canPayMana, payMana } from './pay.js';
import { type ManaOutput, type ManaSource, manaCombinations, oneManaOf } from './sources.js';

const cost = (text: string): ManaCost => unwrap(readManaCost(text));
const source = (id: string, ...outputs: readonly ManaOutput[]): ManaSource => ({
  id,
  abilityId: 'mana',
  outputs,
});
const one = (id: string, ...types: readonly ManaType[]) => source(id, ...oneManaOf(types));
const lands = (type: ManaType, count: number) =>
  Array.from({ length: count }, (_none, index) => one(`${type}${index}`, type));
const tapped = (text: string, means: PaymentMeans) =>
  unwrap(payMana(cost(text), means)).taps.map(({ id }) => id);
const codes = (text: string, means: PaymentMeans) => {
  const plan = payMana(cost(text), means);
  return plan.ok ? [] : sayable(plan.issues).map(({ code }) => code);
};

describe('paying mana', () => {
  it.each([
    [['forest-1', 'island', 'forest-2']],
    [['island', 'forest-2', 'forest-1']],
    [['forest-2', 'forest-1', 'island']],
  ])('601.2g: permanents are tapped in the order in which they are listed: %j', (ids) => {
    const sources = ids.map((id) => one(id, id === 'island' ? 'blue' : 'green'));
    expect(tapped('{G}{U}{G}', { sources })).toEqual(ids);
  });

  it.each<[string, ManaAmounts, boolean]>([
    ['{2}{U}{U}', { blue: 2, red: 2 }, true],
    ['{2}{U}{U}', { blue: 1, red: 3 }, false],
    ['{2}', { colorless: 2 }, true],
    ['{C}', { white: 5 }, false],
    ['{C}{1}', { colorless: 1, white: 1 }, true],
    ['{W}{U}{B}{R}{G}', { white: 1, blue: 1, black: 1, red: 1, green: 1 }, true],
    ['{0}', {}, true],
  ])('106.4, 107.4b, 107.4c, 118.3a: %s from the pool %j: %s', (text, pool, paid) => {
    expect(canPayMana(cost(text), { pool })).toBe(paid);
  });

  it.each<[string, ManaAmounts, boolean]>([
    ['{W/U}{W/U}', { white: 1, blue: 1 }, true],
    ['{W/U}{U/B}', { blue: 2 }, true],
    ['{W/U}{W}', { white: 1, blue: 1 }, true],
    ['{W/U}', { black: 3 }, false],
    ['{2/B}{2/B}', { black: 1, red: 2 }, true],
    ['{2/B}{2/B}', { red: 3 }, false],
    ['{2/B}{2/B}', { red: 4 }, true],
    ['{C/R}', { colorless: 1 }, true],
  ])('107.4e: the hybrid %s from %j: %s', (text, pool, paid) => {
    expect(canPayMana(cost(text), { pool })).toBe(paid);
  });

  it('107.4f: a Phyrexian symbol is paid with its mana or, as announced, with 2 life', () => {
    const pool = { white: 1 };
    expect(codes('{W/P}{U/P}', { pool })).toEqual(['mtg.cantPayMana']);
    expect(unwrap(payMana(cost('{W/P}{U/P}'), { pool, phyrexianLife: 1 }))).toMatchObject({
      life: 2,
      spent: pool,
    });
    expect(unwrap(payMana(cost('{W/P}{U/P}'), { pool, phyrexianLife: 2 }))).toMatchObject({
      life: 4,
      spent: {},
    });
    expect(codes('{W/P}{U/P}', { pool, phyrexianLife: 3 })).toEqual(['mtg.wrongPhyrexianLife']);
    expect(codes('{W}', { pool, phyrexianLife: 1 })).toEqual(['mtg.wrongPhyrexianLife']);
    expect(canPayMana(cost('{G/U/P}'), { pool: { blue: 1 } })).toBe(true);
  });

  it('118.3: a cost is paid whole or not at all, and the refusal says what is lacking', () => {
    const plan = payMana(cost('{3}{U}{U}'), { sources: [...lands('red', 4), one('island', 'blue')] });
    const data = { cost: '{3}{U}{U}', lacks: [{ amount: 1, of: ['blue'] }], rule: '118.3' };
    expect(plan).toEqual({ ok: false, issues: [{ code: 'mtg.cantPayMana', data }] });
    const words = (text: string, means: PaymentMeans) => {
      const refused = payMana(cost(text), means);
      return refused.ok
        ? []
        : refused.issues.map((found) => describeIssue(found, { messages: manaMessages }));
    };
    expect(words('{3}{W/U}', { pool: { red: 2 } })).toEqual([
      "{3}{W/U} can't be paid: it lacks 1 white or blue, 1 of any type (rule 118.3).",
    ]);
  });

  it('107.4h: snow mana is told from no other, so that no match pays for {S}', () => {
    expect(codes('{1}{S}', { sources: lands('blue', 5) })).toEqual(['mtg.unmodelledManaSymbol']);
  });

  it('107.3, 601.2b: X is announced, and paid once for each X', () => {
    const sources = lands('red', 5);
    expect(codes('{X}{R}', { sources })).toEqual(['mtg.announceX']);
    for (const X of [-1, 1.5, Number.NaN, Infinity])
      expect(codes('{X}{R}', { sources, X })).toEqual(['mtg.announceX']);
    expect(tapped('{X}{X}{R}', { sources, X: 2 })).toHaveLength(5);
    expect(codes('{X}{X}{R}', { sources, X: 3 })).toEqual(['mtg.cantPayMana']);
    expect(tapped('{X}', { sources, X: 0 })).toEqual([]);
  });

  it('101.2: "spend only red mana on X" binds X and nothing else', () => {
    const sources = [...lands('red', 2), ...lands('green', 2)];
    const restrict = { X: ['red'] as const };
    expect(canPayMana(cost('{X}{1}{G}'), { sources, X: 2, restrict })).toBe(true);
    expect(canPayMana(cost('{X}{G}'), { sources, X: 3, restrict })).toBe(false);
    expect(canPayMana(cost('{X}{G}'), { sources, X: 3 })).toBe(true);
    expect(canPayMana(cost('{X}'), { sources, X: 1, restrict: { X: [] } })).toBe(false);
  });

  it('106.6: restricted mana is spent for its purpose, and before other mana', () => {
    const pool = { red: 1, restricted: [{ mana: 'red' as const, amount: 1, only: 'creature' }] };
    expect(canPayMana(cost('{R}{R}'), { pool })).toBe(false);
    const plan = unwrap(payMana(cost('{R}'), { pool, purposes: ['creature'] }));
    expect([plan.fromPool, plan.pool]).toEqual([{ restricted: pool.restricted }, { red: 1 }]);
    const altar = source('altar', { mana: { colorless: 2 }, only: 'artifact' });
    expect(canPayMana(cost('{1}'), { sources: [altar] })).toBe(false);
    expect(unwrap(payMana(cost('{1}'), { sources: [altar], purposes: ['artifact'] })).pool).toEqual({
      restricted: [{ mana: 'colorless', amount: 1, only: 'artifact' }],
    });
  });

  it('609.4b: as though of any colour pays colours, as though of any type colourless too', () => {
    const pool = { colorless: 1, green: 1 };
    expect(canPayMana(cost('{U}{W}'), { pool, asThough: 'anyColor' })).toBe(true);
    expect(canPayMana(cost('{C}{C}'), { pool, asThough: 'anyColor' })).toBe(false);
    expect(canPayMana(cost('{C}{C}'), { pool, asThough: 'anyType' })).toBe(true);
  });

  it('601.2g, 601.2h: the plan names each ability and output, what is spent, and what floats', () => {
    const sources = [one('forest', 'green'), source('ruins', { mana: { colorless: 2 } })];
    expect(
      unwrap(payMana(cost('{2}{G}{G}'), { pool: { green: 1, red: 1 }, sources: sources.toReversed() })),
    ).toEqual({
      taps: [
        { id: 'ruins', abilityId: 'mana', output: 0, mana: { colorless: 2 } },
        { id: 'forest', abilityId: 'mana', output: 0, mana: { green: 1 } },
      ],
      fromPool: { green: 1 },
      spent: { green: 2, colorless: 2 },
      floating: {},
      pool: { red: 1 },
      life: 0,
    });
    const over = unwrap(payMana(cost('{1}'), { sources: [source('ruins', { mana: { colorless: 3 } })] }));
    expect([over.spent, over.floating, over.pool]).toEqual([
      { colorless: 1 },
      { colorless: 2 },
      { colorless: 2 },
    ]);
  });

  it('a permanent with several mana abilities is used once', () => {
    const sources = [
      { id: 'waste', abilityId: 'a', outputs: oneManaOf(['colorless']) },
      { id: 'waste', abilityId: 'b', outputs: oneManaOf(['white', 'blue'], { weight: 1 }) },
    ];
    expect(codes('{1}{U}', { sources })).toEqual(['mtg.cantPayMana']);
    expect(unwrap(payMana(cost('{U}'), { sources })).taps).toEqual([
      { id: 'waste', abilityId: 'b', output: 1, mana: { blue: 1 } },
    ]);
    expect(unwrap(payMana(cost('{1}'), { sources })).taps[0]?.abilityId).toBe('a');
  });

  it('prefers fewer permanents, then less weight, then what is of less use elsewhere, then the first', () => {
    const tomb = source('tomb', { mana: { colorless: 2 }, weight: 2 });
    const [forest, dual, any] = [
      one('forest', 'green'),
      one('dual', 'green', 'white'),
      one('any', 'white', 'green', 'red'),
    ];
    const painful = source('painful', ...oneManaOf(['green'], { weight: 1 }));
    expect(tapped('{2}', { sources: [forest, dual, tomb] })).toEqual(['tomb']);
    expect(tapped('{1}', { sources: [tomb, painful, any, dual, forest] })).toEqual(['forest']);
    expect(tapped('{1}', { sources: [painful, any] })).toEqual(['any']);
    expect(tapped('{G}{W}', { sources: [any, dual, forest] })).toEqual(['dual', 'forest']);
    expect(tapped('{G}', { sources: lands('green', 3) })).toEqual(['green0']);
    expect(tapped('{G}', { sources: [forest], pool: { green: 1 } })).toEqual([]);
  });

  it('the pool loses colourless mana before colours', () => {
    expect(unwrap(payMana(cost('{1}'), { pool: { white: 1, colorless: 1, green: 1 } })).pool).toEqual({
      white: 1,
      green: 1,
    });
  });

  it('mana in any combination is its bundles', () => {
    expect(manaCombinations(2, ['red', 'green'])).toEqual([
      { mana: { red: 2 } },
      { mana: { red: 1, green: 1 } },
      { mana: { green: 2 } },
    ]);
    expect([manaCombinations(1, []), manaCombinations(40, ['white', 'blue', 'red'])]).toEqual([
      undefined,
      undefined,
    ]);
    expect(manaCombinations(1e9, ['white', 'blue'])).toBeUndefined();
    expect([manaCombinations(200, ['red'])?.length, manaCombinations(201, ['red'])]).toEqual([1, undefined]);
  });

  it('absurd costs and boards are refused', () => {
    expect(codes('{X}', { X: 1e9 })).toEqual(['mtg.tooMuchMana']);
    const mixed = cost('{W}{W}{W}{W}{U}{U}{U}{U}{B}{B}{B}{B}{R}{R}{R}{R}{G}{G}{G}{G}{C}{C}{C}{C}{9}');
    expect(payMana(mixed, { sources: lands('red', 1) })).toMatchObject({
      issues: [{ code: 'mtg.tooMuchMana' }],
    });
    expect(codes('{1}', { sources: lands('red', 10_001) })).toEqual(['mtg.tooMuchMana']);
    expect(
      codes('{1}', {
        sources: Array.from({ length: 9 }, () =>
          source('s', ...Array.from({ length: 64 }, () => ({ mana: {} }))),
        ),
      }),
    ).toEqual(['mtg.tooMuchMana']);
  });

  it('beyond all measure is a search of too many steps, though the cost and the board are not', () => {
    const mixed = cost('{W}{W}{W}{W}{U}{U}{U}{U}{B}{B}{B}{B}{R}{R}{R}{R}{G}{G}{G}{G}{C}{C}{C}{C}{2}');
    const ways = Array.from({ length: 500 }, (_way, red) => ({ mana: { red } }));
    expect(payMana(mixed, { sources: [source('vault', ...ways)] })).toMatchObject({
      issues: [{ code: 'mtg.tooMuchMana', data: { what: 'search', limit: 20_000_000 } }],
    });
  });

  it('118.3: what is told to lack is the least that any attempt lacks', () => {
    const rock = source('rock', { mana: { white: 2 } }, { mana: { blue: 1 } });
    expect(payMana(cost('{W}{W}{U}{U}'), { sources: [rock] })).toMatchObject({
      issues: [{ code: 'mtg.cantPayMana', data: { lacks: [{ amount: 2, of: ['blue'] }] } }],
    });
  });

  it('605.3a: permanents that can do the same are one offer, in whatever order they list it', () => {
    const [red, green] = [{ mana: { red: 1 } }, { mana: { green: 1 } }];
    const offers = (...sources: readonly ManaSource[]) =>
      unwrap(sourceOffers(sources, [])).map(({ copies }) => copies);
    expect(offers(source('a', red, green), source('b', green, red), source('c', red, green))).toEqual([3]);
    expect(offers(source('a', red, green), source('b', red))).toEqual([1, 1]);
  });

  it('118.3: a payment of 200 mana is searched for, one of 201 is not', () => {
    const pool = { red: 300 };
    const most = (count: number): ManaCost => Array.from({ length: 3 }, (_none, at) => (at < 2 ? 90 : count));
    expect(payMana(most(20), { pool }).ok).toBe(true);
    expect(payMana(most(21), { pool })).toMatchObject({ issues: [{ data: { what: 'cost', limit: 200 } }] });
  });

  it('106.6: of one permanent, what gives more is another way than what gives less and is lighter', () => {
    const rock = source('rock', { mana: { red: 1 } }, { mana: { red: 1, colorless: 1 }, weight: 5 });
    expect(tapped('{1}{R}', { sources: [rock] })).toEqual(['rock']);
    const [{ output } = { output: -1 }] = unwrap(payMana(cost('{R}'), { sources: [rock] })).taps;
    expect(output).toBe(0);
  });
});
