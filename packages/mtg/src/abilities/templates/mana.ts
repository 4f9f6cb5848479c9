import { COLORS } from '../../state/vocabulary.js';
import type { ManaAmounts } from '../../mana/mana.js';
import type { Effect } from '../../effects/effect.js';
import type { ActivatedAbility } from '../ability.js';
import { paid, type Price } from './price.js';

/** "{T}: Add {G}.", with a price "{1}, {T}: ..."; `mana` as alternatives is "{W} or {U}"; `and` follows it. */
export function createTapForMana({
  id = 'tap-for-mana',
  mana,
  price = {},
  and = [],
}: {
  readonly id?: string;
  readonly mana: ManaAmounts | readonly ManaAmounts[];
  readonly price?: Price;
  readonly and?: readonly Effect[];
}): ActivatedAbility {
  return {
    id,
    costs: paid({ ...price, tap: true }),
    effects: [{ effect: 'addMana', mana }, ...and],
    isManaAbility: true,
  };
}

/** "{T}: Add one mana of any color." */
export function createTapForAnyColor({
  id = 'tap-for-any-color',
  price = {},
}: { readonly id?: string; readonly price?: Price } = {}): ActivatedAbility {
  return createTapForMana({ id, price, mana: COLORS.map((color) => ({ [color]: 1 })) });
}

/** "Sacrifice a creature: Add {C}{C}.", "{T}, Sacrifice this land: Add {R}{R}." */
export function createSacrificeForMana({
  id = 'sacrifice-for-mana',
  mana,
  price = { sacrifice: 'self' },
}: {
  readonly id?: string;
  readonly mana: ManaAmounts;
  readonly price?: Price;
}): ActivatedAbility {
  return { id, costs: paid(price), effects: [{ effect: 'addMana', mana }], isManaAbility: true };
}
