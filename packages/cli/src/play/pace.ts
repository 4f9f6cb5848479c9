import { hasHappened, unaskedMove, type HostMatch, type WantedPace } from '@reticle/core/host';
import type { Match, Move } from '@reticle/core/match';

/**
 * What goes on without a person: where nothing else can be done, at moments at which people are rarely asked, and as far as the person
 * said to go on.
 */
export function pacing<State>(host: HostMatch<State>, player: string) {
  let goal: Pick<WantedPace, 'untilAfterTurn' | 'untilSomething'> = {};
  return {
    /** The move that is made without the person; undefined if the person decides. */
    unasked: (match: Match<State>): Move | undefined => unaskedMove(host, match, player, goal),
    /** The person wants to be asked again once something happened, or in the next turn. */
    goOn(until: 'something' | 'nextTurn', match: Match<State>): void {
      const turn = host.turn?.(match.state) ?? 0;
      goal =
        until === 'something' ? { untilSomething: { turn, hasHappened: false } } : { untilAfterTurn: turn };
    },
    /** A move was made by somebody. */
    made(move: Move): void {
      const { untilSomething } = goal;
      if (untilSomething && hasHappened(host, player, [move]))
        goal = { untilSomething: { ...untilSomething, hasHappened: true } };
    },
    /** The person is asked: nothing is left to go on to. */
    asked(): void {
      goal = {};
    },
  };
}
