import * as z from 'zod';
import { type ManaAmounts, manaAmounts } from '../mana.js';
import { type AbilityAmount, type Selector, abilityAmount, selector } from '../selector.js';

/** Players gain that much life (rule 119.3); you, where nobody is named. */
export interface GainLifeEffect {
  readonly effect: 'gainLife';
  readonly who?: Selector | undefined;
  readonly amount: AbilityAmount;
}

export const gainLifeEffect = z.strictObject({
  effect: z.literal('gainLife'),
  who: selector.optional(),
  amount: abilityAmount,
});

/** Players lose that much life (rule 119.3); you, where nobody is named. */
export interface LoseLifeEffect {
  readonly effect: 'loseLife';
  readonly who?: Selector | undefined;
  readonly amount: AbilityAmount;
}

export const loseLifeEffect = z.strictObject({
  effect: z.literal('loseLife'),
  who: selector.optional(),
  amount: abilityAmount,
});

/** Adds mana to players' pools: these, or one of several, as the controller chooses; so many times. */
export interface AddManaEffect {
  readonly effect: 'addMana';
  /** You, where it is left out. */
  readonly who?: Selector | undefined;
  readonly mana: ManaAmounts | readonly ManaAmounts[];
  readonly times?: AbilityAmount | undefined;
}

export const addManaEffect = z.strictObject({
  effect: z.literal('addMana'),
  who: selector.optional(),
  mana: z.union([manaAmounts, z.array(manaAmounts).min(2).max(64).readonly()]),
  times: abilityAmount.optional(),
});

/** Players lose all unspent mana (rule 106.4); you, where nobody is named. */
export interface LoseManaEffect {
  readonly effect: 'loseMana';
  readonly who?: Selector | undefined;
}
export const loseManaEffect = z.strictObject({ effect: z.literal('loseMana'), who: selector.optional() });
