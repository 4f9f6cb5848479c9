import type { ServerMessageOf } from '@reticle/protocol';
import {
  clocksAfter,
  leftAt,
  nextOut,
  stoppedClocks,
  type ClockedStep,
  type Clocks,
  type ClockSettings,
} from '../clock.js';
import type { StoredClock } from '../store/store.js';

/**
 * The milliseconds that do not count after a table was interrupted, which is when the server ended or moved
 * it while somebody was there: the time to notice that and to come back.
 */
const INTERRUPTION = 30_000;

/** What a table's clock needs of the table and the server. */
export interface ClockHost {
  readonly players: readonly string[];
  /** Returns the players who have to think now. Bots are not among them. */
  readonly thinking: () => readonly string[];
  /** Returns the time in milliseconds. */
  readonly now: () => number;
  /** Returns the time of the server; see {@link ServedTime}. */
  readonly served: () => number;
  /** Called if a player is out of time. */
  readonly out: (player: string) => void;
}

/**
 * The clock of a table. Once it has begun it counts thinking time, whether or not anybody is there. It begins
 * when one of those who have to decide has taken a seat.
 */
export class TableClock {
  readonly #settings: ClockSettings;
  readonly #host: ClockHost;
  #clocks: Clocks;
  #alarm: ReturnType<typeof setTimeout> | undefined;
  /** Whether somebody is at the table. */
  #isAttended = false;

  /** @param stored the clock as it was saved last; a new one if there is none */
  constructor(settings: ClockSettings, host: ClockHost, stored: StoredClock | undefined) {
    this.#settings = settings;
    this.#host = host;
    const left = stored && leftAfterPause(stored, host.thinking(), host.served());
    this.#clocks = stoppedClocks(settings, host.players, host.now(), left);
  }

  /** Says whether somebody is at the table. Returns whether that has changed. */
  attend(isAttended: boolean): boolean {
    const has = this.#isAttended !== isAttended;
    this.#isAttended = isAttended;
    return has;
  }

  /**
   * Stops the clock of the player who moved, and starts those of the players who have to think now.
   *
   * @param step what led here
   */
  restart(step: ClockedStep = {}): void {
    const now = this.#host.now();
    this.#clocks = clocksAfter(this.#settings, this.#clocks, step, this.#host.thinking(), now);
    clearTimeout(this.#alarm);
    const next = nextOut(this.#clocks, now);
    if (!next) return;
    // A timer takes no more milliseconds than this.
    const wait = Math.min(next.in, 0x7fff_ffff);
    this.#alarm = setTimeout(() => (wait < next.in ? this.restart() : this.#host.out(next.player)), wait);
    this.#alarm.unref();
  }

  stop(): void {
    clearTimeout(this.#alarm);
  }

  /** Returns the clock to save, after a step if there is one. */
  stored(step: ClockedStep = {}): StoredClock {
    const { left } = clocksAfter(this.#settings, this.#clocks, step, [], this.#host.now());
    return { left, at: this.#host.served(), attended: this.#isAttended };
  }

  message(step: number): ServerMessageOf<'clock'> {
    const left = leftAt(this.#clocks, this.#host.now());
    return {
      type: 'clock',
      step,
      left: Object.fromEntries(Object.entries(left).map(([player, ms]) => [player, Math.round(ms)])),
      running: this.#clocks.running,
    };
  }
}

/**
 * Returns the time that each player has left after a pause: the players who had to think were thinking. After
 * an interruption some of that does not count.
 */
function leftAfterPause(
  { left, at, attended }: StoredClock,
  thinking: readonly string[],
  served: number,
): Readonly<Record<string, number>> {
  const passed = Math.max(0, served - at - (attended ? INTERRUPTION : 0));
  return leftAt({ left, running: thinking, since: 0 }, passed);
}
