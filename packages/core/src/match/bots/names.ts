import { greedyBot } from './greedy.js';
import { randomBot } from './random.js';
import type { Bot } from './seat.js';

/** The bots that play any game, by the names that people choose them by. */
export const BOTS = { greedy: greedyBot, random: randomBot } as const satisfies Readonly<Record<string, Bot>>;

/** The name of a bot of {@link BOTS}. */
export type BotName = keyof typeof BOTS;

/** Whether a bot of {@link BOTS} has this name; what every object has, such as `constructor`, is none. */
export const isBotName = (name: string): name is BotName => Object.hasOwn(BOTS, name);
