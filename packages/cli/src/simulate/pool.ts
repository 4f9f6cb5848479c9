import { fileURLToPath } from 'node:url';
import { reasonOf } from '../failure.js';
import type { CheckedMatch } from './one-match.js';
import type { PlannedMatch } from './plan.js';

interface Threads {
  /** The script of the threads. */
  readonly worker: URL;
  readonly threads: number;
  readonly signal?: AbortSignal;
}

/** The settings for playing matches on threads. */
export interface PoolOptions<Plan, Played> extends Threads {
  /** The function of the script that plays one match. */
  readonly task: string;
  /** Returns the result of a match whose thread ended. */
  readonly broken: (plan: Plan, error: unknown) => Played;
}

/**
 * Plays matches on threads and yields them in the order of the plans, however fast each was. Only a few wait
 * at a time, so the number of plans does not matter. After the signal, it still yields finished matches, and
 * no others.
 */
export async function* runAll<Plan, Played>(
  plans: Iterable<Plan>,
  { worker, threads, signal, task, broken }: PoolOptions<Plan, Played>,
): AsyncGenerator<Played, void> {
  const { Piscina } = await import('piscina');
  const pool = new Piscina<Plan, Played>({
    filename: fileURLToPath(worker),
    name: task,
    minThreads: 1,
    maxThreads: threads,
  });
  const stopped = Symbol('stopped');
  const stop = new AbortController();
  const onAbort = () => stop.abort();
  signal?.addEventListener('abort', onAbort);
  if (signal?.aborted) stop.abort();

  const play = async (plan: Plan): Promise<Played | typeof stopped> => {
    try {
      return await pool.run(plan, { signal: stop.signal });
    } catch (error) {
      return stop.signal.aborted ? stopped : broken(plan, error);
    }
  };

  try {
    const waiting: Promise<Played | typeof stopped>[] = [];
    const source = plans[Symbol.iterator]();
    for (;;) {
      while (waiting.length < threads * 4 && !stop.signal.aborted) {
        const next = source.next();
        if (next.done === true) break;
        waiting.push(play(next.value));
      }
      const first = await waiting.shift();
      if (first === undefined) return;
      if (first !== stopped) yield first;
    }
  } finally {
    stop.abort();
    signal?.removeEventListener('abort', onAbort);
    await pool.destroy();
  }
}

/** Like {@link runAll}, for checked matches. If a thread ends, its match has a finding. */
export const playAll = (
  plans: Iterable<PlannedMatch>,
  threads: Threads,
): AsyncGenerator<CheckedMatch, void> =>
  runAll<PlannedMatch, CheckedMatch>(plans, {
    ...threads,
    task: 'playOne',
    broken: (plan, error) => ({ result: crashed(plan, error) }),
  });

function crashed({ seed }: PlannedMatch, error: unknown): CheckedMatch['result'] {
  const issues = [{ code: 'cli.threw', words: `The thread broke off: ${reasonOf(error)}` }];
  return { seed, moves: 0, probed: 0, refusedOffers: 0, finding: { kind: 'crashed', issues } };
}
