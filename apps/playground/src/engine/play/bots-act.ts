import { unaskedMove, type HostMatch, type WantedPace } from '@reticle/core/host';
import type { Move } from '@reticle/core/match';
import { answerOf, type Answer } from '../answer.js';
import type { LineKeeper } from './line.js';
import type { Opened } from './open.js';
import { botMove } from './seats.js';
import type { Progress } from './shown.js';

/** Nobody plays on after so many moves. */
const MOST_MOVES = 5_000;

/** Lets bots act, and people go on where they are not asked, until time is over, a person is to act, or the match ends. */
export function botsAct<State>(
  host: HostMatch<State>,
  keeper: LineKeeper<State>,
  { options, seed, seats, end, line: { reached } }: Opened<State>,
  wantedBy: (player: string, made: readonly Move[]) => WantedPace,
  isLate: () => boolean,
): Answer<Progress> {
  const { runtime } = host;
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
    if (match.step >= MOST_MOVES) return told('long');
    const isYours = seat === 'you';
    const move = isYours
      ? unaskedMove(host, match, player, wantedBy(player, made))
      : botMove(runtime, match, player, seat, seed);
    if (!move) return told(isYours ? 'yours' : 'stuck');
    const step = answerOf(keeper.further(options, seed, match.step, move), runtime.game);
    if (!step.ok) return step;
    made.push(move);
    match = step.value.after;
  } while (!isLate());
  return told('busy');
}
