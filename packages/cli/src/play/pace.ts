import { hasHappened, unaskedMove, type HostMatch, type WantedPace } from '@reticle/core/host';
import type { Match, Move } from '@reticle/core/match';

/**
 * Makes moves without asking the person: if nothing else can be done, at moments at which people are rarely
 * asked, and as far as the person said to go on.
 */
export function pacing<State>(host: HostMatch<State>, player: string) {
  let goal: Pick<WantedPace, 'untilAfterTurn' | 'untilSomething'> = {};
  return {
    /** Returns the move to make without asking, or undefined if the person decides. */
    unasked: (match: Match<State>): Move | undefined => unaskedMove(host, match, player, goal),
    /** Notes that the person wants to be asked again once something happened, or in the next turn. */
    goOn(until: 'something' | 'nextTurn', match: Match<State>): void {
      const turn = host.turn?.(match.state) ?? 0;
      goal =
        until === 'something' ? { untilSomething: { turn, hasHappened: false } } : { untilAfterTurn: turn };
    },
    /** Notes that somebody made a move. */
    made(move: Move): void {
      const { untilSomething } = goal;
      if (untilSomething && hasHappened(host, player, [move]))
        goal = { untilSomething: { ...untilSomething, hasHappened: true } };
    },
    /** Notes that the person is asked, which ends going on. */
    asked(): void {
      goal = {};
    },
  };
}
