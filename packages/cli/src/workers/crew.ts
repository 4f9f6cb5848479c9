import { fileURLToPath } from 'node:url';

/** Plays matches, several at a time. */
export interface Crew<Plan, Played> {
  /** How many matches it is given at a time. */
  readonly most: number;
  /** Plays one match. Rejects if whatever played it ended, or the crew was stopped. */
  play(plan: Plan): Promise<Played>;
  /** Ends what it still plays. */
  stop(): Promise<void>;
}

/** The matches that wait for each thread, so that none has to wait for the next. */
const AHEAD = 4;

/**
 * Makes a crew of the threads of this machine.
 *
 * @param worker the script of the threads
 * @param task the function of the script that plays one match
 */
export async function threadCrew<Plan, Played>(
  worker: URL,
  threads: number,
  task: string,
): Promise<Crew<Plan, Played>> {
  const { Piscina } = await import('piscina');
  const pool = new Piscina<Plan, Played>({
    filename: fileURLToPath(worker),
    name: task,
    minThreads: 1,
    maxThreads: threads,
  });
  const stop = new AbortController();
  return {
    most: threads * AHEAD,
    play: (plan) => pool.run(plan, { signal: stop.signal }),
    async stop() {
      stop.abort();
      await pool.destroy();
    },
  };
}
