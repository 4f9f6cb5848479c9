import type { ManaAmounts } from './mana.js';
import { amountsOf, manaIn, type ManaPool } from './pool.js';
import type { ManaOutput, ManaSource } from './sources.js';

/** How much mana a player could have. */
export interface AvailableMana {
  /** The most in all. */
  readonly total: number;
  /** The most of each type by itself; not all of them together. */
  readonly most: ManaAmounts;
  /** `false` if mana is counted that may be spent for some purpose only: then both are upper bounds. */
  readonly exact: boolean;
}

/** The most mana that a pool and sources could give: in all, and of each type by itself. A permanent counts once. */
export function countAvailableMana(pool: ManaPool, sources: readonly ManaSource[]): AvailableMana {
  const byId = new Map<string, ManaOutput[]>();
  for (const { id, outputs } of sources) {
    const known = byId.get(id) ?? [];
    byId.set(id, known);
    known.push(...outputs);
  }
  const permanents = [...byId.values()];
  const best = (measure: (mana: ManaAmounts) => number) =>
    permanents.reduce((sum, outputs) => sum + Math.max(0, ...outputs.map(({ mana }) => measure(mana))), 0);
  const restricted = pool.restricted ?? [];
  return {
    total: manaIn(pool) + best(manaIn),
    most: amountsOf(
      (type) =>
        (pool[type] ?? 0) +
        restricted.reduce((sum, { mana, amount }) => sum + (mana === type ? amount : 0), 0) +
        best((mana) => mana[type] ?? 0),
    ),
    exact:
      restricted.length === 0 &&
      !sources.some(({ outputs }) => outputs.some(({ only }) => only !== undefined)),
  };
}
