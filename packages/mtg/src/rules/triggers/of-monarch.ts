import type { MatchEvent } from '@reticle/core/match';
import type { Effect } from '../../language/effects/effect.js';
import type { MtgMatchState, PendingTrigger } from '../../state/match-state.js';
import { playerRefOf } from '../../state/refs.js';
import { teamOf } from '../../state/teams.js';
import { refIn, wordIn } from '../actions/event-parts.js';

/** The name under which the abilities of the monarch wait, which no card has. */
export const OF_MONARCH = 'monarch';

const DRAWS: readonly Effect[] = [{ effect: 'draw' }];
const PASSES: readonly Effect[] = [{ effect: 'becomeMonarch', who: { controllerOf: { bound: 'it' } } }];

/**
 * Returns the two abilities that come with the monarch, of those that trigger on some events: the monarch draws a card
 * at the beginning of their end step, and the controller of a creature that deals combat damage to the monarch becomes
 * the monarch. They have no source, and the player who is the monarch then controls them (rule 725.2).
 */
export function ofMonarch(state: MtgMatchState, events: readonly MatchEvent[]): readonly PendingTrigger[] {
  const { monarch } = state;
  if (monarch === undefined) return [];
  const pending = (todo: readonly Effect[], bound: PendingTrigger['frame']['bound']): PendingTrigger => ({
    ability: OF_MONARCH,
    frame: { controller: monarch, source: playerRefOf(monarch), variables: {}, bound, todo },
  });
  return events.flatMap((event) => {
    const active = wordIn(event, 'player');
    if (event.type === 'stepBegan' && event['step'] === 'end' && active !== undefined)
      return teamOf(state, active).includes(monarch) ? [pending(DRAWS, {})] : [];
    const [source, to] = [refIn(event, 'source'), refIn(event, 'to')];
    const isHit =
      event.type === 'damage' && event['combat'] === true && to?.kind === 'player' && to.id === monarch;
    return isHit && source ? [pending(PASSES, { it: [source] })] : [];
  });
}
