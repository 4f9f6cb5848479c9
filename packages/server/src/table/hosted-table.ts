import { setImmediate } from 'node:timers/promises';
import { type HostMatch, type MatchSetup } from '@reticle/core/host';
import { ok, type Result } from '@reticle/core';
import { type MatchRuntime } from '@reticle/core/match';
import {
  snapshotOf,
  Table,
  type Listener,
  type LogEntry,
  type Position,
  type SeatedClient,
  type TableOptions,
} from '@reticle/protocol';
import { chosenFromJson, type BotChoice, type BotTask } from '../bots/choice.js';
import { botPlayer } from '../bots/player.js';
import type { BotThreads } from '../bots/threads.js';
import type { ClockedStep } from '../clock.js';
import { KeptLog, pauseAfter } from './kept-log.js';
import { newToken } from './seat-token.js';
import type { ServedTime } from './served-time.js';
import { entriesOfToday, headerOf, playedOf, type Played } from './stored-log.js';
import { TableClock, type ClockHost } from './table-clock.js';
import {
  type PausedClock,
  type StoredClock,
  type StoredEntry,
  type StoredTable,
  type TableStore,
} from '../store/store.js';
import type { SavedReport } from '../reports.js';
import { screenOf } from '../screen.js';

/** What a hosted table needs of the server around it. */
export interface TableServices {
  readonly store: TableStore;
  /** The number of steps after which a snapshot is saved. */
  readonly snapshotEvery: number;
  /** Returns the time in milliseconds: `Date.now`, except in tests. */
  readonly now: () => number;
  /** Waits for so many milliseconds: a timer, except in tests. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Opens another table for the same seats. Returns its id. */
  rematch(table: StoredTable): Promise<string>;
  /** Saves a report. */
  report(report: SavedReport): Promise<void>;
  /** Called with what was thrown while nobody waits for an answer. */
  readonly failed: (error: unknown) => void;
  readonly served: ServedTime;
  /** Where bots think. Undefined if they think where everybody is answered. */
  readonly threads: BotThreads | undefined;
  /** Called with the seconds that a bot took for a choice. */
  readonly botTook: (bot: string, seconds: number) => void;
  /** Whether the server is about to end. */
  readonly isStopping: () => boolean;
  /** Called if the store knows more of the table than this process: all clients must reconnect. */
  outrun(): void;
}

/** One client at a hosted table. */
export interface HostedClient extends Pick<SeatedClient, 'receive'> {
  /** Removes the client. What is saved when the last one leaves is saved when this is done. */
  leave(): Promise<void>;
}

/** A table that is saved in a store, with its clocks, whatever its game is. */
export interface HostedTable {
  readonly players: readonly string[];
  readonly ended: boolean;
  /** Whether no person has a seat. */
  readonly isOfBots: boolean;
  join(seat: string | null, listener: Listener): HostedClient;
  /** Tells all clients in how many seconds at most they are disconnected. */
  tellEnding(seconds: number): void;
  /** Stops its clocks and bots: nobody is there any more, or the table continues elsewhere. */
  close(): void;
}

/** A game as the server plays it. The type of its states is known only inside. */
export interface ServedGame {
  readonly id: string;
  readonly title: string;
  /** The version of its matches. */
  readonly version: number;
  /** The kinds of matches to start. The first is the default. */
  readonly setups: readonly MatchSetup[];
  /**
   * Returns the version of a match with these options, and its players in order. Refuses what the game
   * refuses.
   */
  begin(
    options: unknown,
    seed: string,
  ): Result<{ readonly version: number; readonly players: readonly string[] }>;
  /**
   * Opens a saved table at the end of its log. Refuses with `wrongGame`, or with what in the log does not
   * fit.
   */
  open(table: StoredTable, hosting: TableServices): Promise<Result<HostedTable>>;
  /** Makes a choice of a bot: on a thread that has loaded this game. Refuses a match of something else. */
  choose(task: BotTask): Result<BotChoice>;
}

/**
 * Makes a game one that the server plays.
 *
 * @param host how the game is shown to people; without it clients get only views
 */
