import { randomBytes } from 'node:crypto';
import { issue, ok, parseWith, refuse, type Issue, type Result } from '@reticle/core';
import { SEEDING } from '@reticle/core/match';
import * as z from 'zod';
import { serverIssue } from '../clock.js';
import type { KeptReport } from '../reports.js';
import { storedTable, type StoredTable, type TableStore } from '../store/store.js';
import type { HostedTable, Hosting, ServedGame } from './hosted-table.js';
import { hashOfToken, newToken, seatOf } from './seat-token.js';

/** What somebody asks for who opens a table. */
const newTable = z.strictObject({
  game: z.string().min(1).max(64),
  options: z.record(z.string(), z.json()).default({}),
  seed: z.string().min(1).max(256).optional().describe('Drawn by the server, if it is left out.'),
  bots: z
    .record(z.string().max(256), z.string().max(64))
    .default({})
    .describe('The bot of each seat that no person plays.'),
  spectators: storedTable.shape.spectators,
  spectatorDelay: storedTable.shape.spectatorDelay,
  clock: storedTable.shape.clock,
});

/** What a server of tables is made of. */
export interface TablesOptions {
  readonly games: readonly ServedGame[];
  readonly bots: readonly string[];
  readonly store: TableStore;
  readonly snapshotEvery: number;
  readonly now: () => number;
  /** Keeps what somebody reported. */
  readonly report: (report: KeptReport) => Promise<void>;
  readonly failed: (error: unknown) => void;
}

/** A table as everybody may know it. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly { readonly player: string; readonly free: boolean; readonly bot?: string }[];
}

/** A game as the lobby shows it. */
export type OfferedGame = Pick<ServedGame, 'id' | 'title' | 'setups'>;

/** Opens tables, lets people sit down at them, and finds them again after a restart. */
export class Tables {
  readonly #options: TablesOptions;

  constructor(options: TablesOptions) {
    this.#options = options;
  }

  /** The games that can be played here, and the bots that play all of them. */
  get offered(): { readonly games: readonly OfferedGame[]; readonly bots: readonly string[] } {
    const { games, bots } = this.#options;
    return { games: games.map(({ id, title, setups }) => ({ id, title, setups })), bots };
  }

  /** Opens a table from raw JSON; see {@link newTable}. Refused: an unknown game or bot, and what the game refuses. */
  async create(raw: unknown): Promise<Result<TableCard>> {
    const parsed = parseWith(newTable, raw);
    if (!parsed.ok) return parsed;
    const { game: wanted, options, bots, seed = newToken(), ...rest } = parsed.value;
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
    const table: StoredTable = {
      id: newTableId(),
      game: game.id,
      version,
      options,
      seed,
      seeding: SEEDING,
      seats: players.map((player) => {
        const bot = Object.hasOwn(bots, player) ? bots[player] : undefined;
        return { player, ...(bot === undefined ? {} : { bot }) };
      }),
      ...rest,
    };
    await this.#options.store.create(table);
    return ok(cardOf(table));
  }

  /** A table as everybody may know it; `undefined` if there is none. */
  async card(id: string): Promise<TableCard | undefined> {
    const table = await this.#options.store.table(id);
    return table && cardOf(table);
  }

  /** Sits somebody down at a free seat; gives the token that opens it from now on, or `undefined` if the seat is not free. */
  async claim(id: string, player: string): Promise<string | undefined> {
    const token = newToken();
    return (await this.#options.store.claim(id, player, hashOfToken(token))) ? token : undefined;
  }

  /** The seat that a token opens, null for a spectator without one; `undefined` if the door is closed. */
  async seat(id: string, token: string | undefined): Promise<string | null | undefined> {
    const table = await this.#options.store.table(id);
    if (!table) return undefined;
    if (token === undefined) return table.spectators === 'welcome' ? null : undefined;
    return seatOf(table, token);
  }

  /** A table with its match, as it stands after its log. @param outrun called when another process goes on with it */
  async open(id: string, outrun: () => void): Promise<Result<HostedTable>> {
    const table = await this.#options.store.table(id);
    const game = this.#options.games.find((each) => each.id === table?.game);
    if (!table || !game) return refuse(serverIssue('unknownTable', { table: id }));
    const { store, snapshotEvery, now, report, failed } = this.#options;
    const hosting: Hosting = {
      store,
      snapshotEvery,
      now,
      failed,
      report,
      outrun,
      rematch: (played) => this.#rematch(played),
    };
    return game.open(table, hosting);
  }

  /** Another table with the same seats; their tokens open it, too. */
  async #rematch({ id: _id, seed: _seed, ...table }: StoredTable): Promise<string> {
    const id = newTableId();
    await this.#options.store.create({ ...table, id, seed: newToken() });
    return id;
  }
}

const newTableId = (): string => randomBytes(9).toString('base64url');

const unknownName = (at: string, name: string, known: readonly string[]): Issue =>
  issue(
    'invalidValue',
    { problem: `there is no ${name}${known.length > 0 ? `, only ${known.join(', ')}` : ''}` },
    [at],
  );

const cardOf = ({ id, game, seats }: StoredTable): TableCard => ({
  id,
  game,
  seats: seats.map(({ player, token, bot }) => ({
    player,
    free: token === undefined && bot === undefined,
    ...(bot === undefined ? {} : { bot }),
  })),
});
