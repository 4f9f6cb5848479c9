import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { issue, ok, parseWith, refuse, type Issue, type Result } from '@reticle/core';
import { SEEDING } from '@reticle/core/match';
import * as z from 'zod';
import type { BotThreads } from '../bots/threads.js';
import { serverIssue } from '../issues.js';
import type { SavedReport } from '../reports.js';
import { shownName, type Identity } from '../identity.js';
import { MissingStepError, storedTable, type StoredTable, type TableStore } from '../store/store.js';
import type { HostedTable, TableServices, ServedGame } from './hosted-table.js';
import { hashOfToken, isHeldBy, newToken, seatOf, type Credentials } from './seat-token.js';
import { ServedTime } from './served-time.js';

/** The schema of a request to open a table. */
const newTable = z.strictObject({
  game: z.string().min(1).max(64),
  options: z.record(z.string(), z.json()).default({}),
  seed: z
    .string()
    .min(1)
    .max(256)
    .optional()
    .describe(
      'Drawn by the server. Only a server with `chosenSeeds` takes one, and tells everybody at the table.',
    ),
  bots: z
    .record(z.string().max(256), z.string().max(64))
    .default({})
    .describe('The bot of each seat that no person plays.'),
  listed: z.boolean().default(false).describe('Whether everybody finds it in the list while a seat is free.'),
  spectators: storedTable.shape.spectators,
  spectatorDelay: storedTable.shape.spectatorDelay,
  clock: storedTable.shape.clock,
});

/** The number of listed tables on a page. */
export const PAGE = 50;

/** The options of the tables of a server. */
export interface TablesOptions {
  readonly games: readonly ServedGame[];
  readonly bots: readonly string[];
  /** Whether whoever opens a table may choose its seed. */
  readonly chosenSeeds: boolean;
  readonly store: TableStore;
  readonly snapshotEvery: number;
  readonly now: () => number;
  /** Waits for so many milliseconds, before what the store has not saved is tried again. A timer unless given. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Saves a report. */
  readonly report: (report: SavedReport) => Promise<void>;
  /** Where bots think. By default they think where everybody is answered. */
  readonly threads?: BotThreads | undefined;
  /** Called with the seconds that a bot took for a choice. */
  readonly botTook?: (bot: string, seconds: number) => void;
  readonly failed: (error: unknown) => void;
  /** Whether the operator lets nobody open a table. */
  readonly isBarred?: (id: string) => boolean;
}

/** The public facts of a table. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  /** Present if whoever opened the table chose its seed, and may know every hidden card. */
  readonly chosenSeed?: true;
  readonly seats: readonly SeatCard[];
}

/** The public facts of a seat. */
interface SeatCard {
  readonly player: string;
  readonly free: boolean;
  readonly bot?: string;
  /** The name of whoever took it. */
  readonly name?: string;
  /** Present if it belongs to an account of the host, which also gave the name. Otherwise anybody may have any name. */
  readonly account?: true;
  /** Present if it was given another token: somebody else may sit here now. */
  readonly again?: true;
}

/** A table that was opened, and the token of whoever opened it. */
export interface OpenedTable extends TableCard {
  readonly opener: string;
}

/** A game as the lobby shows it. */
export type OfferedGame = Pick<ServedGame, 'id' | 'title' | 'setups'>;

/** The tables of a server: opens tables, lets people take seats, and finds tables again after a restart. */
export class Tables {
  readonly #options: TablesOptions;
  readonly #served: ServedTime;
  /** The tables of rematches, by those that were played. */
  readonly #rematches = new WeakMap<StoredTable, Promise<string>>();
  #isStopping = false;

  constructor(options: TablesOptions) {
    this.#options = options;
    this.#served = new ServedTime(options.store, options.now);
  }

  /** Begins to count the time in which the server runs. */
  start(): Promise<void> {
    return this.#served.start(this.#options.failed);
  }

  /** Counts it no more. Called before the clients are disconnected, none of whom leaves a table thereby. */
  stop(): void {
    this.#isStopping = true;
    this.#served.stop();
  }

