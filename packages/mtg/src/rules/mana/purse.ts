import type { Issue } from '@reticle/core';
import type { ManaAmounts, ManaCost } from '../../language/mana.js';
import { type ManaPool, amountsOf, manaIn, restrictedIn } from '../../state/mana-pool.js';
import { lately, memo } from '../../state/memo.js';
import { countPayable } from './counting.js';
import { type PaymentMeans, payMana } from './pay.js';
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
  /** The permanent that the cost itself taps: it gives no mana for it. */
  readonly without?: string | undefined;
}

/** What a player could pay mana with at one moment. */
export interface Purse {
  readonly pool: ManaPool;
  readonly sources: readonly ManaSource[];
  /** Whether that can be paid, and nothing else with it. */
  readonly canPay: (cost: ManaCost, use?: PurseUse) => boolean;
  /** Why it can't be paid (rule 118.3); empty where it can. */
  readonly lacks: (cost: ManaCost, use?: PurseUse) => readonly Issue[];
}

/** What some permanents give, each, and what was asked of them: for many cards, and again after others have passed. */
const known = lately((sources: readonly ManaSource[]) => {
  const outputs = new Map<string, ManaSource['outputs'][]>();
  for (const { id, outputs: own } of sources) outputs.set(id, [...(outputs.get(id) ?? []), own]);
  return { outputs, total: countAvailableMana({}, sources).total, answers: new Map<string, boolean>() };
});

/** A value as text: worked out once for each. */
const textOf = memo((value: object) => JSON.stringify(value));

/** How much mana a cost takes at least; life is not paid here for any symbol of it. */
function leastOf(cost: ManaCost, X = 0): number {
  let least = 0;
  for (const part of cost) least += part === 'X' ? X : typeof part === 'number' ? part : 1;
  return least;
}

/** A purse: the very same for the same pool and the same sources. Without sources that give the same, a cost is the same question. */
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
  /** What counting does not tell is searched for, once for each question. */
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
      // Counted is what may be spent on anything.
      if (counted === true || (counted === false && purposes === undefined)) return counted;
      return searched(cost, use);
    },
    lacks(cost, use = {}) {
      const found = tried(cost, use);
      return found.ok ? [] : found.issues;
    },
  };
}
