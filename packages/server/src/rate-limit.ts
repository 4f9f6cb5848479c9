/** How often something may be done. */
export interface Rate {
  readonly perSecond: number;
  /** How often at once, after a rest. */
  readonly burst: number;
}

/** Counts how often something is done (a token bucket). */
export class RateLimit {
  readonly #rate: Rate;
  readonly #now: () => number;
  #left: number;
  #since: number;

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
    this.#left = rate.burst;
    this.#since = now();
  }

  /** Whether it may be done once more; if so, it is counted. */
  allows(): boolean {
    const now = this.#now();
    const { perSecond, burst } = this.#rate;
    this.#left = Math.min(burst, this.#left + ((now - this.#since) / 1_000) * perSecond);
    this.#since = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
