import type { MtgCard } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { mapSame } from '../../state/same.js';
import { endUntilTurnOf } from '../continuous/end.js';
import type { MoveExecution } from '../move-execution.js';
import { seatsInOrder } from '../triggers/place.js';
import { cardWith, matchWith } from '../../state/copies.js';

/**
 * A card without the facts of the turn that ended. Who came under a player's control stays marked until that player's
 * own turn begins: it is not controlled continuously since then (rule 302.6).
 */
function forNewTurn(card: MtgCard, active: string): MtgCard {
  const { thisTurn, dealtDamageTo } = card;
  if (thisTurn.length === 0 && dealtDamageTo.length === 0) return card;
  const sick = thisTurn.includes('cameUnderControl') && controllerOf(card) !== active;
  return cardWith(card, { thisTurn: sick ? ['cameUnderControl'] : [], dealtDamageTo: [] });
}

/** Last known information that something may still ask for: what lasts, waits or lies on the stack. */
function stillKnown(state: MtgMatchState): readonly MtgCard[] {
  const { continuous, delayed, waiting, resolving, abilities, frames = {} } = state;
  const settings = [...delayed, ...waiting, ...resolving]
    .map(({ frame }) => frame)
    .concat(Object.values(frames));
  const refs = [
    ...continuous.flatMap(({ source, affects }) => [source, ...affects]),
    ...settings.flatMap(({ source, bound }) => [source, ...Object.values(bound).flat()]),
    ...abilities.map(({ source }) => source),
  ];
  const wanted = new Set(refs.map(({ id, incarnation }) => `${id} ${incarnation}`));
  return state.lastKnown.filter(({ instanceId, incarnation }) => wanted.has(`${instanceId} ${incarnation}`));
}

/** The next player's turn begins (rule 500.1); at the turn limit of the house the match ends in a draw instead. */
export function beginTurn(state: MtgMatchState, { emit }: MoveExecution): MtgMatchState {
  const number = state.turn.number + 1;
  const { turnLimit } = state.house ?? {};
  if (turnLimit !== undefined && number > turnLimit) {
    const ended = { winners: [], reason: 'turnLimit' };
    emit({ type: 'matchEnded', ...ended });
    return matchWith(state, { ended });
  }
  const [, next] = seatsInOrder(state);
  const player = next ?? state.activePlayer ?? '';
  emit({ type: 'turnBegan', turn: number, player });
  return matchWith(endUntilTurnOf(state, player), {
    activePlayer: player,
    turn: {
      number,
      step: 'untap',
      passes: 0,
      landsPlayed: 0,
      ...(state.turn.happened === undefined ? {} : { before: state.turn.happened }),
    },
    activated: {},
    lastKnown: stillKnown(state),
    cards: mapSame(state.cards, (card) => forNewTurn(card, player)),
  });
}
