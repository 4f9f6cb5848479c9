import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { activating, pay, registryOf } from '../../../test/activating.js';
import { card, cardOf, change, codes, creature } from '../../../test/board.js';
import { matchOf, matchStateOf, playerIn } from '../../../test/match.js';
import type { ActivatedAbility } from '../../language/ability.js';
import type { AbilityCost } from '../../language/cost.js';

const rod = card('rod', 'you', { types: ['planeswalker'], counters: { loyalty: 2, ember: 3 }, loyalty: 2 });
const bear = creature('bear', 'you', { counters: { '+1/+1': 1 } });
const board = matchOf(rod, bear, creature('imp', 'you'), card('held', 'you', { zone: 'hand' }));
const rich = matchStateOf({
  ...board,
  players: [
    { id: 'you', life: 20, counters: { energy: 2 } },
    { id: 'foe', life: 20 },
  ],
});
const refused = (costs: readonly AbilityCost[], how = {}) => codes(pay(rich, costs, how).result);

describe('counters pay a cost', () => {
  it('107.3a, 601.2b as many as X, announced, are removed', () => {
    const costs: readonly AbilityCost[] = [{ cost: 'removeCounters', counter: 'ember', amount: 'X' }];
    expect(cardOf(unwrap(pay(board, costs, { X: 2 }).result), 'rod').counters['ember']).toBe(1);
    expect(refused(costs, { X: 4 })).toEqual(['mtg.cantPay']);
  });

  it('118.3 from one permanent that has them', () => {
    const costs: readonly AbilityCost[] = [
      { cost: 'removeCounters', counter: '+1/+1', amount: 1, what: { type: 'creature' } },
    ];
    const paid = unwrap(pay(board, costs, { choices: { cost1: ['bear'] } }).result);
    expect(cardOf(paid, 'bear').counters).toEqual({});
    expect(pay(board, costs, { choices: { cost1: ['imp'] } }).result.ok).toBe(false);
  });

  it('122.1 they are put on the source, or on one that is chosen', () => {
    const own: readonly AbilityCost[] = [{ cost: 'putCounters', counter: '-1/-1', amount: 1, what: 'self' }];
    expect(cardOf(unwrap(pay(board, own).result), 'rod').counters['-1/-1']).toBe(1);
    const other: readonly AbilityCost[] = [
      { cost: 'putCounters', counter: '-1/-1', amount: 1, what: { type: 'creature' } },
    ];
    const paid = unwrap(pay(board, other, { choices: { cost1: ['imp'] } }).result);
    expect(cardOf(paid, 'imp').counters).toEqual({ '-1/-1': 1 });
    expect(codes(pay(change(board, 'rod', { zone: 'exile' }), own).result)).toEqual(['mtg.cantPay']);
  });

  it("107.14 energy is the payer's own, and must be there", () => {
    const paid = unwrap(pay(rich, [{ cost: 'energy', amount: 2 }]).result);
    expect(playerIn(paid, 'you').counters).toEqual({});
    expect(refused([{ cost: 'energy', amount: 3 }])).toEqual(['mtg.cantPay']);
  });

  it('606.4, 606.6, 306.5c loyalty counters come and go, and are its loyalty', () => {
    expect(cardOf(unwrap(pay(board, [{ cost: 'loyalty', amount: 1 }]).result), 'rod')).toMatchObject({
      loyalty: 3,
      counters: { loyalty: 3 },
    });
    expect(cardOf(unwrap(pay(board, [{ cost: 'loyalty', amount: -2 }]).result), 'rod').loyalty).toBe(0);
    expect(
      cardOf(unwrap(pay(board, [{ cost: 'loyalty', amount: '-X' }], { X: 1 }).result), 'rod').loyalty,
    ).toBe(1);
    expect(refused([{ cost: 'loyalty', amount: -3 }])).toEqual(['mtg.cantPay']);
  });
});

describe('606.3 loyalty abilities', () => {
  const ability = (id: string, amount: number): ActivatedAbility => ({
    id,
    costs: [{ cost: 'loyalty', amount }],
    effects: [{ effect: 'gainLife', amount: 1 }],
    isManaAbility: false,
  });
  const registry = registryOf({ rod: [ability('plus', 1), ability('minus', -1)] });

  it('are activated once a turn of all of one permanent, and only when a sorcery could be cast', () => {
    const once = unwrap(activating(board, registry, 'rod', { ability: 'plus' }).result);
    const empty = { ...once, stack: [], abilities: [], frames: {} };
    expect(codes(activating(empty, registry, 'rod', { ability: 'minus' }).result)).toEqual(['mtg.notNow']);
    expect(codes(activating(once, registry, 'rod', { ability: 'minus' }).result)).toContain('mtg.notNow');
    const upkeep = { ...board, turn: { ...board.turn, step: 'upkeep' as const } };
    expect(codes(activating(upkeep, registry, 'rod', { ability: 'plus' }).result)).toEqual(['mtg.notNow']);
    expect(once.abilities).toMatchObject([{ loyalty: true }]);
  });
});
