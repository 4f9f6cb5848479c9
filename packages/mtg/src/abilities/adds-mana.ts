import type { Effect } from '../effects/effect.js';

/** Whether something among plain JSON is an effect of that name, however deep. */
function holds(value: unknown, name: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if ('effect' in value && (value.effect === name || value.effect === 'delayed'))
    return value.effect === name;
  return Object.values(value).some((part) => holds(part, name));
}

/** Whether effects could add mana as they happen, in a branch of theirs too; not what only happens later (rule 605.1a). */
export function addsMana(effects: readonly Effect[]): boolean {
  return holds(effects, 'addMana');
}
