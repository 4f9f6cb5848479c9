import { unwrap } from '@reticle/core';
import { BOTS, randomFrom, seedRandom, seatOf } from '@reticle/core/match';
import { lorcanaMatch } from '@reticle/lorcana';
import { mtgMatch } from '@reticle/mtg';
import { SIXTH_EDITION } from '@reticle/mtg/sets/6ed';
import { taktikMatch } from '@reticle/taktik';
import { countCalls } from './calls.mjs';
import { counterOf, NAMES } from './counters.mjs';
import { readKnown, readNew } from './faces.mjs';

// Prints the calls per move of one fixed match of each game, and per face of Magic that is read, by counter,
// as JSON. With the name of a game it prints what is called most.

const MOVES = 150;
const MOST = 40;

/** @template State @typedef {import('@reticle/core/match').MatchRuntime<State>} Runtime */

/**
 * Plays the first moves of a match by random bots.
 * @template State
 * @param {Runtime<State>} runtime
 * @param {() => Promise<void>} begun called as it has begun
 * @returns {Promise<number>} how many moves were made
 */
const playFirst = async (runtime, begun) => {
  const random = randomFrom(seedRandom('work'));
  let match = unwrap(runtime.start({}, 'work'));
  await begun();
  for (let made = 0; made < MOVES; made++) {
    const [player] = runtime.toAct(match);
    const move = player === undefined ? undefined : BOTS.random(seatOf(runtime, match, player), random);
    if (move === undefined) return made;
    match = unwrap(runtime.apply(match, move)).match;
  }
  return MOVES;
};

/**
 * Counts the calls of the second of two runs, because work that is done once, when it is first needed, is not
 * the work of a move.
 * @param {(begun: () => Promise<void>) => Promise<number>} play
 */
const counted = async (play) => {
  // Counting starts before, because functions that were optimized without counting would not be counted in
  // full.
  const calls = await countCalls();
  await play(async () => {});
  const moves = await play(async () => void (await calls.take()));
  const called = await calls.take();
  calls.end();
  return { moves, called };
};

/** @type {Readonly<Record<string, () => ReturnType<typeof counted>>>} */
const GAMES = {
  taktik: () => counted((begun) => playFirst(taktikMatch, begun)),
  lorcana: () => counted((begun) => playFirst(lorcanaMatch, begun)),
  mtg: () => counted((begun) => playFirst(mtgMatch({ id: '6ed', cards: SIXTH_EDITION }), begun)),
  'mtg, a new face': () => counted(readNew),
  'mtg, a face that says what others said': () => counted(readKnown),
};

const wanted = process.argv[2];
/** @type {Record<string, import('./counters.mjs').Counts>} */
const all = {};
for (const [game, count] of Object.entries(GAMES)) {
  const { moves, called } = await count();
  /** @type {Map<string, number>} */
  const sums = new Map(NAMES.map((name) => [name, 0]));
  for (const { file, calls } of called) {
    const counter = counterOf(file);
    if (counter !== undefined) sums.set(counter, (sums.get(counter) ?? 0) + calls);
  }
  all[game] = Object.fromEntries([...sums].map(([name, sum]) => [name, Math.round(sum / moves)]));
  if (game === wanted) {
    const most = called.toSorted((a, b) => b.calls - a.calls).slice(0, MOST);
    process.stdout.write(
      most.map(({ file, name, calls }) => `${Math.round(calls / moves)} ${name} ${file}\n`).join(''),
    );
  }
}
if (wanted === undefined) process.stdout.write(`${JSON.stringify(all, null, 2)}\n`);
