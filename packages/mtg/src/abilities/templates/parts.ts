import type { TargetSlot, TargetSpec } from '@reticle/core';
import type { Effect } from '../../effects/effect.js';
import type { MtgQuery } from '../../targeting/queries.js';
import type { ActivatedAbility } from '../ability.js';
import type { Selector } from '../selector.js';
import { paid, type Price } from './price.js';

/** What one "target ..." accepts: one query, or several ("any target"). */
export type Aimed = MtgQuery | readonly MtgQuery[];

const isList = (aimed: Aimed): aimed is readonly MtgQuery[] => Array.isArray(aimed);

function slotOf(aimed: Aimed, index: number): TargetSlot {
  const queries = isList(aimed) ? aimed : [aimed];
  return {
    id: `t${index + 1}`,
    accepts: queries.map(({ kind, filter }) => ({ kind, filter: { ...filter } })),
    min: 1,
    max: 1,
    chooser: 'controller',
    mode: 'target',
  };
}

/** One slot for each: `t1`, `t2` ..., with one target each. */
export const aimedAt = (...targets: readonly Aimed[]): TargetSpec => ({
  slots: targets.map(slotOf),
  relations: [],
  timing: 'announcement',
});

/** What was targeted first, as effects mean it. */
export const T1: Selector = { bound: 't1' };

/** What every template of an ability that uses the stack is made of. */
export interface TemplateParts {
  readonly id: string;
  readonly price: Price;
  readonly effects: readonly Effect[];
  readonly targets?: readonly Aimed[];
}

/** `price: effects`, an ability that is no mana ability. */
export function abilityOf({ id, price, effects, targets = [] }: TemplateParts): ActivatedAbility {
  const aimed = targets.length > 0 ? { targets: aimedAt(...targets) } : {};
  return { id, costs: paid(price), ...aimed, effects, isManaAbility: false };
}
