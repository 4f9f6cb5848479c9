import { greedyBot } from './greedy.js';
import { randomBot } from './random.js';
import { searchBot, searchWith } from './search.js';
import type { Bot } from './seat.js';

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
