import { anyTarget } from '../../targeting/queries.js';
import type { ActivatedAbility } from '../ability.js';
import type { AbilityAmount } from '../amount.js';
import { abilityOf, T1, type Aimed } from './parts.js';
import type { Price } from './price.js';

/** "{B}: regenerate this creature": the next time that it would be destroyed this turn, it is not (rule 701.19a). */
export function createRegenerate({
  id = 'regenerate',
  price,
}: {
  readonly id?: string;
  readonly price: Price;
}): ActivatedAbility {
  return abilityOf({ id, price, effects: [{ effect: 'regenerate', what: 'self' }] });
}

/** "{T}: prevent the next 1 damage to any target this turn" (rule 615.7). */
export function createPreventDamage({
  id = 'prevent-damage',
  amount = 1,
  target = anyTarget(),
  price = { tap: true },
}: {
  readonly id?: string;
  readonly amount?: AbilityAmount;
  readonly target?: Aimed;
  readonly price?: Price;
} = {}): ActivatedAbility {
  return abilityOf({ id, price, effects: [{ effect: 'preventDamage', amount, to: T1 }], targets: [target] });
}
