import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Json } from '@reticle/core';
import { threadUrl } from '../thread-url.js';
import * as z from 'zod';
import { botChoice, type BotChoice, type BotTask } from './choice.js';
import { JobQueue } from './queue.js';

/** The milliseconds after which a choice is given up, and its thread ended: the game or the bot hangs. */
const MOST_THOUGHT = 120_000;

/** Where bots think: on threads of their own, so that nobody's answer waits for them. */
export interface BotThreadsOptions {
  /**
   * The URL of a module that exports `games`: the served games, or a function that returns them, maybe later.
   * Each thread loads it.
   */
  readonly games: string;
  /** The argument of that function. Plain JSON. */
  readonly data?: Json;
  /** The number of threads. Defaults to one less than the processor cores, and at least 1. */
  readonly threads?: number;
}

/** The games that threads load. */
export type ThreadGames = Pick<BotThreadsOptions, 'games' | 'data'>;

/** A choice that is being made. */
interface Thought {
  /** The choice. Undefined if it was cancelled before it began. */
  readonly choice: Promise<BotChoice | undefined>;
  readonly cancel: () => void;
}

/** The threads on which the bots of a process think. */
export interface BotThreads {
  /** Whether the threads have loaded this game. */
  has(game: string): boolean;
  choose(task: BotTask, waits: (ahead: number) => void): Thought;
  readonly queue: Pick<JobQueue, 'running' | 'waiting'>;
  stop(): Promise<void>;
}

/** Starts the threads and loads the games there. @throws what the module throws */
export async function botThreads({
  threads = Math.max(1, availableParallelism() - 1),
  ...source
}: BotThreadsOptions): Promise<BotThreads> {
  const { Piscina } = await import('piscina');
  const pool = new Piscina<object, unknown>({
    filename: fileURLToPath(threadUrl),
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 60_000,
  });
  const queue = new JobQueue(threads);
  try {
    const games = z.array(z.string()).parse(await pool.run(source, { name: 'gamesThere' }));
    return {
      has: (game) => games.includes(game),
      choose(task, waits) {
        const run = async (): Promise<BotChoice> => {
          const signal = AbortSignal.timeout(MOST_THOUGHT);
          return botChoice.parse(await pool.run({ source, task }, { name: 'choose', signal }));
        };
        const { done, cancel } = queue.add({ run, waits });
        return { choice: done, cancel };
      },
      queue,
      stop: () => pool.destroy(),
    };
  } catch (error) {
    await pool.destroy();
    throw error;
  }
}
