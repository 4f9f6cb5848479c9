import { parseWith, STATE_LIMITS, type Result } from '@reticle/core';
import { narrationOf, type HostMatch, type Puzzle, type PuzzleGoal, type ZoneView } from '@reticle/core/host';
import {
  greedyBot,
  randomFrom,
  seatOf,
  seedRandom,
  type Bot,
  type Match,
  type Move,
  type Random,
} from '@reticle/core/match';
import { openedMatch } from './match-run.js';
import { matchScenario } from './match-schema.js';

type Playing<State> = Pick<
  HostMatch<State>,
  'runtime' | 'place' | 'zones' | 'turn' | 'narrate' | 'describeMove' | 'pace'
>;

/** The position of a puzzle; refused as the match of a scenario is. */
export function openPuzzle<State>(
  { runtime, place }: Playing<State>,
  { match }: Puzzle,
): Result<Match<State>> {
  const parsed = parseWith(matchScenario.shape.match, match, STATE_LIMITS);
  return parsed.ok ? openedMatch(runtime, parsed.value, place) : parsed;
}

const thingIn = (zones: readonly ZoneView[], id: string) =>
  zones
    .flatMap(({ id: zone, things }) => things.map((thing) => ({ zone, thing })))
    .find(({ thing }) => thing.ref.id === id);

/** What is looked at once a puzzle is over. */
interface Looked {
  readonly zones: readonly ZoneView[];
  readonly hasWon: boolean;
  readonly isOver: boolean;
}

function holds(goal: PuzzleGoal, { zones, hasWon, isOver }: Looked): boolean {
  if ('wins' in goal) return hasWon;
  if ('lasts' in goal) return !isOver;
  if ('zone' in goal) {
    const { things = [], hidden = 0 } = zones.find(({ id }) => id === goal.zone) ?? {};
    return things.length + hidden === goal.holds;
  }
  const found = thingIn(zones, goal.thing);
  if ('in' in goal) return found?.zone === goal.in;
  return found?.thing.values?.some(({ words, value }) => words === goal.value && value === goal.is) === true;
}

/** How a puzzle stands: it is open until its turn ends or the match does; then its goal holds, or it does not. */
export function puzzleStands<State>(
  host: Playing<State>,
  { player, goal }: Puzzle,
  start: Match<State>,
  now: Match<State>,
): 'open' | 'solved' | 'missed' {
  const { runtime, zones } = host;
  const { turn } = narrationOf(host);
  const outcome = runtime.outcome(now);
  if (!outcome && turn(now.state) === turn(start.state)) return 'open';
  const looked: Looked = {
    zones: zones?.(runtime.view(now, player).state) ?? [],
    hasWon: outcome?.winners.includes(player) === true,
    isOver: outcome !== undefined,
  };
  return goal.every((each) => holds(each, looked)) ? 'solved' : 'missed';
}

/** No puzzle takes more moves. */
const MOST_MOVES = 120;

/** What the player of a puzzle does in a match; undefined if nothing. */
type Chooses<State> = (match: Match<State>, dice: Random) => Move | undefined;

/** Plays a puzzle to its end; greedy bots play the others. */
function played<State>(
  host: Playing<State>,
  puzzle: Puzzle,
  chooses: Chooses<State>,
): Result<'open' | 'solved' | 'missed'> {
  const start = openPuzzle(host, puzzle);
  if (!start.ok) return start;
  const { runtime } = host;
  const dice = randomFrom(seedRandom('puzzle'));
  let match = start.value;
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const stands = puzzleStands(host, puzzle, start.value, match);
    const [player] = runtime.toAct(match);
    if (stands !== 'open' || player === undefined) return { ok: true, value: stands };
    const move =
      player === puzzle.player ? chooses(match, dice) : greedyBot(seatOf(runtime, match, player), dice);
    const applied = move && runtime.apply(match, move);
    if (!applied) break;
    if (!applied.ok) return applied;
    match = applied.value.match;
  }
  return { ok: true, value: 'open' };
}

/** Chooses the moves of a solution, one after the other; `left` are the words of those that are still to be made. */
function bySolution<State>(
  { runtime, describeMove, pace }: Playing<State>,
  { player }: Puzzle,
  left: string[],
): Chooses<State> {
  const { passes = [], together = {} } = runtime.lookAhead ?? {};
  const ends = new Set([...passes, ...Object.values(together), ...(pace?.passes ?? [])]);
  return (match) => {
    let end: Move | undefined;
    for (const move of runtime.legalMoves(match, player)) {
      if (left.length > 0 && describeMove(match.state, move) === left[0]) {
        left.shift();
        return move;
      }
      if (ends.has(move.move)) end ??= move;
    }
    return end;
  };
}

/**
 * Lets a bot try a puzzle, or plays its own solution; greedy bots play the others. A solution that cannot be played to its end
 * misses. Refused as {@link openPuzzle} is.
 */
export function tryPuzzle<State>(
  host: Playing<State>,
  puzzle: Puzzle,
  by: Bot | 'solution',
): Result<'open' | 'solved' | 'missed'> {
  if (by !== 'solution')
    return played(host, puzzle, (match, dice) => by(seatOf(host.runtime, match, puzzle.player), dice));
  const left = [...puzzle.solution];
  const stands = played(host, puzzle, bySolution(host, puzzle, left));
  return stands.ok && left.length > 0 ? { ok: true, value: 'missed' } : stands;
}
