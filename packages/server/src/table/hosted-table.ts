import { setImmediate } from 'node:timers/promises';
import { type HostMatch, type MatchSetup } from '@reticle/core/host';
import { ok, type Result } from '@reticle/core';
import {
  BOTS,
  isBotName,
  randomFrom,
  SEEDING,
  seedRandom,
  type MatchRecord,
  type MatchRuntime,
} from '@reticle/core/match';
import {
  positionOf,
  snapshotOf,
  Table,
  type Listener,
  type LogEntry,
  type Position,
  type SeatedClient,
  type TableBot,
  type TableOptions,
} from '@reticle/protocol';
import { newToken } from './seat-token.js';
import { StepTakenError, type StoredEntry, type StoredTable, type TableStore } from '../store/store.js';
import type { SavedReport } from '../reports.js';
import { screenOf } from '../screen.js';
import { clocksAfter, leftAt, nextOut, stoppedClocks, type Clocks } from '../clock.js';

/** What a hosted table needs of the server around it. */
export interface TableServices {
  readonly store: TableStore;
  /** The number of steps after which a snapshot is saved. */
  readonly snapshotEvery: number;
  /** Returns the time in milliseconds: `Date.now`, except in tests. */
  readonly now: () => number;
  /** Opens another table for the same seats. Returns its id. */
  rematch(table: StoredTable): Promise<string>;
  /** Saves a report. */
  report(report: SavedReport): Promise<void>;
  /** Called with what was thrown while nobody waits for an answer. */
  failed(error: unknown): void;
  /** Called if the store knows more of the table than this process: all clients must reconnect. */
  outrun(): void;
}

/** A table that is saved in a store, with its clocks, whatever its game is. */
export interface HostedTable {
  readonly players: readonly string[];
  readonly ended: boolean;
  join(seat: string | null, listener: Listener): SeatedClient;
  /** Stops its clocks, once nobody is there any more. */
  close(): void;
}

/** A game as the server plays it. The type of its states is known only inside. */
export interface ServedGame {
  readonly id: string;
  readonly title: string;
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
    setups: host?.setups ?? [],
    begin(options, seed) {
      const started = runtime.start(options, seed);
      if (!started.ok) return started;
      const { state, version } = started.value;
      return ok({ version, players: runtime.game.players(state).map((player) => player.id) });
    },
    async open(table, hosting) {
      const migrated = runtime.migrate(headerOf(table));
      if (!migrated.ok) return migrated;
      const started = runtime.start(migrated.value.options, table.seed);
      if (!started.ok) return started;
      const [log, kept] = await Promise.all([hosting.store.log(table.id), hosting.store.snapshot(table.id)]);
      const entries = entriesOfToday(runtime, table, log);
      if (!entries.ok) return entries;
      const position = positionOf(runtime, started.value, entries.value, kept);
      if (!position.ok) return position;
      // From here on the log is written and replayed in the current version.
      if (runtime.version !== table.version && position.value.step > 0)
        await hosting.store.keepSnapshot(table.id, snapshotOf(position.value));
      const left = log.at(-1)?.left;
      return ok(
        new StoredHostedTable({ runtime, screen, stored: table, position: position.value, left, hosting }),
      );
    },
  };
}

/** Makes the record of a saved table, without moves. */
const headerOf = ({ game, version, options, seed, seeding = SEEDING }: StoredTable): MatchRecord => ({
  game,
  version,
  options,
  seed,
  seeding,
  moves: [],
});

/** Migrates the log of a table to the current version. Each entry has the version in which it was made. */
function entriesOfToday<State>(
  runtime: MatchRuntime<State>,
  table: StoredTable,
  log: readonly StoredEntry[],
): Result<readonly LogEntry[]> {
  const entries: LogEntry[] = [];
  for (const [at, { entry, version = table.version }] of log.entries()) {
    if (entry.kind !== 'move' || version === runtime.version) {
      entries.push(entry);
      continue;
    }
    const eventDigests = entry.eventDigest === undefined ? [] : [entry.eventDigest];
    const migrated = runtime.migrate({ ...headerOf(table), version, moves: [entry.move], eventDigests });
    if (!migrated.ok)
      return { ok: false, issues: migrated.issues.map((found) => ({ ...found, path: ['log', at] })) };
    const {
      moves: [move = entry.move],
      eventDigests: [eventDigest] = [],
    } = migrated.value;
    entries.push({ kind: 'move', move, ...(eventDigest === undefined ? {} : { eventDigest }) });
  }
  return ok(entries);
}

/** Makes one of core's bots, with a random source of its own that nobody can predict. */
function botNamed<State>(name: string): TableBot<State> | undefined {
  if (!isBotName(name)) return undefined;
  const random = randomFrom(seedRandom(newToken()));
  return { name, choose: (seat) => BOTS[name](seat, random) };
}

