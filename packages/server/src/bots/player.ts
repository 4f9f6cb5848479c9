import {
  randomFrom,
  seedRandom,
  type Match,
  type MatchRuntime,
  type Move,
  type RandomState,
} from '@reticle/core/match';
import { isBotName } from '@reticle/core/match';
import type { TableBot } from '@reticle/protocol';
import { chosenBy, type BotTask } from './choice.js';
import type { BotThreads } from './threads.js';

/** What the bots of a table need. */
interface BotSurroundings<State> {
  readonly runtime: MatchRuntime<State>;
  readonly match: () => Match<State>;
  /** Where bots think. Undefined if they think here. */
  readonly threads: BotThreads | undefined;
  /** Called with the seconds that a choice took, waiting included. */
  readonly took: (bot: string, seconds: number) => void;
  /** The seed of the bot's random source. Nobody can predict it. */
  readonly seed: string;
}

/**
 * Makes the player of a bot's seat, with a random source of its own. It thinks on a thread, if the threads
 * have loaded its game. Returns undefined if there is no such bot.
 */
export function botPlayer<State>(
  name: string,
  { runtime, match, threads, took, seed }: BotSurroundings<State>,
): TableBot<State> | undefined {
  if (!isBotName(name)) return undefined;
  const game = runtime.game.id;
  let random: RandomState = randomFrom(seedRandom(seed)).state;
  let cancel: (() => void) | undefined;
  const choose = async (player: string, waits: (ahead: number) => void): Promise<Move | undefined> => {
    const begun = performance.now();
    const task: Omit<BotTask, 'match'> = { game, player, bot: name, random };
    const thought =
      threads?.has(game) === true ? threads.choose({ ...task, match: match() }, waits) : undefined;
    cancel = thought?.cancel;
    const choice = thought ? await thought.choice : chosenBy(runtime, match(), task);
    if (!choice) return undefined;
    random = choice.random;
    took(name, (performance.now() - begun) / 1_000);
    return choice.move;
  };
  return { name, choose: ({ player }, waits) => choose(player, waits), cancel: () => cancel?.() };
}
