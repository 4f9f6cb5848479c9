import { randomFrom, seedRandom } from '../../random.js';
import { playedThrough } from './look-ahead.js';
import { randomBot } from './random.js';
import type { Bot } from './seat.js';

/**
 * Makes the move after which the game's own `evaluate` likes the match best, once all that the move began is over: what it cast has
 * resolved, who it attacked has blocked. It looks in a dealt world, with dice of its own; of equal moves it makes the first. Where
 * the game can't deal worlds it plays as {@link randomBot} does.
 */
export const greedyBot: Bot = (seat, random) => {
  const { player, rules } = seat;
  const own = randomFrom(seedRandom(random.below(0x1_0000_0000)));
  const moves = seat.candidates(own);
  if (moves.length < 2) return moves[0] ?? randomBot(seat, random);
  const world = seat.world(own);
  if (!world.ok) return randomBot(seat, random);
  let best = moves[0];
  let value = -Infinity;
  for (const move of moves) {
    const then = playedThrough(rules, world.value, move, { player, random: own });
    const worth = then ? rules.evaluate(then, player) : -Infinity;
    if (worth > value) [best, value] = [move, worth];
  }
  return best;
};
