import type { Result } from '@reticle/core';
import type { Move, Seat } from '@reticle/core/match';
import type { TableBot } from './table-options.js';

/** What the turns of bots need of their table. */
interface BotTable<State> {
  readonly step: () => number;
  /** The players who may move. */
  readonly acting: () => readonly string[];
  readonly seat: (player: string) => Seat<State>;
  /** Runs a task after the messages that are being handled; again, if an entry could not be saved. */
  readonly persist: (isVoid: () => boolean, task: () => Promise<void>) => Promise<void>;
  readonly enter: (move: Move) => Promise<Result<true>>;
  readonly tellThinking: (player: string, ahead: number) => void;
  readonly pause: () => Promise<void> | undefined;
  readonly failed: (error: unknown) => void;
}

/**
 * The turns of the bots of a table. One bot chooses its move at a time. Messages of others are handled while
 * it chooses, and may make its choice void.
 */
export class BotTurns<State> {
  readonly #bots: Readonly<Record<string, TableBot<State>>>;
  readonly #table: BotTable<State>;
  #choosing: TableBot<State> | undefined;
  #isStopped = false;

  constructor(bots: Readonly<Record<string, TableBot<State>>>, table: BotTable<State>) {
    this.#bots = bots;
    this.#table = table;
  }

  /** Lets a bot move, if it is a bot's turn. Called after each step. */
  play(): void {
    this.#cancel();
    const player = this.#table.acting().find((each) => Object.hasOwn(this.#bots, each));
    const bot = player === undefined ? undefined : this.#bots[player];
    if (player === undefined || !bot || this.#isStopped) return;
    this.#move(player, bot).catch((error: unknown) => {
      if (!this.#isStopped) this.#table.failed(error);
    });
  }

  /** Lets bots move no more. */
  stop(): void {
    this.#isStopped = true;
    this.#cancel();
  }

  async #move(player: string, bot: TableBot<State>): Promise<void> {
    const { persist, pause, seat, step, enter, tellThinking } = this.#table;
    const before = step();
    const isVoid = () => step() !== before || this.#isStopped;
    await pause();
    if (isVoid()) return;
    this.#choosing = bot;
    const move = await bot.choose(seat(player), (ahead) => {
      if (!isVoid()) tellThinking(player, ahead);
    });
    await persist(isVoid, async () => {
      this.#choosing = undefined;
      const entered = move ? await enter(move) : undefined;
      // Otherwise the table would stop for ever without a reason.
      if (entered?.ok !== true)
        throw new Error(`The bot ${bot.name} made no move that is taken: ${JSON.stringify(entered ?? null)}`);
    });
  }

  #cancel(): void {
    this.#choosing?.cancel?.();
    this.#choosing = undefined;
  }
}
