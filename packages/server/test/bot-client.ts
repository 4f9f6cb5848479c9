import { SeatClient, type Connect } from '@reticle/client';
import { connectOnline } from '@reticle/client/online';
import { randomFrom, seedRandom, type Random } from '@reticle/core/match';
import type { JsonObject } from '@reticle/core';
import * as z from 'zod';

const answer = z.object({ type: z.literal('done'), id: z.int(), step: z.int() });

/** A client that plays a seat at random, knowing only what the seat is asked over its socket. */
export class BotClient {
  readonly player: string;
  /** The moves that were acknowledged, with the steps that they led to. */
  readonly moves: { readonly step: number; readonly move: object }[] = [];
  readonly #table: string;
  readonly #token: string;
  readonly #random: Random;
  #client: SeatClient | undefined;
  /** The most moves that it makes for now. */
  #most = Infinity;
  /** The move that was sent and is not acknowledged yet. */
  #sent: { readonly id: number; readonly move: object } | undefined;

  constructor(table: string, player: string, token: string) {
    this.player = player;
    this.#table = table;
    this.#token = token;
    this.#random = randomFrom(seedRandom(`${table} ${player}`));
  }

  get view(): JsonObject {
    return this.#client?.state.view ?? {};
  }

  get isOver(): boolean {
    return this.view['outcome'] !== null && this.#client?.state.status === 'open';
  }

  get acknowledged(): number {
    return this.moves.length;
  }

  /** Lets it make so many moves in all, and then wait. */
  playTo(most: number): void {
    this.#most = most;
    if (this.#client) this.#act(this.#client);
  }

  /** Connects to a server and plays until the match is over. It reconnects by itself to the same address. */
  async play(url: string): Promise<void> {
    this.#client?.close();
    const client = new SeatClient(this.#connects(url), { first: 20, most: 200 });
    this.#client = client;
    client.subscribe(() => this.#act(client));
    // Rooms are still requested from a killed process until the others have noticed.
    for (let tries = 0; tries < 20; tries++) {
      const open = await client.open().then(
        () => true,
        () => false,
      );
      if (open) break;
    }
    this.#act(client);
  }

  /** Connects, and listens to which moves are acknowledged. */
  #connects(url: string): Connect {
    const connect = connectOnline({ url, table: this.#table, token: this.#token });
    return async (events) => {
      this.#sent = undefined;
      const connection = await connect({
        ...events,
        message: (raw) => {
          const { data } = answer.safeParse(raw);
          if (data && data.id === this.#sent?.id) this.moves.push({ step: data.step, move: this.#sent.move });
          events.message(raw);
        },
      });
      return {
        ...connection,
        send: (message) => {
          if (message.type === 'move') {
            const { id, type: _type, step: _step, ...move } = message;
            this.#sent = { id, move: { ...move, player: this.player } };
          }
          connection.send(message);
        },
      };
    };
  }

  #act(client: SeatClient): void {
    const { status, pending, prompt, choosing } = client.state;
    if (status !== 'open' || pending || this.moves.length >= this.#most) return;
    const pick = <Value>(list: readonly Value[]): Value | undefined => list[this.#random.below(list.length)];
    const asked = choosing?.prompt?.asks;
    if (asked?.kind === 'ready') client.confirm();
    else if (asked?.kind === 'target' || asked?.kind === 'share') {
      const options: readonly (number | { readonly kind: string; readonly id: string })[] = asked.options;
      client.pick(pick(options) ?? 'done');
    } else if (!choosing && prompt?.asks.kind === 'move') {
      const offer = pick(prompt.asks.offers);
      if (offer) client.choose(offer);
    }
  }
}
