import type { StaticAbility } from '../abilities/ability.js';

/** Whatever reads a fact that static abilities change: keys of filters, properties of amounts. */
const FACTS: ReadonlySet<string> = new Set([
  'withKeyword',
  'withoutKeyword',
  'strength',
  'willpower',
  'lore',
  'loreValue',
]);

function mentions(json: unknown): boolean {
  if (typeof json === 'string') return FACTS.has(json) || json.startsWith('source.');
  if (typeof json !== 'object' || json === null) return false;
  return Object.entries(json).some(([key, value]) => FACTS.has(key) || mentions(value));
}

const kept = new WeakMap<StaticAbility, boolean>();

/** Whether what an ability gives, and to whom, depends on what other abilities give. */
export function leans(ability: StaticAbility): boolean {
  let found = kept.get(ability);
  if (found === undefined) {
    const amounts = ability.gives.flatMap((part) => ('stat' in part ? [part.amount] : []));
    found = mentions([ability.while, ability.for, amounts]);
    kept.set(ability, found);
  }
  return found;
}
