import { type GameIssue, type Result, ok, refuse } from '@reticle/core';
import * as z from 'zod';
import { MANA_LIMITS, MANA_TYPES, type ManaAmounts, type ManaType, manaAmounts } from '../language/mana.js';
import { withoutUndefined } from './without-undefined.js';

/** Mana that may be spent for one purpose only (rule 106.6). `only` names the purpose. */
const restrictedMana = z.strictObject({
  mana: z.enum(MANA_TYPES),
  amount: z.int().positive().max(MANA_LIMITS.pool),
  only: z.string().min(1),
});

/** One entry of restricted mana: its type, its amount, and its only purpose. */
type RestrictedMana = z.infer<typeof restrictedMana>;

/**
 * A player's mana pool (rule 106.4): amounts of mana by type, and restricted mana. `{}` is the empty pool.
 */
export const manaPool = manaAmounts.extend({
  restricted: z.array(restrictedMana).max(MANA_LIMITS.symbols).readonly().optional(),
});
export type ManaPool = z.infer<typeof manaPool>;

/** The empty pool, which every pool becomes as a step or phase ends (rule 106.4). */
export const EMPTY_POOL: ManaPool = {};

const NOT_RESTRICTED: readonly RestrictedMana[] = [];

/** Returns the restricted mana in a pool. */
export const restrictedIn = ({ restricted = NOT_RESTRICTED }: ManaPool): readonly RestrictedMana[] =>
  restricted;

/** Builds amounts of mana in a fixed order of types. Leaves out types with none. */
export function amountsOf(count: (type: ManaType) => number): ManaAmounts {
  const amounts: { [type in ManaType]?: number } = {};
  for (const type of MANA_TYPES) {
    const amount = count(type);
    if (amount !== 0) amounts[type] = amount;
  }
  return amounts;
}

/** Builds a pool of mana that may be spent for one purpose only (rule 106.6). */
export const restrictedTo = (mana: ManaAmounts, only: string): ManaPool => ({
  restricted: MANA_TYPES.flatMap((type) => {
    const amount = mana[type] ?? 0;
    return amount > 0 ? [{ mana: type, amount, only }] : [];
  }),
});

const keyOf = ({ mana, only }: RestrictedMana): string => `${mana} ${only}`;

/** Adds two pools by type and restriction, or subtracts the second if `sign` is -1. */
function combine(pool: ManaPool, other: ManaPool, sign: 1 | -1): ManaPool {
  const amounts = amountsOf((type) => (pool[type] ?? 0) + sign * (other[type] ?? 0));
  if (!pool.restricted && !other.restricted) return amounts;
  const restricted = new Map<string, RestrictedMana>();
  const entries = [
    ...restrictedIn(pool),
    ...restrictedIn(other).map((entry) => ({ ...entry, amount: sign * entry.amount })),
  ];
  for (const entry of entries) {
    const amount = (restricted.get(keyOf(entry))?.amount ?? 0) + entry.amount;
    restricted.set(keyOf(entry), { ...entry, amount });
  }
  const left = [...restricted.values()].filter(({ amount }) => amount !== 0);
  return left.length > 0 ? { ...amounts, restricted: left } : amounts;
}

const all = (pool: ManaPool): readonly { mana: ManaType; amount: number; only?: string }[] => [
  ...MANA_TYPES.map((mana) => ({ mana, amount: pool[mana] ?? 0 })),
  ...restrictedIn(pool),
];

/** Counts the mana in a pool, restricted mana included. */
export function manaIn(pool: ManaPool): number {
  return all(pool).reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Adds mana to a pool (rule 106.4). Refuses with `mtg.tooMuchMana` above the limit of {@link MANA_LIMITS}.
 */
export function addMana(pool: ManaPool, more: ManaPool): Result<ManaPool> {
  const sum = combine(pool, more, 1);
  const overfull = all(sum).some(({ amount }) => amount > MANA_LIMITS.pool);
  if (!overfull && restrictedIn(sum).length <= MANA_LIMITS.symbols) return ok(sum);
  return refuse({ code: 'mtg.tooMuchMana', data: { what: 'pool', limit: MANA_LIMITS.pool } });
}

/**
 * Takes mana out of a pool (rule 118.3a). Takes nothing and refuses with `mtg.notInPool` if any of it is
 * missing.
 */
export function spendMana(pool: ManaPool, spent: ManaPool): Result<ManaPool> {
  const left = combine(pool, spent, -1);
  const missing = all(left).find(({ amount }) => amount < 0);
  if (!missing) return ok(left);
  const { mana, amount, only } = missing;
  const refusal: GameIssue = {
    code: 'mtg.notInPool',
    data: { mana, short: -amount, ...withoutUndefined({ only }) },
  };
  return refuse(refusal);
}
