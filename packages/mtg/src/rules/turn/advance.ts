import type { MtgMatchState } from '../../state/match-state.js';
import type { MoveExecution } from '../move-execution.js';
import { placeNext } from '../triggers/place.js';
import { beginTurn } from './begin-turn.js';
import { checked } from './check.js';
import { openDecision } from './decision.js';
import { goOn } from './resolve.js';
import { enterStep, isStop, leaveStep, stepAfter } from './steps.js';
import { matchWith, turnWith } from '../../state/copies.js';

/** No match goes on for so long by itself; one that does has a loop that no player can stop (rule 732.4). */
const MOST_STEPS = 10_000;

/**
 * Goes on until a player must act: resolves, checks state-based actions (rule 704.3), puts triggers on the stack (603.3),
 * goes to the next step. A match that goes on for ever is a draw (rule 104.4b).
 */
export function advance(start: MtgMatchState, play: MoveExecution): MtgMatchState {
  let state = play.settle(start);
  for (let count = 0; count < MOST_STEPS; count++) {
    if (state.ended) return state;
    const next = proceed(state, play);
    if (next === undefined) return state;
    state = play.settle(next);
  }
  const ended = { winners: [], reason: 'endless' };
  play.emit({ type: 'matchEnded', ...ended });
  return matchWith(state, { ended });
}

/** The next thing that happens by itself; none where a player must act. */
function proceed(state: MtgMatchState, play: MoveExecution): MtgMatchState | undefined {
  if (state.resolving.length > 0) return openDecision(play.rules, state) ? undefined : goOn(state, play);
  const after = checked(state, play);
  if (after !== state) return state.turn.step === 'cleanup' ? withPriority(after) : after;
  if (state.waiting.length > 0 && state.turn.step !== 'untap') {
    if (openDecision(play.rules, state)) return undefined;
    return placeNext(withPriority(state), play);
  }
  if (state.turn.declaring || openDecision(play.rules, state)) return undefined;
  const isOpen = state.turn.priority !== undefined;
  if (isOpen && (state.stack.length > 0 || isStop(play.rules, state))) return undefined;
  return nextStep(state, play);
}

/** Triggers and state-based actions give priority even in a cleanup step: then there is another one (rule 514.3a). */
const withPriority = (state: MtgMatchState): MtgMatchState =>
  state.turn.priority !== undefined || state.activePlayer === undefined
    ? state
    : matchWith(state, { turn: turnWith(state.turn, { priority: state.activePlayer }) });

function nextStep(state: MtgMatchState, play: MoveExecution): MtgMatchState {
  const left = leaveStep(state.stack.length === 0 && state.frames ? matchWith(state, {}, ['frames']) : state);
  const again = state.turn.step === 'cleanup' && state.turn.priority !== undefined;
  const step = again ? 'cleanup' : stepAfter(left);
  if (step !== undefined) return enterStep(left, step, play);
  const begun = beginTurn(left, play);
  return begun.ended ? begun : enterStep(begun, 'untap', play);
}