  /** The games that can be played here, and the bots that play all of them. */
  get offered(): { readonly games: readonly OfferedGame[]; readonly bots: readonly string[] } {
    const { games, bots } = this.#options;
    return { games: games.map(({ id, title, setups }) => ({ id, title, setups })), bots };
  }

  /**
   * Opens a table from raw JSON; see {@link newTable}. Refuses an unknown game or bot, a chosen seed if the
   * server takes none, and what the game refuses.
   *
   * @param by who opens it, if the host knows
   */
  async create(raw: unknown, by?: Identity): Promise<Result<OpenedTable>> {
    const parsed = parseWith(newTable, raw);
    if (!parsed.ok) return parsed;
    const { game: wanted, options, bots, seed: chosen, listed, ...rest } = parsed.value;
    if (chosen !== undefined && !this.#options.chosenSeeds)
      return refuse(
        issue('invalidValue', { problem: 'this server draws the seeds of its tables' }, ['seed']),
      );
    const seed = chosen ?? newToken();
    const game = this.#options.games.find(({ id }) => id === wanted);
    if (!game)
      return refuse(
        unknownName(
          'game',
          wanted,
          this.#options.games.map(({ id }) => id),
        ),
      );
    const begun = game.begin(options, seed);
    if (!begun.ok) return begun;
    const { players, version } = begun.value;
    for (const [player, bot] of Object.entries(bots)) {
      if (!players.includes(player)) return refuse(unknownName('bots', player, players));
      if (!this.#options.bots.includes(bot)) return refuse(unknownName('bots', bot, this.#options.bots));
    }
    const opener = newToken();
    const table: StoredTable = {
      id: newTableId(),
      game: game.id,
      version,
      options,
      seed,
      seeding: SEEDING,
      ...(chosen === undefined ? {} : { chosenSeed: true as const }),
      ...(listed ? { listed: true as const } : {}),
      seats: players.map((player) => {
        const bot = Object.hasOwn(bots, player) ? bots[player] : undefined;
        return { player, ...(bot === undefined ? {} : { bot }) };
      }),
      opener: { token: hashOfToken(opener), ...(by ? { account: by.id } : {}) },
      ...rest,
    };
    await this.#options.store.create(table);
    return ok({ ...cardOf(table), opener });
  }

  /** Returns the public facts of a table. Returns undefined if there is none. */
  async card(id: string): Promise<TableCard | undefined> {
    const table = await this.#options.store.table(id);
    return table && cardOf(table);
  }

  /**
   * Returns a page of the listed tables with a free seat, in the order of their ids, and after which id the next
   * page begins, if there may be one. A page may be empty and not the last.
   */
  async list(after: string): Promise<{ readonly tables: readonly TableCard[]; readonly after?: string }> {
    const found = await this.#options.store.listed(after, PAGE);
    const last = found.at(-1);
    const tables = found.filter(({ id }) => this.#options.isBarred?.(id) !== true).map(cardOf);
    return { tables, ...(last && found.length === PAGE ? { after: last.id } : {}) };
  }

  /**
   * Takes a free seat, which then belongs to the account, if there is one. Returns the token that opens it from now
   * on, or undefined if the seat is not free, or the account has another one.
   *
   * @param by who takes it: the host's accounts know the name, and a guest chooses one
   */
  async claim(
    id: string,
    player: string,
    by: { readonly account?: string | undefined; readonly name?: string | undefined } = {},
  ): Promise<string | undefined> {
    const token = newToken();
    const name = shownName(by.name ?? '');
    const isTaken = await this.#options.store.claim(id, player, {
      token: hashOfToken(token),
      ...(name === undefined ? {} : { name }),
      ...(by.account === undefined ? {} : { account: by.account }),
    });
    return isTaken ? token : undefined;
  }

  /** Whether somebody has opened the table. */
  async isOpener(id: string, shown: Credentials): Promise<boolean> {
    const opener = (await this.#options.store.table(id))?.opener;
    return opener !== undefined && isHeldBy(opener, shown);
  }

  /** Whether a seat was taken by a token alone, so that another one can be given. */
  async isGuests(id: string, player: string): Promise<boolean> {
    const seat = await this.#seatAt(id, player);
    return seat?.token !== undefined && seat.account === undefined;
  }

  /** Whether a seat belongs to an account of the host. */
  async hasAccount(id: string, player: string): Promise<boolean> {
    return (await this.#seatAt(id, player))?.account !== undefined;
  }

  async #seatAt(id: string, player: string) {
    return (await this.#options.store.table(id))?.seats.find((each) => each.player === player);
  }

  /**
   * Gives the seat of a person a new token, or none if it is to be free. Returns the token, which is empty for a
   * free seat, or undefined if no person has such a seat.
   */
  async reissue(id: string, player: string, isFree: boolean): Promise<string | undefined> {
    const token = isFree ? '' : newToken();
    const hash = isFree ? undefined : hashOfToken(token);
    return (await this.#options.store.reissue(id, player, hash)) ? token : undefined;
  }

  /**
   * Returns the seat of whoever shows these, or null for a spectator without a token. Returns undefined if access
   * is refused.
   */
  async seat(id: string, shown: Credentials): Promise<string | null | undefined> {
    const table = await this.#options.store.table(id);
    if (!table || this.#options.isBarred?.(id) === true) return undefined;
    const watches = shown.token === undefined && table.spectators === 'welcome' ? null : undefined;
    return seatOf(table, shown) ?? watches;
  }

  /**
   * Opens a table with its match, at the end of its log.
   *
   * @param outrun called if another process continues the table
   */
  async open(id: string, outrun: () => void): Promise<Result<HostedTable>> {
    // First, so that a table that expires now is not there, and none expires that is read.
    await this.#options.store.touch(id, this.#options.now());
    const table = await this.#options.store.table(id);
    const game = this.#options.games.find((each) => each.id === table?.game);
    if (!table || !game) return refuse(serverIssue('unknownTable', { table: id }));
    const { store, snapshotEvery, now, wait = timer } = this.#options;
    const { report, failed, threads, botTook = () => {} } = this.#options;
    const hosting: TableServices = {
      store,
      snapshotEvery,
      now,
      wait,
      failed,
      report,
      threads,
      botTook,
      outrun,
      served: this.#served,
      isStopping: () => this.#isStopping,
      rematch: (played) => this.#rematch(played),
    };
    try {
      return await game.open(table, hosting);
    } catch (error) {
      if (!(error instanceof MissingStepError)) throw error;
      failed(error);
      return refuse(serverIssue('missingStep', { step: error.step }));
    }
  }

  /** Opens another table with the same seats, once for each that is open here. The same tokens open it. */
  #rematch(played: StoredTable): Promise<string> {
    const found = this.#rematches.get(played);
    if (found) return found;
    const made = this.#opensAgain(played);
    this.#rematches.set(played, made);
    // Whoever asks again after a failure tries again.
    made.catch(() => this.#rematches.delete(played));
    return made;
  }

  async #opensAgain(played: StoredTable): Promise<string> {
    // Seats may have been taken, or given anew, since the table was opened here.
    const now = (await this.#options.store.table(played.id)) ?? played;
    const { id: _id, seed: _seed, chosenSeed: _chosen, ...table } = now;
    const id = newTableId();
    await this.#options.store.create({ ...table, id, seed: newToken(), seeding: SEEDING });
    return id;
  }
}

/** A timer that keeps no process. */
const timer = (milliseconds: number): Promise<void> => setTimeout(milliseconds, undefined, { ref: false });

/** Makes an id that no command takes for an option. */
function newTableId(): string {
  const id = randomBytes(9).toString('base64url');
  return id.startsWith('-') ? newTableId() : id;
}

const unknownName = (at: string, name: string, known: readonly string[]): Issue =>
  issue(
    'invalidValue',
    { problem: `there is no ${name}${known.length > 0 ? `, only ${known.join(', ')}` : ''}` },
    [at],
  );

const cardOf = ({ id, game, chosenSeed, seats }: StoredTable): TableCard => ({
  id,
  game,
  ...(chosenSeed ? { chosenSeed } : {}),
  seats: seats.map(({ player, token, bot, name, account, again }) => ({
    player,
    free: token === undefined && bot === undefined,
    ...(bot === undefined ? {} : { bot }),
    ...(name === undefined ? {} : { name }),
    ...(account === undefined ? {} : { account: true as const }),
    ...(again ? { again } : {}),
  })),
});
