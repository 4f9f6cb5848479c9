import type { Color } from '../../state/vocabulary.js';
import { spell } from '../../targeting/queries.js';
import type { ActivatedAbility } from '../ability.js';
import { abilityOf, T1 } from './parts.js';
import type { Price } from './price.js';

/** "{G}{G}: counter target black spell": one of the colour. */
export function createCounterColoredAbility({
  id = 'counter-colored',
  color,
  price,
}: {
  readonly id?: string;
  readonly color: Color;
  readonly price: Price;
}): ActivatedAbility {
  return abilityOf({ id, price, effects: [{ effect: 'counter', what: T1 }], targets: [spell({ color })] });
}
