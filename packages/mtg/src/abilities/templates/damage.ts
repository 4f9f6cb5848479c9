import { anyTarget } from '../../targeting/queries.js';
import type { ActivatedAbility } from '../ability.js';
import type { AbilityAmount } from '../amount.js';
import { abilityOf, T1, type Aimed } from './parts.js';
import type { Price } from './price.js';

/** "{T}: so much damage to target ...", to any target where nothing is said. `price` is what it costs beside {T}. */
export function createTapForDamage({
  id = 'tap-for-damage',
  amount = 1,
  target = anyTarget(),
  price = {},
}: {
  readonly id?: string;
  readonly amount?: AbilityAmount;
  readonly target?: Aimed;
  readonly price?: Price;
} = {}): ActivatedAbility {
  const effects = [{ effect: 'damage' as const, amount, to: T1 }];
  return abilityOf({ id, price: { ...price, tap: true }, effects, targets: [target] });
}

/** "{T}: 1 damage to any target." */
export function createTimAbility(): ActivatedAbility {
  return createTapForDamage({ id: 'tim' });
}

/** "{R}, {T}: 1 damage to any target"; `mana` as printed. */
export function createPaidTimAbility(mana: string): ActivatedAbility {
  return createTapForDamage({ id: 'paid-tim', price: { mana } });
}