export function servedGame<State>(
  runtime: MatchRuntime<State>,
  host?: HostMatch<State>,
  title = runtime.game.id,
): ServedGame {
  const { id } = runtime.game;
  const screen = host && screenOf(host);
  return {
    id,
    title,
    version: runtime.version,
    setups: host?.setups ?? [],
    begin(options, seed) {
      const started = runtime.start(options, seed);
      if (!started.ok) return started;
      const { state, version } = started.value;
      return ok({ version, players: runtime.game.players(state).map((player) => player.id) });
    },
    choose: (task) => chosenFromJson(runtime, task),
    async open(table, hosting) {
      const migrated = runtime.migrate(headerOf(table));
      if (!migrated.ok) return migrated;
      const { options, seed, seeding } = migrated.value;
      const started = runtime.start(options, seed, seeding);
      if (!started.ok) return started;
      const { store, served } = hosting;
      const { clock, spectatorDelay } = table;
      const [log, kept, paused] = await Promise.all([
        store.log(table.id),
        store.snapshot(table.id),
        clock && store.clock(table.id),
        clock && served.read(),
      ]);
      const entries = entriesOfToday(runtime, table, log);
      if (!entries.ok) return entries;
      const found = playedOf(runtime, started.value, entries.value, kept, spectatorDelay);
      if (!found.ok) return found;
      const { position, played } = found.value;
      const present = played.at(-1)?.position ?? position;
      // From here on the log is written and replayed in the current version.
      if (runtime.version !== table.version && present.step > 0)
        await store.keepSnapshot(table.id, snapshotOf(present));
      const last = storedClock(log, paused);
      return ok(
        new StoredHostedTable({ runtime, screen, stored: table, position, played, clock: last, hosting }),
      );
    },
  };
}

/** Returns the clock that was saved last: with the last step, or after it. */
function storedClock(log: readonly StoredEntry[], paused: PausedClock | undefined): StoredClock | undefined {
  if (paused?.step === log.length) return paused;
  return log.at(-1)?.clock;
}

interface Kept<State> extends Played<State> {
  readonly runtime: MatchRuntime<State>;
  readonly screen: TableOptions<State>['screen'];
  readonly stored: StoredTable;
  readonly clock: StoredClock | undefined;
  readonly hosting: TableServices;
}

class StoredHostedTable<State> implements HostedTable {
  readonly #stored: StoredTable;
  /** The version that entries are saved with. Left out if the match began in the current version. */
  readonly #entryVersion: { readonly version?: number };
  readonly #hosting: TableServices;
  readonly #table: Table<State>;
  readonly #log: KeptLog;
  readonly #clock: TableClock | undefined;
  /** The last positions: of the first of them spectators hear now. */
  readonly #recent: Position<State>[];
  #attending = 0;
  /** The seats that were taken since this process opened the table. */
  readonly #taken = new Set<string>();
  /** Whether the clock of the match has begun: then the store has it. */
  #isTimed: boolean;
  /** The step that is being saved, or was saved last. */
  #stepping: ClockedStep = {};
  #isStarted = false;
  #isClosed = false;
  #saving: Promise<void> = Promise.resolve();

