import type { Effect } from '../effects/effect.js';
import type { TriggeredAbility } from '../sets/card-definition.js';

/** What a triggered ability does as it resolves: with an intervening "if", only where that holds still (rule 603.4). */
export function whatItDoes({
  if: condition,
  effects,
}: Pick<TriggeredAbility, 'if' | 'effects'>): readonly Effect[] {
  return condition === undefined ? effects : [{ effect: 'if', condition, effects }];
}
