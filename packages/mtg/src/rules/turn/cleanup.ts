import type { Decision } from '@reticle/core/match';
import type { MtgMatchState } from '../../state/match-state.js';
import { changeZone } from '../actions/change-zone.js';
import type { MoveExecution, OpenDecision } from '../move-execution.js';

/** The maximum hand size (rule 402.2). */
const HAND_SIZE = 7;

/** How many cards the active player must discard in the cleanup step (rule 514.1). */
function tooMany({ cards, activePlayer, turn, stack }: MtgMatchState): number {
  if (turn.step !== 'cleanup' || turn.priority !== undefined || stack.length > 0) return 0;
  const hand = cards.filter(({ zone, owner }) => zone === 'hand' && owner === activePlayer);
  return Math.max(0, hand.length - HAND_SIZE);
}

/** Which cards the active player discards as the cleanup step begins (rule 514.1). */
export function cleanupDecision(state: MtgMatchState): OpenDecision | undefined {
  const { activePlayer } = state;
  const count = tooMany(state);
  if (count === 0 || activePlayer === undefined) return undefined;
  const spec: Decision['spec'] = {
    slots: [
      {
        id: 'discard',
        accepts: [{ kind: 'card', filter: { zone: 'hand', owner: 'self' } }],
        min: count,
        max: count,
        chooser: 'controller',
        mode: 'choose',
      },
    ],
    relations: [],
    timing: 'resolution',
    description: 'Discard down to seven cards',
  };
  return { kind: 'discard', player: activePlayer, spec, attempt: { controller: activePlayer }, state };
}

/** The chosen cards go to the graveyard (rule 514.1). */
export function discardDown(
  state: MtgMatchState,
  chosen: readonly string[],
  { emit }: MoveExecution,
): MtgMatchState {
  return chosen.reduce((now, id) => {
    const card = now.cards.find(({ instanceId }) => instanceId === id);
    if (card) {
      const ref = { kind: 'card', id, incarnation: card.incarnation };
      emit({ type: 'discarded', card: ref, player: card.owner, cost: false });
    }
    return changeZone(now, id, 'graveyard', emit);
  }, state);
}
