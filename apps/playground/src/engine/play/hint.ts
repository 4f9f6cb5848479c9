import { ok, type Result } from '@reticle/core';
import { type Match, type Move, randomFrom, searchMoves, seatOf, seedRandom } from '@reticle/core/match';
import { toldMoves } from '@reticle/core/host';
import type { Answer, Refused } from '../answer.js';
import type { GameMatches } from '../contract.js';
import type { OpenedMatch } from './open.js';
import type { HintShown } from './shown.js';

/** How long a bot thinks about one question, in milliseconds. */
const THINKING = 1_500;
/** The most moves of the expected line that are shown. */
const MOST_AHEAD = 6;
/** The most moves that are tried. */
const MOST_TRIED = 100;

const refused = (code: string, words: string): Refused => ({
  ok: false,
  refusals: [{ code, words, path: ['play', 'step'] }],
});

/**
 * Returns the moves that a bot expects, in words, each with its player. They come from a world that the
 * player cannot tell from the real one: hidden things, and cards yet to be drawn, have no name in it.
 */
function lineFor<State>(
  { runtime, describeMove }: GameMatches<State>,
  world: Result<Match<State>>,
  line: readonly Move[],
): readonly string[] {
  const words: string[] = [];
  let now = world;
  for (const move of line.slice(0, MOST_AHEAD)) {
    if (!now.ok) break;
    const applied = runtime.apply(now.value, move);
    if (!applied.ok) break;
    words.push(`${move.player}: ${describeMove(now.value.state, move)}`);
    now = ok(applied.value.match);
  }
  return words;
}

/** Returns the two things that a move leads from and to, if it names two. */
export function arrowOf(move: Move | undefined): Pick<HintShown, 'arrow'> {
  const named = Object.values(move?.params ?? {}).filter((each) => typeof each === 'string');
  const targets = (move?.targets ?? []).flatMap((slot) => slot.targets.map(({ id }) => id));
  const [from, to] = [...named, ...targets];
  return from === undefined || to === undefined ? {} : { arrow: { from, to } };
}

/**
 * Returns what a bot would do at the shown step. The bot knows only what the player who is to act knows, so
 * nobody at the screen learns what only another one knows.
 */
export function hintFor<State>(
  matches: GameMatches<State>,
  { shown, seats, seed }: OpenedMatch<State>,
  now: () => number,
): Answer<HintShown> {
  const { runtime, describeMove } = matches;
  const [player] = runtime.toAct(shown);
  if (player === undefined) return refused('nobodyActs', 'Nobody is to act at this step.');
  const people = [...seats].filter(([, seat]) => seat === 'you').map(([id]) => id);
  if (people.length > 0 && !people.includes(player))
    return refused(
      'notYours',
      `It is ${player} who is to act: what a bot would do there would tell what ${player} holds.`,
    );
  const random = randomFrom(seedRandom(`${seed} hint ${shown.step}`));
  const seat = seatOf(runtime, shown, player);
  const found = searchMoves(seat, random, {
    iterations: MOST_TRIED,
    milliseconds: THINKING,
    now,
  });
  if (!found) return refused('noMove', 'There is no move here.');
  const moves = toldMoves(found, (move) => describeMove(shown.state, move)).map(({ words, value }) => ({
    words,
    chance: Math.round(((value + 1) / 2) * 100),
  }));
  return {
    ok: true,
    value: {
      player,
      line: lineFor(matches, seat.world(random), found.line),
      moves,
      ...arrowOf(found.line[0]),
    },
  };
}
