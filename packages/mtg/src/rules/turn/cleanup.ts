import type { Decision } from '@reticle/core/play';
import type { MtgMatchState } from '../../state/match-state.js';
import { changeZone } from '../actions/change-zone.js';
import type { MoveExecution, OpenDecision } from '../move-execution.js';
import { cardById, handOf } from '../../state/cards.js';
import { controllerOf } from '../../state/facts.js';
import { refOf } from '../../state/refs.js';
import { happen } from '../events/happen.js';
import { permanentsWith } from '../../state/permanents-with.js';
import { sure } from '../../state/sure.js';
import { activePlayersOf } from '../../state/teams.js';

/** The maximum hand size (rule 402.2). */
const HAND_SIZE = 7;

/** Whether a permanent of the player says that the player has no maximum hand size. */
const hasNoMaximum = (state: MtgMatchState, player: string): boolean =>
  permanentsWith(state, 'noMaximumHandSize').some((card) => controllerOf(card) === player);

/** Returns how many cards an active player must discard in the cleanup step (rule 514.1). */
function tooMany(state: MtgMatchState, player: string): number {
  const { turn, stack } = state;
  if (turn.step !== 'cleanup' || turn.priority !== undefined || stack.length > 0) return 0;
  return hasNoMaximum(state, player) ? 0 : Math.max(0, handOf(state, player).length - HAND_SIZE);
}

/**
 * Asks the active player, or the next one of the active team, which cards to discard as the cleanup step
 * begins (rule 514.1).
 */
export function cleanupDecision(state: MtgMatchState): OpenDecision | undefined {
  const player = activePlayersOf(state).find((id) => tooMany(state, id) > 0);
  if (player === undefined) return undefined;
  const count = tooMany(state, player);
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
    description: `Discard ${count === 1 ? 'a card' : `${count} cards`} (${HAND_SIZE + count} in hand, at most ${HAND_SIZE})`,
  };
  return { kind: 'discard', player, spec, attempt: { controller: player }, state };
}

/** Discards the chosen cards (rule 514.1). */
export function discardDown(
  state: MtgMatchState,
  chosen: readonly string[],
  { emit }: Pick<MoveExecution, 'emit'>,
): MtgMatchState {
  return chosen.reduce((now, id) => {
    const card = sure(cardById(now, id));
    const told = { type: 'discarded', card: refOf(card), player: card.owner, cost: false } as const;
    return changeZone(happen(now, told, emit), id, 'graveyard', emit);
  }, state);
}
