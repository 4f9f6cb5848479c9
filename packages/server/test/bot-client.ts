import { randomFrom, seedRandom, type Random } from '@reticle/core/match';
import type { JsonObject } from '@reticle/core';
import { SocketClient } from './served.js';

/** Whoever plays a seat by chance, from nothing but what the seat is asked over its socket. */
export class BotClient {
  readonly player: string;
  /** The moves that were acknowledged, with the steps that they led to. */
  readonly moves: { readonly step: number; readonly move: object }[] = [];
  isOver = false;
  readonly #table: string;
  readonly #token: string;
  readonly #random: Random;
  #client: SocketClient | undefined;

  constructor(table: string, player: string, token: string) {
    this.player = player;
    this.#table = table;
    this.#token = token;
    this.#random = randomFrom(seedRandom(`${table} ${player}`));
  }

  get view(): JsonObject {
    return this.#client?.view ?? {};
  }

  get acknowledged(): number {
    return this.moves.length;
  }

  /** Comes to a server and plays, until the match is over or the server is gone. */
  async play(url: string): Promise<void> {
    const client = await SocketClient.join(url, this.#table, this.#token);
    this.#client = client;
    void this.#playOn(client).catch(() => {});
  }

  async #playOn(client: SocketClient): Promise<void> {
    for (;;) {
      const over = () => client.view['outcome'] !== null;
      await client.until(() => client.left !== undefined || over() || client.prompt !== null, 60_000);
      if (over()) this.isOver = true;
      if (over() || client.left !== undefined) return;
      await this.#move(client);
    }
  }

  async #move(client: SocketClient): Promise<void> {
    const { prompt, step } = client;
    if (prompt?.asks.kind !== 'move') return;
    const pick = <Value>(list: readonly Value[]): Value | undefined => list[this.#random.below(list.length)];
    const offer = pick(prompt.asks.offers);
    if (!offer) return;
    const answers: unknown[] = [{ move: offer.move, params: offer.params }];
    for (;;) {
      const told = await client.say({ type: 'prompt', step, answers });
      if (told.type !== 'prompt' || told.prompt.asks.kind === 'move') return;
      const asked = told.prompt.asks;
      if (asked.kind === 'ready') {
        const { player: _player, ...move } = asked.move;
        const done = await client.say({ type: 'move', step, ...move });
        if (done.type === 'done') this.moves.push({ step: done.step, move: asked.move });
        return;
      }
      answers.push(pick<unknown>(asked.options) ?? 'done');
    }
  }
}
