/**
 * Matches of the set that random players play to the end. From time to time one of them concedes, whoever
 * must act.
 */
import { unwrap } from '@reticle/core';
import { BOTS, randomFrom, seatOf, seedRandom, type Match, type Move } from '@reticle/core/match';
import { mtgMatch } from '../../src/play/match.js';
import { SIXTH_EDITION } from '../../src/sets/6ed/index.js';
import type { MtgMatchState } from '../../src/state/match-state.js';
import { settledBy } from '../table.js';

export const runtime = mtgMatch({ id: '6ed', cards: SIXTH_EDITION });
const settled = settledBy(SIXTH_EDITION);

/** A finished match, the moves that led there, and the faults of its states on the way. */
export interface PlayedToTheEnd {
  readonly match: Match<MtgMatchState>;
  readonly moves: readonly Move[];
  readonly faults: readonly string[];
}

/**
 * Plays a match in which one move in `concedes` is a concession. Collects the faults that `faultsOf` finds in
 * states in which other players go on.
 */
export function playedToTheEnd(
  options: object,
  seed: string,
  concedes: number,
  faultsOf: (state: MtgMatchState) => readonly string[],
): PlayedToTheEnd {
  const random = randomFrom(seedRandom(seed));
  let match = unwrap(runtime.start(options, seed));
  const moves: Move[] = [];
  const faults: string[] = [];
  while (!runtime.outcome(match)) {
    const [player = ''] = runtime.toAct(match);
    const inGame = match.state.players.filter(({ left }) => left !== true);
    const quits = random.below(concedes) === 0 ? inGame[random.below(inGame.length)]?.id : undefined;
    const move =
      quits === undefined
        ? BOTS.random(seatOf(runtime, match, player), random)
        : { move: 'concede', player: quits, params: {} };
    if (move === undefined) throw new Error(`Nothing to do in ${seed} after ${moves.length} moves`);
    const { match: after, events } = unwrap(runtime.apply(match, move));
    if (!runtime.outcome(after)) {
      faults.push(...faultsOf(after.state));
      if (events.some(({ type }) => type === 'leftGame')) settled(after.state);
    }
    match = after;
    moves.push(move);
  }
  return { match, moves, faults };
}
