import type { ServerMessage } from '@reticle/protocol';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FrameRefusal } from './socket.js';
import type { TableStore } from './store/store.js';

/** What is counted when somebody asks for the metrics. */
interface Levels {
  readonly sockets: () => number;
  readonly botsThinking: () => number;
  readonly botsWaiting: () => number;
}

/** Upper bounds of the buckets of an answer, in seconds. */
const SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30];

/** The measures of a process, in the form that Prometheus reads. No name of a table or a player is in them. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #shared = { registers: [this.#registry] };
  readonly #answers = new Counter({
    name: 'reticle_answers_total',
    help: 'Answers to messages at tables, by their code: done, prompt, why, or the reason of a refusal.',
    labelNames: ['code'],
    ...this.#shared,
  });
  readonly #framesRefused = new Counter({
    name: 'reticle_frames_refused_total',
    help: 'Frames of clients that were not taken and are no messages to a table, by why: early, unknown, tooFast.',
    labelNames: ['why'],
    ...this.#shared,
  });
  readonly #requests = new Counter({
    name: 'reticle_http_answers_total',
    help: 'Answers to HTTP requests, by their status.',
    labelNames: ['status'],
    ...this.#shared,
  });
  readonly #answerSeconds = new Histogram({
    name: 'reticle_answer_seconds',
    help: 'Seconds from a message at a table to its answer.',
    buckets: SECONDS,
    ...this.#shared,
  });
  readonly #botSeconds = new Histogram({
    name: 'reticle_bot_seconds',
    help: 'Seconds of a choice of a bot, waiting included.',
    labelNames: ['bot'],
    buckets: SECONDS,
    ...this.#shared,
  });
  readonly #storeSeconds = new Histogram({
    name: 'reticle_store_seconds',
    help: 'Seconds of a call of the store, by what was called and how it ended.',
    labelNames: ['call', 'ended'],
    buckets: SECONDS,
    ...this.#shared,
  });
  readonly tables = new Gauge({ name: 'reticle_tables', help: 'Open tables.', ...this.#shared });
  readonly seats = new Gauge({
    name: 'reticle_clients',
    help: 'Clients at tables, by whether they have a seat.',
    labelNames: ['seated'],
    ...this.#shared,
  });

  constructor({ sockets, botsThinking, botsWaiting }: Levels) {
    const level = (name: string, help: string, value: () => number) =>
      new Gauge({
        name,
        help,
        ...this.#shared,
        collect() {
          this.set(value());
        },
      });
    level('reticle_sockets', 'Open sockets.', sockets);
    level('reticle_bots_thinking', 'Bots that choose their move now.', botsThinking);
    level('reticle_bots_waiting', 'Bots that wait to choose their move.', botsWaiting);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  answered(message: ServerMessage): void {
    if (message.type === 'refused') this.#answers.inc({ code: message.reason });
    else if ('id' in message) this.#answers.inc({ code: message.type });
  }

  frameRefused(why: FrameRefusal): void {
    this.#framesRefused.inc({ why });
  }

  responded(status: number): void {
    this.#requests.inc({ status });
  }

  answerTook(seconds: number): void {
    this.#answerSeconds.observe(seconds);
  }

  botTook(bot: string, seconds: number): void {
    this.#botSeconds.observe({ bot }, seconds);
  }

  /** Returns the store with the time of each call measured. */
  measured(store: TableStore): TableStore {
    const timed =
      <Given extends readonly unknown[], Value>(call: string, run: (...given: Given) => Promise<Value>) =>
      async (...given: Given): Promise<Value> => {
        const stop = this.#storeSeconds.startTimer({ call });
        try {
          const value = await run(...given);
          stop({ ended: 'done' });
          return value;
        } catch (error) {
          stop({ ended: 'failed' });
          throw error;
        }
      };
    return {
      create: timed('create', (table) => store.create(table)),
      table: timed('table', (id) => store.table(id)),
      listed: timed('listed', (after, most) => store.listed(after, most)),
      claim: timed('claim', (id, player, holder) => store.claim(id, player, holder)),
      append: timed('append', (id, step, entry) => store.append(id, step, entry)),
      log: timed('log', (id) => store.log(id)),
      keepSnapshot: timed('keepSnapshot', (id, snapshot) => store.keepSnapshot(id, snapshot)),
      snapshot: timed('snapshot', (id) => store.snapshot(id)),
      keepClock: timed('keepClock', (id, clock) => store.keepClock(id, clock)),
      clock: timed('clock', (id) => store.clock(id)),
      tick: timed('tick', (now, mostPause) => store.tick(now, mostPause)),
      reissue: timed('reissue', (id, player, token) => store.reissue(id, player, token)),
      bar: timed('bar', (bar, isBarred) => store.bar(bar, isBarred)),
      bars: timed('bars', () => store.bars()),
      touch: timed('touch', (id, now) => store.touch(id, now)),
      expire: timed('expire', (now, age) => store.expire(now, age)),
      close: () => store.close(),
    };
  }
}
