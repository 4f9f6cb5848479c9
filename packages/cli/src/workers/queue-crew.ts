import { randomBytes } from 'node:crypto';
import type { JsonObject } from '@reticle/core';
import { Job, Queue, QueueEvents } from 'bullmq';
import type { Crew } from './crew.js';
import { connected, keepOptions, PREFIX, queueName } from './redis.js';
import { TASKS, type AnyPlan, type TaskName } from './tasks.js';

/** How many matches wait at a time, or are played. */
const MOST = 1_024;

/** How often a match is begun whose thread ends, before that counts as a finding. */
const ATTEMPTS = 3;

/** The milliseconds after which it is looked whether what was not heard of is done, or gone. */
const LOOK = 2_500;

/** The seconds for which a match is kept in Redis after it was played, in case nobody takes it. */
const KEPT = 3_600;

/** A match that somebody plays. */
interface Waiting {
  readonly plan: object;
  readonly options: JsonObject;
  readonly since: number;
  readonly done: (played: unknown) => void;
  readonly failed: (error: Error) => void;
}

/** What a crew on other machines needs. */
export interface QueueOptions {
  /** The address of Redis. */
  readonly redis: URL;
  readonly game: string;
  /** The version of the game's matches. */
  readonly version: number;
  readonly task: TaskName;
  /** Tells a person something. */
  readonly note: (words: string) => void;
  /** Returns the time in milliseconds. */
  readonly now: () => number;
}

/**
 * Makes a crew of all machines on which `reticle worker` runs: matches wait in Redis. What a killed worker played,
 * another one plays again. What Redis has lost, it is given again.
 *
 * @throws Failure if Redis cannot be reached
 */
export async function queueCrew<Plan extends AnyPlan, Played>({
  redis: url,
  game,
  version,
  task,
  note,
  now,
}: QueueOptions): Promise<Crew<Plan, Played>> {
  const redis = await connected(url);
  const name = queueName(game, version);
  const queue = new Queue(name, {
    connection: redis,
    prefix: PREFIX,
    defaultJobOptions: {
      attempts: ATTEMPTS,
      removeOnComplete: { age: KEPT },
      removeOnFail: { age: KEPT },
      stackTraceLimit: 1,
    },
  });
  const [seconds, micros] = await redis.time();
  const begun = Number(seconds) * 1_000 + Math.floor(Number(micros) / 1_000);
  const events = new QueueEvents(name, {
    connection: redis.duplicate(),
    prefix: PREFIX,
    // All from here on, also what happens before it is first asked for.
    lastEventId: `${begun}-0`,
  });
  // Connections are made again by themselves.
  queue.on('error', () => {});
  events.on('error', () => {});
  await events.waitUntilReady();
  const waiting = new Map<string, Waiting>();
  const take = (id: string): Waiting | undefined => {
    const found = waiting.get(id);
    waiting.delete(id);
    if (found) queue.remove(id).catch(() => {});
    return found;
  };
  const completed = (id: string, played: unknown): void => take(id)?.done(played);
  const failed = (id: string, reason: string): void => take(id)?.failed(new Error(reason));
  events.on('completed', ({ jobId, returnvalue }) => completed(jobId, returnvalue));
  events.on('failed', ({ jobId, failedReason }) => failed(jobId, failedReason));

  const kept = new WeakMap<JsonObject, string>();
  const put = async (id: string, { plan, options }: Waiting): Promise<void> => {
    const digest = kept.get(options) ?? (await keepOptions(redis, JSON.stringify(options)));
    kept.set(options, digest);
    await queue.add(task, { task, plan, options: digest }, { jobId: id });
  };
  const lookAt = async (id: string, one: Waiting): Promise<void> => {
    const found = await Job.fromId(queue, id);
    if (!waiting.has(id)) return;
    if (!found) {
      kept.delete(one.options);
      await put(id, one);
    } else if (await found.isCompleted()) completed(id, found.returnvalue);
    else if (await found.isFailed()) failed(id, found.failedReason);
  };
  let isAlone = false;
  const look = async (): Promise<void> => {
    const late = [...waiting].filter(([, { since }]) => now() - since > LOOK);
    await Promise.all(late.map(([id, one]) => lookAt(id, one)));
    if (late.length === 0) return;
    const wasAlone = isAlone;
    isAlone = (await queue.getWorkersCount()) === 0;
    if (isAlone && !wasAlone)
      note(
        `Nobody plays ${game} (version ${version}) at ${url.host}: "reticle worker ADDRESS ${game}" does, on any machine.`,
      );
  };
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= look()
      .catch(() => {})
      .finally(() => (looking = undefined));
  }, LOOK);
  const run = randomBytes(9).toString('base64url');
  let count = 0;
  return {
    most: MOST,
    play: (plan) =>
      new Promise<Played>((resolve, reject) => {
        // The worker has a module of its own, and the options stand apart.
        const { options, ...rest } = plan;
        const id = `${run}-${count++}`;
        const one: Waiting = {
          plan: Object.fromEntries(Object.entries(rest).filter(([key]) => key !== 'module')),
          options,
          since: now(),
          done: (played) => {
            const parsed = TASKS[task].played.safeParse(played);
            // Each task has results of its own, which the schema has just read.
            // oxlint-disable-next-line typescript/no-unsafe-type-assertion
            if (parsed.success) resolve(parsed.data as Played);
            else reject(new Error('What a worker answered is no result of a match.'));
          },
          failed: reject,
        };
        waiting.set(id, one);
        // If Redis does not take it, it is put again.
        put(id, one).catch(() => {});
      }),
    async stop() {
      clearInterval(timer);
      const left = [...waiting];
      waiting.clear();
      for (const [, { failed: reject }] of left) reject(new Error('It was stopped.'));
      await Promise.allSettled(left.map(([id]) => queue.remove(id)));
      await Promise.allSettled([events.close(), queue.close()]);
      redis.disconnect();
    },
  };
}
