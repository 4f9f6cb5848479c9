import { parseWith, STATE_LIMITS, type Result } from '@reticle/core';
import { narrationOf, type HostMatch, type Puzzle, type PuzzleGoal, type ZoneView } from '@reticle/core/host';
import { greedyBot, randomFrom, seatOf, seedRandom, type Bot, type Match } from '@reticle/core/match';
import { openedMatch } from './match-run.js';
import { matchScenario } from './match-schema.js';

type Playing<State> = Pick<
  HostMatch<State>,
  'runtime' | 'place' | 'zones' | 'turn' | 'narrate' | 'describeMove'
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

function holds(goal: PuzzleGoal, zones: readonly ZoneView[], hasWon: boolean): boolean {
  if ('wins' in goal) return hasWon;
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
  const seen = zones?.(runtime.view(now, player).state) ?? [];
  const hasWon = outcome?.winners.includes(player) === true;
  return goal.every((each) => holds(each, seen, hasWon)) ? 'solved' : 'missed';
}

/** No puzzle takes more moves. */
const MOST_MOVES = 120;

/** Lets a bot try a puzzle; greedy bots play the others. Refused as {@link openPuzzle} is. */
export function tryPuzzle<State>(
  host: Playing<State>,
  puzzle: Puzzle,
  bot: Bot,
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
    const chooses = player === puzzle.player ? bot : greedyBot;
    const move = chooses(seatOf(runtime, match, player), dice);
    const applied = move && runtime.apply(match, move);
    if (!applied) break;
    if (!applied.ok) return applied;
    match = applied.value.match;
  }
  return { ok: true, value: 'open' };
}
