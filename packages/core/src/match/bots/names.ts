import { randomFrom, seedRandom } from '../../random.js';
import { isIdle, playedThrough } from './look-ahead.js';
import { randomBot } from './random.js';
import { searchBot, searchWith } from './search.js';
import type { Bot } from './seat.js';

/**
 * The greedy bot: it makes the move after which the game's own `evaluate` rates the match best, once
 * everything that the move began is over: its spell has resolved, and the attacked player has blocked. A pass
 * while nothing is pending leaves the match worth what it is. The bot looks ahead in a dealt world with a
 * random source of its own. Of equal moves it makes the first. If the game cannot deal worlds it plays like
 * {@link randomBot}.
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
    const then = isIdle(rules, world.value, move)
      ? world.value
      : playedThrough(rules, world.value, move, { player, random: own });
    const worth = then ? rules.evaluate(then, player) : -Infinity;
    if (worth > value) [best, value] = [move, worth];
  }
  return best;
};

/** The bots that play any game, by the names under which people choose them. */
export const BOTS = {
  greedy: greedyBot,
  random: randomBot,
  search: searchBot,
} as const satisfies Readonly<Record<string, Bot>>;

/** The name of a bot of {@link BOTS}. */
export type BotName = keyof typeof BOTS;

/**
 * Whether a bot of {@link BOTS} has this name. What every object inherits, such as `constructor`, does not
 * count.
 */
export const isBotName = (name: string): name is BotName => Object.hasOwn(BOTS, name);

/** Matches `search:500`. */
const SEARCH = /^search:([1-9]\d{0,5})$/u;

/**
 * Returns the bot with that name: one of {@link BOTS}, or `search:500`, which searches with 500 iterations.
 * Returns undefined if there is none.
 */
export function botNamed(name: string): Bot | undefined {
  if (isBotName(name)) return BOTS[name];
  const [, iterations] = SEARCH.exec(name) ?? [];
  return iterations === undefined ? undefined : searchWith({ iterations: Number(iterations) });
}