  constructor({ runtime, screen, stored, position, played, clock, hosting }: Kept<State>) {
    this.#stored = stored;
    this.#entryVersion = runtime.version === stored.version ? {} : { version: runtime.version };
    this.#hosting = hosting;
    const { store, failed } = hosting;
    this.#log = new KeptLog({
      store,
      id: stored.id,
      again: (failures) => this.#again(failures),
      failed,
      outrun: () => {
        this.close();
        hosting.outrun();
      },
    });
    const bots = Object.fromEntries(
      stored.seats.flatMap(({ player, bot }) => {
        const made =
          bot === undefined
            ? undefined
            : botPlayer(bot, {
                runtime,
                match: () => this.#table.match,
                threads: hosting.threads,
                took: hosting.botTook,
                seed: newToken(),
              });
        return made ? [[player, made]] : [];
      }),
    );
    this.#table = new Table({
      id: stored.id,
      runtime,
      position,
      played,
      bots,
      ...(screen ? { screen } : {}),
      ...(stored.chosenSeed ? { chosenSeed: true } : {}),
      spectatorDelay: stored.spectatorDelay,
      keeper: {
        append: (entry, step) => this.#append(entry, step),
        again: (failures) => this.#again(failures),
        stepped: (after) => this.#stepped(after),
        pause: () => setImmediate(),
        rematch: () => hosting.rematch(stored),
        report: async ({ moves, ...report }) => {
          const header = runtime.migrate(headerOf(stored));
          if (header.ok)
            await hosting.report({ ...report, table: stored.id, record: { ...header.value, moves } });
        },
        failed,
      },
    });
    this.#recent = [position, ...played.map((step) => step.position)];
    if (stored.clock) this.#clock = new TableClock(stored.clock, this.#clockHost(), clock);
    this.#isTimed = clock !== undefined;
    this.#restartClock();
  }

  get players(): readonly string[] {
    return this.#table.players;
  }

  get ended(): boolean {
    return this.#table.outcome !== undefined;
  }

  get isOfBots(): boolean {
    return this.#stored.seats.every(({ bot }) => bot !== undefined);
  }

  /** Lets a client in. Bots begin with the first: for nobody they do not play. */
  join(seat: string | null, listener: Listener): HostedClient {
    if (!this.#isStarted) this.#table.start();
    this.#isStarted = true;
    const seated = this.#table.join(seat, listener);
    const isLate = seat === null && this.#stored.spectatorDelay > 0;
    let isThere = true;
    if (seat !== null) this.#taken.add(seat);
    void this.#attend(1);
    if (this.#clock && !isLate) listener.send(this.#clock.message(this.#table.step));
    return {
      receive: (raw) => seated.receive(raw),
      leave: async () => {
        seated.leave();
        if (!isThere) return;
        isThere = false;
        await this.#attend(-1);
      },
    };
  }

  tellEnding(seconds: number): void {
    this.#table.tellEnding(seconds);
  }

  close(): void {
    this.#isClosed = true;
    this.#clock?.stop();
    this.#table.stop();
  }

  /** Saves the clock when it begins, when the first client comes, and when the last one leaves. */
  async #attend(change: 1 | -1): Promise<void> {
    this.#attending += change;
    // A server that stops interrupts the table: nobody has left it.
    if (!this.#clock || this.#isClosed || this.ended || this.#hosting.isStopping()) return;
    const hasChanged = this.#clock.attend(this.#attending > 0);
    if (this.#begins()) this.#restartClock();
    else if (!hasChanged || !this.#isTimed) return;
    await this.#saveClock(this.#clock);
  }

  /**
   * Begins the clock of the match if one of those who have to decide has taken a seat. Nobody else begins it:
   * whoever watches would use up the time of players who have not come.
   */
  #begins(): boolean {
    if (this.#isTimed || !this.#clock || this.ended) return false;
    this.#isTimed = this.#table.acting.some((player) => this.#taken.has(player));
    return this.#isTimed;
  }

  async #saveClock(clock: TableClock): Promise<void> {
    const { store, failed } = this.#hosting;
    const saved = { ...clock.stored(), step: this.#table.step };
    this.#saving = this.#saving.then(() => store.keepClock(this.#stored.id, saved)).catch(failed);
    await this.#saving;
  }

  #clockHost(): ClockHost {
    const people = new Set(
      this.#stored.seats.filter(({ bot }) => bot === undefined).map(({ player }) => player),
    );
    return {
      players: this.#table.players,
      thinking: () => (this.ended ? [] : this.#table.acting.filter((player) => people.has(player))),
      now: this.#hosting.now,
      served: () => this.#hosting.served.estimate,
      out: (player) => {
        if (this.#stored.clock?.whenOut === 'vote') void this.#table.proposeForfeit(player);
        else void this.#table.forfeit(player, 'out of time');
      },
    };
  }

  async #append(entry: LogEntry, step: number): Promise<void> {
    this.#stepping = {
      moved: entry.kind === 'move' ? entry.move.player : undefined,
      takenBack: entry.kind === 'undo' ? this.#lastMovers(entry.moves) : undefined,
    };
    const clock = this.#isTimed ? this.#clock?.stored(this.#stepping) : undefined;
    await this.#log.append(step, { entry, ...this.#entryVersion, ...(clock ? { clock } : {}) });
  }

  /** Returns who made the last so many moves. */
  #lastMovers(moves: number): readonly string[] {
    return (this.#recent.at(-1)?.moves.slice(-moves) ?? []).map(({ player }) => player);
  }

  /** Waits before something is tried again. Returns false if the table was closed meanwhile. */
  async #again(failures: number): Promise<boolean> {
    await this.#hosting.wait(pauseAfter(failures));
    return !this.#isClosed;
  }

  #stepped(position: Position<State>): void {
    const { store, snapshotEvery, failed } = this.#hosting;
    this.#recent.push(position);
    if (this.#recent.length > this.#stored.spectatorDelay + 1) this.#recent.shift();
    // Spectators who hear of steps later must find the position of which they hear.
    const kept = this.ended ? position : this.#recent[0];
    if (kept && (position.step % snapshotEvery === 0 || this.ended))
      store.keepSnapshot(this.#stored.id, snapshotOf(kept)).catch(failed);
    if (this.#clock && this.#begins()) void this.#saveClock(this.#clock);
    this.#restartClock(this.#stepping);
  }

  #restartClock(step?: ClockedStep): void {
    if (!this.#clock || !this.#isTimed) return;
    this.#clock.restart(step);
    this.#table.tellClocks(this.#clock.message(this.#table.step));
  }
}
