import { unwrap } from '@reticle/core';
import type { AbilityCost } from '../../costs/cost.js';
import type { MtgCardFilter } from '../../filter/schema.js';
import { readManaCost } from '../../mana/symbols.js';
import type { Color } from '../../state/vocabulary.js';

/** A cost as it is quickest written; {@link paid} writes it out in the printed order. */
export interface Price {
  /** As printed: `'{2}{R}'`. */
  readonly mana?: string;
  readonly onlyOnX?: readonly Color[];
  readonly tap?: boolean;
  readonly life?: number;
  readonly sacrifice?: 'self' | MtgCardFilter;
  /** How many of them; one, where it is left out. */
  readonly count?: number;
}

/** @throws RefusedError where the mana is no cost */
export function paid({ mana, onlyOnX, tap, life, sacrifice, count }: Price): readonly AbilityCost[] {
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
