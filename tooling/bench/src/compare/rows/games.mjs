// The three games as the rows play them.
import { built } from '../tree.mjs';

/** Options of Taktik: a board of 8 by 8 with six units a side. */
const TAKTIK = { width: 8, height: 8, force: { infantry: 3, vehicle: 2, special: 1 } };

/**
 * @param {string} root
 * @param {'mtg' | 'lorcana' | 'taktik'} game
 */
export async function gameOf(root, game) {
  const module = await built(root, game);
  if (game !== 'mtg') return { runtime: module[`${game}Match`], options: game === 'taktik' ? TAKTIK : {} };
  const { SIXTH_EDITION } = await built(root, 'mtg', 'sets/6ed/index');
  return { runtime: module.mtgMatch({ id: '6ed', cards: SIXTH_EDITION }), options: {}, module };
}

/**
 * Returns the CPU time that the process has taken, in milliseconds, of all its threads, garbage collection
 * and compilation included.
 */
export const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/**
 * Plays matches one after the other, the same in every tree. `look` is called in each position before its
 * move.
 *
 * @param {{ root: string, game: string, bot?: string, look?: (match: object, player: string, runtime: object) => void, until: (moves: number) => boolean, from?: number }} of
 * @returns {Promise<number>} how many moves were made
 */
export async function playMatches({ root, game, bot = 'random', look, until, from = 0 }) {
  const { BOTS, randomFrom, seatOf, seedRandom } = await built(root, 'core', 'match/index');
  /** In older trees, bots had no seats and got the match. */
  const moveOf = (...[match, player, random]) =>
    seatOf ? BOTS[bot](seatOf(runtime, match, player), random) : BOTS[bot](runtime, match, player, random);
  const { runtime, options } = await gameOf(root, game);
  let moves = 0;
  for (let number = from; !until(moves); number++) {
    const seed = `bench ${number}`;
    const started = runtime.start(options, seed);
    if (!started.ok) throw new Error(`${game} does not start: ${JSON.stringify(started.issues)}`);
    let match = started.value;
    const dice = new Map();
    while (!until(moves)) {
      const [player] = runtime.toAct(match);
      if (player === undefined) break;
      if (!dice.has(player)) dice.set(player, randomFrom(seedRandom(`${seed} ${player}`)));
      look?.(match, player, runtime);
      const move = moveOf(match, player, dice.get(player));
      if (!move) break;
      const applied = runtime.apply(match, move);
      if (!applied.ok) throw new Error(`${game} refuses its own move: ${JSON.stringify(applied.issues)}`);
      match = applied.value.match;
      moves++;
    }
  }
  return moves;
}

/**
 * Returns a test whether so much CPU time was taken since `start`, in milliseconds. Asking takes as long as
 * some moves do, so it asks only now and then.
 */
export const takenSince = (start, milliseconds) => (moves) =>
  moves % 32 === 0 && cpu() - start > milliseconds;

/** The least milliseconds of a lap, because asking for the CPU time takes half of one in some places. */
const LAP = 20;

/**
 * Runs a function again and again for so many milliseconds of CPU time, and at least for one lap.
 *
 * @param {() => void} run
 * @param {number} milliseconds
 * @param {() => number} [clock] - tells the time, in milliseconds
 * @returns {number} how often it ran in a second
 */
export function perSecond(run, milliseconds, clock = cpu) {
  let lap = 1;
  const laps = (most) => {
    const start = clock();
    let [times, before, now] = [0, start, start];
    do {
      for (let at = 0; at < lap; at++) run();
      times += lap;
      before = now;
      now = clock();
      if (now - before < LAP) lap *= 2;
    } while (now - start < most);
    return (times / (now - start)) * 1_000;
  };
  laps(milliseconds / 3);
  return laps(milliseconds);
}
