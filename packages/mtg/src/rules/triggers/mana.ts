import type { TriggeredAbility } from '../../language/card-definition.js';
import type { MtgCard } from '../../state/card.js';
import type { MtgMatchState } from '../../state/match-state.js';
import type { MtgRules } from '../move-execution.js';
import { triggeredOf } from './notice.js';
import { waitsFor } from './waits-for.js';
import { permanentsIn } from '../../state/cards.js';

/** Whether a triggered ability is a mana ability: it triggers on one, adds mana, and has no target (rule 605.1b). */
export const isManaTrigger = ({ trigger, targets, effects }: TriggeredAbility): boolean =>
  trigger.on === 'tappedForMana' &&
  targets === undefined &&
  effects.some(({ effect }) => effect === 'addMana');

/**
 * The permanents for which a mana ability triggers as they are tapped for mana (rule 605.4a). A payment counts on nothing
 * but what it taps, so that a player who wants to spend that mana as well taps them before.
 */
export function givingMore(rules: MtgRules, state: MtgMatchState): (card: MtgCard) => boolean {
  const waiting = permanentsIn(state).flatMap((source) =>
    triggeredOf(rules, source)
      .filter(isManaTrigger)
      .map(({ trigger }) => ({ trigger, source })),
  );
  return (subject) =>
    waiting.some(({ trigger, source }) =>
      waitsFor(trigger, { on: 'tappedForMana', subject, bound: {} }, { state, source }),
    );
}
