import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { MANA_LIMITS } from '../language/mana.js';
import { EMPTY_POOL, type ManaPool, addMana, manaIn, manaPool, spendMana } from './mana-pool.js';

const tagged = (amount: number, only = 'creature'): ManaPool => ({
  restricted: [{ mana: 'red', amount, only }],
});

describe('the pool', () => {
  it('106.4: mana is added and stays until it is spent', () => {
    const pool = unwrap(addMana(unwrap(addMana(EMPTY_POOL, { green: 1 })), { green: 2, colorless: 1 }));
    expect(pool).toEqual({ green: 3, colorless: 1 });
    expect(manaIn(pool)).toBe(4);
    expect(unwrap(spendMana(pool, { green: 3 }))).toEqual({ colorless: 1 });
    expect(unwrap(spendMana(pool, pool))).toEqual(EMPTY_POOL);
  });

  it('106.6: restricted mana is kept apart by its restriction', () => {
    const pool = unwrap(addMana(unwrap(addMana(tagged(1), tagged(2))), { ...tagged(1, 'artifact'), red: 1 }));
    expect(pool).toEqual({
      red: 1,
      restricted: [
        { mana: 'red', amount: 3, only: 'creature' },
        { mana: 'red', amount: 1, only: 'artifact' },
      ],
    });
    expect(manaIn(pool)).toBe(5);
    expect(unwrap(spendMana(pool, tagged(3)))).toEqual({ red: 1, ...tagged(1, 'artifact') });
  });

  it('118.3, 118.3a: what is not there is not spent, in part neither', () => {
    expect(spendMana({ red: 2 }, { red: 1, blue: 1 })).toEqual({
      ok: false,
      issues: [{ code: 'mtg.notInPool', data: { mana: 'blue', short: 1 } }],
    });
    expect(spendMana({ red: 2 }, tagged(1))).toEqual({
      ok: false,
      issues: [{ code: 'mtg.notInPool', data: { mana: 'red', short: 1, only: 'creature' } }],
    });
  });

  it('counts are bounded', () => {
    const full = { blue: MANA_LIMITS.pool };
    expect(addMana(full, { blue: 1 })).toMatchObject({ ok: false, issues: [{ code: 'mtg.tooMuchMana' }] });
    for (const json of [
      { blue: MANA_LIMITS.pool + 1 },
      { blue: -1 },
      { blue: 0.5 },
      { pink: 1 },
      { restricted: [{ mana: 'red', amount: 0, only: 'creature' }] },
    ]) {
      expect(manaPool.safeParse(json).success).toBe(false);
    }
    expect(manaPool.parse({ ...full, ...tagged(1) })).toEqual({ ...full, ...tagged(1) });
  });
});
