import type { AbilityCost } from './cost.js';
import { isRandom } from './moving.js';

/**
 * Whether two parts may want the same: creatures that are tapped could give the mana, sources of mana may cost life, what
 * chance takes may be what was chosen. Then it takes a try to know whether the whole can be paid.
 */
export function isEntangled(costs: readonly AbilityCost[]): boolean {
  const has = (...names: readonly AbilityCost['cost'][]) => costs.some(({ cost }) => names.includes(cost));
  if (has('mana') && has('tapOthers', 'life')) return true;
  return costs.some(isRandom) && costs.filter(({ cost }) => cost === 'discard').length > 1;
}
