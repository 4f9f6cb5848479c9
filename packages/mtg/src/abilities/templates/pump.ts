import type { ActivatedAbility } from '../ability.js';
import type { AbilityAmount } from '../amount.js';
import { abilityOf } from './parts.js';
import type { Price } from './price.js';

/** "{1}{W}: this creature gets +0/+2 until end of turn." */
export function createPumpSelf({
  id = 'pump-self',
  price,
  power = 0,
  toughness = 0,
}: {
  readonly id?: string;
  readonly price: Price;
  readonly power?: AbilityAmount;
  readonly toughness?: AbilityAmount;
}): ActivatedAbility {
  const effects = [
    { effect: 'pump' as const, what: 'self' as const, power, toughness, until: 'endOfTurn' as const },
  ];
  return abilityOf({ id, price, effects });
}

/** "{R}: this creature gets +1/+0 until end of turn"; `mana` as printed. */
export function createFirebreathing(mana = '{R}'): ActivatedAbility {
  return createPumpSelf({ id: 'firebreathing', price: { mana }, power: 1 });
}

/** "{B}: this creature gets +1/+1 until end of turn"; `mana` as printed. */
export function createShadeAbility(mana = '{B}'): ActivatedAbility {
  return createPumpSelf({ id: 'shade', price: { mana }, power: 1, toughness: 1 });
}
