import type { Effect } from '../../effects/effect.js';
import type { ActivatedAbility } from '../ability.js';
import { abilityOf, type Aimed } from './parts.js';
import type { Price } from './price.js';

/**
 * "Sacrifice a Goblin: ...", "{1}, sacrifice this: ..."; this permanent, where the price names none. Effects mean what was
 * chosen as `{ bound: 'cost1' }`, and targets as `t1`, `t2` ...
 */
export function createSacrificeForEffect({
  id = 'sacrifice-for-effect',
  price = {},
  effects,
  targets = [],
}: {
  readonly id?: string;
  readonly price?: Price;
  readonly effects: readonly Effect[];
  readonly targets?: readonly Aimed[];
}): ActivatedAbility {
  return abilityOf({ id, price: { sacrifice: 'self', ...price }, effects, targets });
}
