import { unwrap } from '../src/index.js';
import { randomBot, randomFrom, seatOf, seedRandom, type Bot, type MatchRecord } from '../src/match/index.js';
import { embersMatch } from './embers.js';

export const start = (seed: number | string = 1, options: unknown = {}) =>
  unwrap(embersMatch.start(options, seed));

/** Plays a match of embers to its end, with a bot for both players. */
export function playOut(seed: number, bot: Bot = randomBot) {
  const record: MatchRecord = unwrap(embersMatch.record({}, seed));
  const random = randomFrom(seedRandom(`bot ${seed}`));
  let match = start(seed);
  const moves: MatchRecord['moves'][number][] = [];
  for (let player = embersMatch.toAct(match)[0]; player !== undefined; player = embersMatch.toAct(match)[0]) {
    const move = bot(seatOf(embersMatch, match, player), random);
    if (!move) throw new Error(`${player} has no move`);
    match = unwrap(embersMatch.apply(match, move)).match;
    moves.push(move);
  }
  return { match, record: { ...record, moves } };
}
