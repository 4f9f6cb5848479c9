/** Mana: costs, pools, sources, payments. */
export { type ManaCost, printManaCost, readManaCost } from '../language/mana.js';
export type { ManaPool } from '../state/mana-pool.js';
export { canPayMana, payMana } from '../rules/mana/pay.js';
export type { ManaPayment } from '../rules/mana/offers.js';
