import { type TargetSlot, type TargetSpec, unwrap } from '@reticle/core';
import type { ActivatedAbility } from '../ability.js';
import type { AbilityCost } from '../cost.js';
import type { Effect } from '../effects/effect.js';
import type { MtgCardFilter } from '../filter.js';
import { readManaCost } from '../mana.js';
import type { MtgQuery } from '../queries.js';
import type { Selector } from '../selector.js';
import type { Color } from '../vocabulary.js';

/** A cost in short form; {@link paid} writes it out in the printed order. */
export interface Price {
  /** As printed: `'{2}{R}'`. */
  readonly mana?: string;
  readonly onlyOnX?: readonly Color[];
  readonly tap?: boolean;
  readonly life?: number;
  readonly sacrifice?: 'self' | MtgCardFilter;
  /** How many objects to sacrifice. Defaults to 1. */
  readonly count?: number;
}

/** Writes a price out as the parts of a cost. @throws RefusedError if the mana can't be read as a cost */
export function costsOfPrice({ mana, onlyOnX, tap, life, sacrifice, count }: Price): readonly AbilityCost[] {
  return [
    ...(mana === undefined
      ? []
      : [
          {
            cost: 'mana' as const,
            mana: unwrap(readManaCost(mana)),
            ...(onlyOnX === undefined ? {} : { onlyOnX }),
          },
        ]),
    ...(tap === true ? [{ cost: 'tap' as const }] : []),
    ...(life === undefined ? [] : [{ cost: 'life' as const, amount: life }]),
    ...(sacrifice === undefined
      ? []
      : [{ cost: 'sacrifice' as const, what: sacrifice, ...(count === undefined ? {} : { count }) }]),
  ];
}

/** What one "target ..." accepts: one query, or any of several ("any target"). */
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

/** Builds a spec with one slot for each of these, named `t1`, `t2` ..., with one target each. */
export const aimedAt = (...targets: readonly Aimed[]): TargetSpec => ({
  slots: targets.map(slotOf),
  relations: [],
  timing: 'announcement',
});

/** The target of the first slot, as effects mean it. */
export const T1: Selector = { bound: 't1' };

/** The parts of a template of an ability that uses the stack. */
export interface TemplateParts {
  readonly id: string;
  readonly price: Price;
  readonly effects: readonly Effect[];
  readonly targets?: readonly Aimed[];
}

/** Builds the ability `price: effects`, which is no mana ability. */
export function abilityOf({ id, price, effects, targets = [] }: TemplateParts): ActivatedAbility {
  const aimed = targets.length > 0 ? { targets: aimedAt(...targets) } : {};
  return { id, costs: costsOfPrice(price), ...aimed, effects, isManaAbility: false };
}
