import type { Issue } from '@reticle/core';
import type { ManaAmounts, ManaCost } from '../../language/mana.js';
import { type ManaPool, amountsOf, manaIn, restrictedIn } from '../../state/mana-pool.js';
import { lately, memo } from '../../state/memo.js';
import { countPayable } from './counting.js';
import { type PaymentMeans, payMana } from './pay.js';
import type { ManaOutput, ManaSource } from './sources.js';

/** How much mana a player could have. */
export interface AvailableMana {
  /** The most mana in all. */
  readonly total: number;
  /** The most mana of each type, by itself, not of all types together. */
  readonly most: ManaAmounts;
  /** False if restricted mana is counted; then both are upper bounds. */
  readonly exact: boolean;
}

/** Counts the most mana that a pool and sources could give, in all and by type. A permanent counts once. */
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
  const restricted = restrictedIn(pool);
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

/** How a cost would be paid from a purse. */
export interface PurseUse extends Pick<PaymentMeans, 'X' | 'restrict' | 'purposes'> {
  /** The permanent that the cost itself taps, which gives no mana for it. */
  readonly without?: string | undefined;
}

/** What a player could pay mana with at one moment. */
export interface Purse {
  readonly pool: ManaPool;
  readonly sources: readonly ManaSource[];
  /** Whether this cost can be paid, by itself. */
  readonly canPay: (cost: ManaCost, use?: PurseUse) => boolean;
  /** Returns why a cost can't be paid (rule 118.3). Returns an empty list if it can. */
  readonly lacks: (cost: ManaCost, use?: PurseUse) => readonly Issue[];
}

/**
 * What some permanents give, and the answers about them so far. The same questions are asked for many cards,
 * and again after other players have passed.
 */
const known = lately((sources: readonly ManaSource[]) => {
  const outputs = new Map<string, ManaSource['outputs'][]>();
  for (const { id, outputs: own } of sources) outputs.set(id, [...(outputs.get(id) ?? []), own]);
  return { outputs, total: countAvailableMana({}, sources).total, answers: new Map<string, boolean>() };
});

/** Returns a value as a string. Cached by value. */
const textOf = memo((value: object) => JSON.stringify(value));

/** Returns the least mana that a cost needs. No symbol is paid with life here. */
function leastOf(cost: ManaCost, X = 0): number {
  let least = 0;
  for (const part of cost) least += part === 'X' ? X : typeof part === 'number' ? part : 1;
  return least;
}

/**
 * Returns a purse: the same object for the same pool and sources. Questions that leave out permanents with
 * the same outputs share an answer.
 */
export const purseOf = (
  pool: ManaPool,
  sources: readonly ManaSource[],
  asThough?: PaymentMeans['asThough'],
): Purse => (asThough === undefined ? purses(sources)(pool) : newPurse(pool, sources, asThough));

const purses = lately((sources: readonly ManaSource[]) =>
  lately((pool: ManaPool) => newPurse(pool, sources), 2),
);

function newPurse(
  pool: ManaPool,
  sources: readonly ManaSource[],
  asThough?: PaymentMeans['asThough'],
): Purse {
  const tried = (cost: ManaCost, { without, ...terms }: PurseUse) => {
    const isOwn = without !== undefined && known(sources).outputs.has(without);
    const others = isOwn ? sources.filter(({ id }) => id !== without) : sources;
    return payMana(cost, { ...terms, pool, sources: others, asThough });
  };
  /** Searches for what counting can't decide, once for each question. */
  const searched = (cost: ManaCost, use: PurseUse) => {
    const { outputs, answers, total } = known(sources);
    if (leastOf(cost, use.X) > total + manaIn(pool)) return false;
    const own = use.without === undefined ? undefined : outputs.get(use.without);
    const key = `${textOf(cost)} ${textOf(pool)} ${use.X ?? ''} ${use.restrict ? JSON.stringify(use.restrict) : ''} ${asThough ? JSON.stringify(asThough) : ''} ${own ? textOf(own) : ''}${use.purposes?.join(' ') ?? ''}`;
    const answered = answers.get(key);
    if (answered !== undefined) return answered;
    const can = tried(cost, use).ok;
    answers.set(key, can);
    return can;
  };
  return {
    pool,
    sources,
    canPay(cost, use = {}) {
      const { X, restrict, without, purposes } = use;
      const counted = countPayable(sources, pool, { cost, X, onlyOnX: restrict?.X, without, asThough });
      // Counting only knows mana that may be spent on anything.
      if (counted === true || (counted === false && purposes === undefined)) return counted;
      return searched(cost, use);
    },
    lacks(cost, use = {}) {
      const found = tried(cost, use);
      return found.ok ? [] : found.issues;
    },
  };
}
