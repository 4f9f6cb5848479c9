/** Mana: costs, pools, sources, payments. */
export {
  colorsOfCost,
  manaAmounts,
  manaCost,
  manaValueOf,
  MANA_TYPES,
  type ManaAmounts,
  type ManaCost,
  type ManaType,
  printManaAmounts,
  printManaCost,
  readManaCost,
} from '../language/mana.js';
export { addMana, manaPool, spendMana } from '../state/mana-pool.js';
export type { ManaPool } from '../state/mana-pool.js';
export { manaSource } from '../rules/mana/sources.js';
export type { ManaSource } from '../rules/mana/sources.js';
export { canPayMana, payMana } from '../rules/mana/pay.js';
export type { ManaPayment } from '../rules/mana/offers.js';
export type { PaymentMeans } from '../rules/mana/pay.js';
export { countAvailableMana } from '../rules/mana/purse.js';
export { totalManaCost } from '../rules/mana/total.js';
export type { CostChanges } from '../rules/mana/total.js';
