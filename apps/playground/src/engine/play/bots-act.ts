import type { MatchRuntime, Move } from '@reticle/core/match';
import { answerOf, type Answer } from '../answer.js';
import type { LineKeeper } from './line.js';
import type { Opened } from './open.js';
import { botMove } from './seats.js';
import type { Progress } from './shown.js';

/** Nobody plays on after so many moves. */
const MOST_MOVES = 5_000;

/** Lets bots act until time is over, a person is to act, or the match ends; one move at least. */
export function botsAct<State>(
  runtime: MatchRuntime<State>,
  keeper: LineKeeper<State>,
  { options, seed, seats, end, line: { reached } }: Opened<State>,
  isLate: () => boolean,
): Answer<Progress> {
  const made: Move[] = [];
  const told = (state: Progress['state']): Answer<Progress> => ({
    ok: true,
    value: { reached, made, state },
  });
  let match = end;
  do {
    const [player] = runtime.toAct(match);
    if (player === undefined) return told('over');
    const seat = seats.get(player) ?? '';
    if (seat === 'you') return told('yours');
    if (match.step >= MOST_MOVES) return told('long');
    const move = botMove(runtime, match, player, seat, seed);
    if (!move) return told('stuck');
    const step = answerOf(keeper.further(options, seed, match.step, move), runtime.game);
    if (!step.ok) return step;
    made.push(move);
    match = step.value.after;
  } while (!isLate());
  return told('busy');
}
