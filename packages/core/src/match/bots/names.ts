import { randomFrom, seedRandom } from '../../random.js';
import { playedThrough } from './look-ahead.js';
import { randomBot } from './random.js';
import { searchBot, searchWith } from './search.js';
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

/** The bots that play any game, by the names that people choose them by. */
export const BOTS = {
  greedy: greedyBot,
  random: randomBot,
  search: searchBot,
} as const satisfies Readonly<Record<string, Bot>>;

/** The name of a bot of {@link BOTS}. */
export type BotName = keyof typeof BOTS;

/** Whether a bot of {@link BOTS} has this name; what every object has, such as `constructor`, is none. */
export const isBotName = (name: string): name is BotName => Object.hasOwn(BOTS, name);

/** `search:500` */
const SEARCH = /^search:([1-9]\d{0,5})$/u;

/** The bot of that name: one of {@link BOTS}, or `search:500`, which searches with 500 iterations; undefined if there is none. */
export function botNamed(name: string): Bot | undefined {
  if (isBotName(name)) return BOTS[name];
  const [, iterations] = SEARCH.exec(name) ?? [];
  return iterations === undefined ? undefined : searchWith({ iterations: Number(iterations) });
}
