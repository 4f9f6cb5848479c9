import { randomFrom, searchMoves, seatOf, seedRandom } from '@reticle/core/match';
import type { Answer, Refused } from '../answer.js';
import type { GameMatches } from '../contract.js';
import type { Opened } from './open.js';
import type { HintShown } from './shown.js';

/** How long a bot thinks about one question, in milliseconds, and how many of its moves are told. */
const THINKING = 1_500;
const MOST_TOLD = 3;
/** So many moves are played through at most. */
const MOST_TRIED = 100;

const refused = (code: string, words: string): Refused => ({
  ok: false,
  refusals: [{ code, words, path: ['play', 'step'] }],
});

/**
 * What a bot would do at the step that is looked at. It knows what the player who is to act knows, so that nobody at the
 * screen is told what only another one knows.
 */
export function hintFor<State>(
  { runtime, describeMove }: GameMatches<State>,
  { shown, seats, seed }: Opened<State>,
  now: () => number,
): Answer<HintShown> {
  const [player] = runtime.toAct(shown);
  if (player === undefined) return refused('nobodyActs', 'Nobody is to act at this step.');
  const people = [...seats].filter(([, seat]) => seat === 'you').map(([id]) => id);
  if (people.length > 0 && !people.includes(player))
    return refused(
      'notYours',
      `It is ${player} who is to act: what a bot would do there would tell what ${player} holds.`,
    );
  const random = randomFrom(seedRandom(`${seed} hint ${shown.step}`));
  const found = searchMoves(seatOf(runtime, shown, player), random, {
    iterations: MOST_TRIED,
    milliseconds: THINKING,
    now,
  });
  if (!found) return refused('noMove', 'There is no move here.');
  return {
    ok: true,
    value: {
      player,
      moves: found.moves.slice(0, MOST_TOLD).map(({ move, value }) => ({
        words: describeMove(shown.state, move),
        chance: Math.round(((value + 1) / 2) * 100),
      })),
    },
  };
}
