import type { ActivatedAbility } from '../ability.js';
import type { Effect } from '../effects/effect.js';
import type { ManaAmounts } from '../mana.js';
import { anyTarget, permanent, spell } from '../queries.js';
import type { AbilityAmount } from '../selector.js';
import { COLORS, type Color } from '../vocabulary.js';
import { type Aimed, type Price, T1, abilityOf, costsOfPrice } from './parts.js';

/**
 * "{T}: Add {G}."; with a price, "{1}, {T}: ...". A list for `mana` means "{W} or {U}". The effects `and`
 * follow.
 */
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
    costs: costsOfPrice({ ...price, tap: true }),
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
  return { id, costs: costsOfPrice(price), effects: [{ effect: 'addMana', mana }], isManaAbility: true };
}

/**
 * "{B}: regenerate this creature": the next time that it would be destroyed this turn, it is not destroyed
 * (rule 701.19a).
 */
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

/** "{G}{G}: counter target black spell", with the colour given. */
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

/**
 * "{T}: deals that much damage to target ...". The target defaults to any target. `price` is what it costs in
 * addition to {T}.
 */
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

/**
 * "Sacrifice a Goblin: ...", "{1}, sacrifice this: ...". If the price names nothing to sacrifice, this
 * permanent is sacrificed. Effects mean what was chosen for the cost as `{ bound: 'cost1' }`, and targets as
 * `t1`, `t2` ...
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

/** "... Activate only once each turn" (rule 602.5b). */
export function createOncePerTurnWrapper(ability: ActivatedAbility): ActivatedAbility {
  return { ...ability, perTurn: 1 };
}

/** "Pay 2 life: ...", with any further costs. */
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

/** The parts of an ability that changes a creature until end of turn. */
interface ChangeParts {
  readonly id?: string;
  readonly power?: AbilityAmount;
  readonly toughness?: AbilityAmount;
  readonly target?: Aimed;
  readonly price?: Price;
}

/**
 * "{T}: target creature gets +1/+1 until end of turn". With `excludeSelf` in the filter, another creature.
 */
export function createTapToBuffOther({
  id = 'tap-to-buff',
  power = 1,
  toughness = 1,
  target = permanent({ type: 'creature' }),
  price = {},
}: ChangeParts = {}): ActivatedAbility {
  const effects = [{ effect: 'pump' as const, what: T1, power, toughness, until: 'endOfTurn' as const }];
  return abilityOf({ id, price: { ...price, tap: true }, effects, targets: [target] });
}

/** "{T}: target creature gets -1/-0 until end of turn". The amounts are negative, as printed. */
export function createTapToDebuff({
  id = 'tap-to-debuff',
  power = -1,
  toughness = 0,
  ...parts
}: ChangeParts = {}): ActivatedAbility {
  return createTapToBuffOther({ ...parts, id, power, toughness });
}
