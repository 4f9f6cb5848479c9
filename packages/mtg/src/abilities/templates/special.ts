import type { Effect } from '../../effects/effect.js';
import type { ActivatedAbility } from '../ability.js';
import { abilityOf, type Aimed } from './parts.js';
import type { Price } from './price.js';

/** "... Activate only once each turn" (rule 602.5b). */
export function createOncePerTurnWrapper(ability: ActivatedAbility): ActivatedAbility {
  return { ...ability, perTurn: 1 };
}

/** "Pay 2 life: ...", with what else it costs. */
export function createLifePaymentAbility({
  id = 'life-payment',
  life,
  price = {},
  effects,
  targets = [],
}: {
  readonly id?: string;
  readonly life: number;
  readonly price?: Price;
  readonly effects: readonly Effect[];
  readonly targets?: readonly Aimed[];
}): ActivatedAbility {
  return abilityOf({ id, price: { ...price, life }, effects, targets });
}
