import type { MatchEvent } from '@reticle/core/match';
import type { MtgMatchState } from '../../state/match-state.js';
import { knownNow } from '../../state/state.js';
import type { MoveExecution } from '../move-execution.js';
import { checkStateBased } from '../state-based/check.js';
import { matchWith } from '../../state/copies.js';

/** Why a player lost, in a word, by the rule. */
const REASONS: Readonly<Record<string, string>> = {
  '704.5a': 'life',
  '704.5b': 'library',
  '704.5c': 'poison',
  '104.3e': 'effect',
};

/** What was exiled until a permanent leaves the battlefield comes back at once, without the stack (rule 610.3). */
function returnExiled(state: MtgMatchState): MtgMatchState {
  const due = state.delayed.filter(
    ({ at, frame }) => at === 'sourceLeaves' && knownNow(state, frame.source)?.zone !== 'battlefield',
  );
  if (due.length === 0) return state;
  return matchWith(state, {
    delayed: state.delayed.filter((found) => !due.includes(found)),
    resolving: [...state.resolving, ...due.map(({ frame }) => ({ frame }))],
  });
}

/**
 * State-based actions (rule 704.3), and what comes of them: with one player left that one has won (104.2a), with none
 * the match is a draw (104.4a).
 */
export function checked(state: MtgMatchState, play: MoveExecution): MtgMatchState {
  const rules: string[] = [];
  const emit = (event: MatchEvent) => {
    if (event.type === 'playerLost') rules.push(String(event['rule']));
    play.emit(event);
  };
  const after = returnExiled(checkStateBased(state, emit, play.settle));
  const winners = after.players.filter(({ left }) => left !== true).map(({ id }) => id);
  if (winners.length > 1) return after;
  const ended = { winners, reason: REASONS[rules[0] ?? ''] ?? 'concession' };
  play.emit({ type: 'matchEnded', ...ended });
  return matchWith(after, { ended });
}
