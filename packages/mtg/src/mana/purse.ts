import type { Issue } from '@reticle/core';
import { memo } from '../match/memo.js';
import { countAvailableMana } from './count.js';
import type { ManaCost } from './mana.js';
import { payMana, type PaymentMeans } from './pay.js';
import { manaIn, type ManaPool } from './pool.js';
import type { ManaSource } from './sources.js';

/** How a cost would be paid from a purse. */
export interface PurseUse extends Pick<PaymentMeans, 'X' | 'restrict'> {
  /** The permanent that the cost itself taps: it gives no mana for it. */
  readonly without?: string | undefined;
}

/** What a player could pay mana with at one moment. */
export interface Purse {
  readonly sources: readonly ManaSource[];
  /** Whether that can be paid, and nothing else with it. */
  readonly canPay: (cost: ManaCost, use?: PurseUse) => boolean;
  /** Why it can't be paid (rule 118.3); empty where it can. */
  readonly lacks: (cost: ManaCost, use?: PurseUse) => readonly Issue[];
}

/** What some permanents give, each, and what was asked of them: for many cards, and again after others have passed. */
const known = memo((sources: readonly ManaSource[]) => {
  const outputs = new Map<string, ManaSource['outputs'][]>();
  for (const { id, outputs: own } of sources) outputs.set(id, [...(outputs.get(id) ?? []), own]);
  return { outputs, total: countAvailableMana({}, sources).total, answers: new Map<string, boolean>() };
});

/** How much mana a cost takes at least; life is not paid here for any symbol of it. */
const leastOf = (cost: ManaCost, X = 0): number =>
  cost.reduce<number>((sum, part) => sum + (part === 'X' ? X : typeof part === 'number' ? part : 1), 0);

/** A purse. Without sources that give the same, a cost is the same question: it is worked out once. */
export function purseOf(pool: ManaPool, sources: readonly ManaSource[]): Purse {
  const { outputs, total, answers } = known(sources);
  const most = total + manaIn(pool);
  const tried = (cost: ManaCost, { without, ...terms }: PurseUse) => {
    const isOwn = without !== undefined && outputs.has(without);
    const others = isOwn ? sources.filter(({ id }) => id !== without) : sources;
    return payMana(cost, { ...terms, pool, sources: others });
  };
  return {
    sources,
    canPay(cost, use = {}) {
      if (leastOf(cost, use.X) > most) return false;
      const { without, ...terms } = use;
      const own = without === undefined ? undefined : outputs.get(without);
      const key = JSON.stringify([cost, terms, pool, own]);
      const answered = answers.get(key);
      if (answered !== undefined) return answered;
      const can = tried(cost, use).ok;
      answers.set(key, can);
      return can;
    },
    lacks(cost, use = {}) {
      const found = tried(cost, use);
      return found.ok ? [] : found.issues;
    },
  };
}