interface Kept<State> {
  readonly runtime: MatchRuntime<State>;
  readonly screen: TableOptions<State>['screen'];
  readonly stored: StoredTable;
  readonly position: Position<State>;
  readonly left: Readonly<Record<string, number>> | undefined;
  readonly hosting: TableServices;
}

class StoredHostedTable<State> implements HostedTable {
  readonly #stored: StoredTable;
  /** The version that entries are saved with. Left out if the match began in the current version. */
  readonly #entryVersion: { readonly version?: number };
  readonly #hosting: TableServices;
  readonly #table: Table<State>;
  #clocks: Clocks | undefined;
  #alarm: ReturnType<typeof setTimeout> | undefined;

  constructor({ runtime, screen, stored, position, left, hosting }: Kept<State>) {
    this.#stored = stored;
    this.#entryVersion = runtime.version === stored.version ? {} : { version: runtime.version };
    this.#hosting = hosting;
    const bots = Object.fromEntries(
      stored.seats.flatMap(({ player, bot }) => {
        const made = bot === undefined ? undefined : botNamed<State>(bot);
        return made ? [[player, made]] : [];
      }),
    );
    this.#table = new Table({
      id: stored.id,
      runtime,
      position,
      bots,
      ...(screen ? { screen } : {}),
      ...(stored.chosenSeed ? { chosenSeed: true } : {}),
      spectatorDelay: stored.spectatorDelay,
      keeper: {
        append: (entry, step) => this.#append(entry, step),
        stepped: (after, moved) => this.#stepped(after, moved),
        pause: () => setImmediate(),
        rematch: () => hosting.rematch(stored),
        report: async ({ moves, ...report }) => {
          const header = runtime.migrate(headerOf(stored));
          if (header.ok)
            await hosting.report({ ...report, table: stored.id, record: { ...header.value, moves } });
        },
        failed: (error) => hosting.failed(error),
      },
    });
    const { clock } = stored;
    if (clock) this.#clocks = stoppedClocks(clock, this.#table.players, hosting.now(), left);
    this.#startClocks(undefined);
    this.#table.start();
  }

  get players(): readonly string[] {
    return this.#table.players;
  }

  get ended(): boolean {
    return this.#table.outcome !== undefined;
  }

  join(seat: string | null, listener: Listener): SeatedClient {
    const seated = this.#table.join(seat, listener);
    const isLate = seat === null && this.#stored.spectatorDelay > 0;
    const clocks = isLate ? undefined : this.#clockMessage();
    if (clocks) listener.send(clocks);
    return seated;
  }

  close(): void {
    clearTimeout(this.#alarm);
  }

  async #append(entry: LogEntry, step: number): Promise<void> {
    const left = this.#clocks && leftAt(this.#clocks, this.#hosting.now());
    try {
      await this.#hosting.store.append(this.#stored.id, step, {
        entry,
        ...this.#entryVersion,
        ...(left ? { left } : {}),
      });
    } catch (error) {
      if (error instanceof StepTakenError) this.#hosting.outrun();
      throw error;
    }
  }

  #stepped(position: Position<State>, moved: string | undefined): void {
    const { store, snapshotEvery } = this.#hosting;
    if (position.step % snapshotEvery === 0 || this.ended) {
      store
        .keepSnapshot(this.#stored.id, snapshotOf(position))
        .catch((error: unknown) => this.#hosting.failed(error));
    }
    this.#startClocks(moved);
  }

  /** Starts the clocks of the players who may move now, and sets an alarm for when one runs out. */
  #startClocks(moved: string | undefined): void {
    const { clock } = this.#stored;
    if (!clock || !this.#clocks) return;
    const now = this.#hosting.now();
    const people = new Set(
      this.#stored.seats.filter(({ bot }) => bot === undefined).map(({ player }) => player),
    );
    const running = this.ended ? [] : this.#table.acting.filter((player) => people.has(player));
    this.#clocks = clocksAfter(clock, this.#clocks, moved, running, now);
    const message = this.#clockMessage();
    if (message) this.#table.tellClocks(message);
    clearTimeout(this.#alarm);
    const next = nextOut(this.#clocks, now);
    if (!next) return;
    this.#alarm = setTimeout(() => this.#timeOut(next.player), next.in);
    this.#alarm.unref();
  }

  #timeOut(player: string): void {
    if (this.#stored.clock?.whenOut === 'vote') void this.#table.proposeForfeit(player);
    else void this.#table.forfeit(player, 'out of time');
  }

  #clockMessage() {
    if (!this.#clocks) return undefined;
    const left = leftAt(this.#clocks, this.#hosting.now());
    return {
      type: 'clock' as const,
      step: this.#table.step,
      left: Object.fromEntries(Object.entries(left).map(([player, ms]) => [player, Math.round(ms)])),
      running: this.#clocks.running,
    };
  }
}
