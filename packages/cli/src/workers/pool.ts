import type { Workers } from '../options.js';
import { threadCrew, type Crew } from './crew.js';
import type { AnyPlan, TaskName } from './tasks.js';

/** Who plays matches. */
export interface Players {
  /** The script of the threads. */
  readonly worker: URL;
  /** How many threads of this machine, or the address of Redis for the workers of other machines. */
  readonly workers: Workers;
  /** The version of the game's matches. */
  readonly version: number;
  readonly signal?: AbortSignal;
  /** Tells a person something. */
  readonly note: (words: string) => void;
}

/** The settings for playing matches. */
interface PoolOptions<Plan, Played> extends Players {
  /** The function of the script that plays one match. */
  readonly task: TaskName;
  /** Returns the result of a match whose thread ended. */
  readonly broken: (plan: Plan, error: unknown) => Played;
}

async function crewOf<Plan extends AnyPlan, Played>(
  game: string,
  { worker, workers, version, task, note }: PoolOptions<Plan, Played>,
): Promise<Crew<Plan, Played>> {
  if (typeof workers === 'number') return threadCrew(worker, workers, task);
  const { queueCrew } = await import('./queue-crew.js');
  return queueCrew({ redis: workers, game, version, task, note, now: () => performance.now() });
}

/**
 * Plays matches of one game and yields them in the order of the plans, however fast each was. Only a few wait
 * at a time, so the number of plans does not matter. After the signal, it still yields finished matches, and
 * no others.
 *
 * @throws Failure if the workers cannot be reached
 */
export async function* runAll<Plan extends AnyPlan, Played>(
  plans: readonly Plan[],
  options: PoolOptions<Plan, Played>,
): AsyncGenerator<Played, void> {
  const { signal, broken } = options;
  const [any] = plans;
  if (!any) return;
  const crew = await crewOf(any.game, options);
  const stopped = Symbol('stopped');
  const stop = new AbortController();
  const onAbort = () => stop.abort();
  let stopping: Promise<void> | undefined;
  stop.signal.addEventListener('abort', () => void (stopping = crew.stop()));
  signal?.addEventListener('abort', onAbort);
  if (signal?.aborted) onAbort();

  const play = async (plan: Plan): Promise<Played | typeof stopped> => {
    try {
      return await crew.play(plan);
    } catch (error) {
      return stop.signal.aborted ? stopped : broken(plan, error);
    }
  };

  try {
    const waiting: Promise<Played | typeof stopped>[] = [];
    const source = plans[Symbol.iterator]();
    for (;;) {
      while (waiting.length < crew.most && !stop.signal.aborted) {
        const next = source.next();
        if (next.done === true) break;
        waiting.push(play(next.value));
      }
      const first = await waiting.shift();
      if (first === undefined) return;
      if (first !== stopped) yield first;
    }
  } finally {
    signal?.removeEventListener('abort', onAbort);
    stop.abort();
    await stopping;
  }
}
