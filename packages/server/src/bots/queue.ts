/** The milliseconds after which those who wait are told, and told again, where they stand. */
const TELL = 500;

/** The options of one job in a {@link JobQueue}. */
interface Job<Value> {
  readonly run: () => Promise<Value>;
  /** Called once the job takes longer than a moment, and whenever fewer jobs are ahead of it. */
  readonly waits: (ahead: number) => void;
}

interface QueuedJob {
  readonly start: () => void;
  readonly tell: (ahead: number) => void;
  told: number | undefined;
}

/**
 * A queue of jobs, of which so many run at a time, in the order in which they came. Each table has at most one
 * job here, so in this order every table gets as many turns as any other.
 */
export class JobQueue {
  readonly #most: number;
  readonly #waiting = new Set<QueuedJob>();
  readonly #running = new Set<QueuedJob>();
  #timer: ReturnType<typeof setInterval> | undefined;

  /** @param most the number of jobs that run at a time */
  constructor(most: number) {
    this.#most = most;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  get running(): number {
    return this.#running.size;
  }

  /**
   * Adds a job. `done` is what it returns. It is undefined if `cancel` was called before the job began; a job
   * that runs is not interrupted.
   */
  add<Value>({ run, waits }: Job<Value>): {
    readonly done: Promise<Value | undefined>;
    readonly cancel: () => void;
  } {
    let begin = (_runs: boolean): void => {};
    const begun = new Promise<boolean>((resolve) => (begin = resolve));
    const job: QueuedJob = { start: () => begin(true), tell: waits, told: undefined };
    const work = async () => {
      if (!(await begun)) return undefined;
      try {
        return await run();
      } finally {
        this.#running.delete(job);
        this.#next();
      }
    };
    this.#waiting.add(job);
    this.#timer ??= setInterval(() => this.#tell(), TELL).unref();
    this.#next();
    return {
      done: work(),
      cancel: () => {
        if (this.#waiting.delete(job)) begin(false);
      },
    };
  }

  #next(): void {
    for (const job of this.#waiting) {
      if (this.#running.size >= this.#most) break;
      this.#waiting.delete(job);
      this.#running.add(job);
      job.start();
    }
    if (this.#running.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #tell(): void {
    const told = (job: QueuedJob, ahead: number) => {
      if (job.told === ahead) return;
      job.told = ahead;
      job.tell(ahead);
    };
    for (const job of this.#running) told(job, 0);
    for (const [at, job] of [...this.#waiting].entries()) told(job, at + 1);
  }
}
