import type { TriggeredAbility } from '../../language/card-definition.js';
import type { MtgCard } from '../../state/card.js';
import type { MtgMatchState } from '../../state/match-state.js';
import type { MtgRules } from '../move-execution.js';
import { watchersIn } from './notice.js';
import { waitsFor } from './waits-for.js';

/** Whether a triggered ability is a mana ability: it triggers on one, adds mana, and has no target (rule 605.1b). */
export const isManaTrigger = ({ trigger, targets, effects }: TriggeredAbility): boolean =>
  trigger.on === 'tappedForMana' &&
  targets === undefined &&
  effects.some(({ effect }) => effect === 'addMana');

/**
 * The permanents for which a mana ability triggers as they are tapped for mana (rule 605.4a); undefined if no such ability is
 * there. A payment counts on nothing but what it taps, so that a player who wants to spend that mana as well taps them before.
 */
export function givingMore(rules: MtgRules, state: MtgMatchState): ((card: MtgCard) => boolean) | undefined {
  const watchers = watchersIn(rules, state).get('tappedForMana') ?? [];
  const waiting = watchers.filter(({ ability }) => isManaTrigger(ability));
  if (waiting.length === 0) return undefined;
  return (subject) =>
    waiting.some(({ source, ability }) =>
      waitsFor(ability.trigger, { on: 'tappedForMana', subject, bound: {} }, { state, source }),
    );
}
