/** What is left on a clock after everything that may come between two moves. Times are seconds here. */
import { unwrap } from '@reticle/core';
import type { ServerMessage } from '@reticle/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pickMatch } from '../../../protocol/test/pick.js';
import { sqliteStore } from '../store/sqlite.js';
import type { TableStore } from '../store/store.js';
import { servedGame, type HostedClient, type HostedTable } from './hosted-table.js';
import { MOST_PAUSE } from './served-time.js';
import { Tables } from './tables.js';

/** A server whose time a test tells, with one table, where Ann has to think. */
class Told {
  #now = 1_000_000;
  readonly #store: TableStore = sqliteStore({ file: ':memory:' });
  #tables = this.#started();
  #id = '';
  #table: HostedTable | undefined;
  #ann: HostedClient | undefined;
  #left: number | undefined;
  #step = 0;

  constructor() {
    onTestFinished(async () => {
      this.#table?.close();
      await this.#store.close();
    });
  }

  #started(): Tables {
    return new Tables({
      games: [servedGame(pickMatch)],
      bots: [],
      chosenSeeds: false,
      store: this.#store,
      snapshotEvery: 1,
      now: () => this.#now,
      report: async () => {},
      failed: (error) => {
        throw error;
      },
    });
  }

  async opens(clock: object): Promise<this> {
    this.#id = unwrap(await this.#tables.create({ game: 'pick', clock })).id;
    return this;
  }

  /** Lets time pass while the server ticks. */
  async wait(seconds: number): Promise<void> {
    for (let left = seconds; left > 0; left--) {
      this.#now += Math.min(1, left) * 1_000;
      await this.#store.tick(this.#now, MOST_PAUSE);
    }
  }

  /** Opens the table, as it is when somebody asks to be let in. */
  async open(): Promise<HostedTable> {
    this.#table ??= unwrap(await this.#tables.open(this.#id, () => {}));
    return this.#table;
  }

  /** Lets Ann come to the table. */
  async join(): Promise<void> {
    const table = await this.open();
    this.#ann = table.join('ann', { send: (message) => this.#hear(message) });
  }

  /** Lets Ann go, and the room end, as it does when nobody is there. */
  async leave(): Promise<void> {
    await this.#ann?.leave();
    await this.close();
  }

  /** Ends the room without anybody having left it. */
  async close(): Promise<void> {
    this.#table?.close();
    this.#table = undefined;
  }

  async move(player: string): Promise<void> {
    const mover = this.#table?.join(player, { send: () => {} });
    const params = { number: 3 };
    await mover?.receive({ type: 'move', id: 0, step: this.#step++, move: 'pick', params });
    await mover?.leave();
  }

  /** Ends the server, and starts it again after a while. */
  async crash(seconds: number): Promise<void> {
    await this.close();
    this.#now += seconds * 1_000;
    this.#tables = this.#started();
    await this.#store.tick(this.#now, MOST_PAUSE);
  }

  /** Stops the server in order while clients are there, and starts it again after a while. */
  async stop(seconds: number): Promise<void> {
    this.#tables.stop();
    await this.#ann?.leave();
    await this.crash(seconds);
  }

  /** Returns the seconds that Ann has left, as she is told when she comes. */
  async left(): Promise<number | undefined> {
    await this.join();
    return this.#left;
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'clock') this.#left = (message.left['ann'] ?? 0) / 1_000;
  }
}

type Act =
  | readonly [act: 'wait' | 'crash' | 'stop', seconds: number]
  | readonly [act: 'move', player: string]
  | 'open'
  | 'join'
  | 'leave'
  | 'close';

const MATCH = { per: 'match', seconds: 100, increment: 5 };
const EACH = { per: 'move', seconds: 100 };
const HOUR = 3_600;

describe.each([
  ['of a match', MATCH],
  ['of each move', EACH],
])('a clock %s', (_name, clock) => {
  it.each<readonly [string, number, readonly Act[]]>([
    ['does not run before anybody has come', 100, [['wait', 500]]],
    ['does not run for who only asked to be let in', 100, ['open', ['wait', 500]]],
    ['runs while somebody thinks', 90, ['join', ['wait', 10]]],
    ['runs while nobody is there', 70, ['join', ['wait', 10], 'leave', ['wait', 20]]],
    [
      'runs on, however often the page is closed',
      60,
      Array.from({ length: 4 }, (): readonly Act[] => ['join', ['wait', 5], 'leave', ['wait', 5]]).flat(),
    ],
    [
      'runs while nobody is there after a step',
      70,
      ['join', ['move', 'bob'], ['wait', 10], 'leave', ['wait', 20]],
    ],
    [
      'runs after a step of another that came first',
      70,
      ['join', ['wait', 10], ['move', 'bob'], 'leave', ['wait', 20]],
    ],
    [
      'does not run while the server is away',
      85,
      ['join', ['wait', 10], 'leave', ['wait', 5], ['crash', HOUR]],
    ],
    [
      'does not run while a server that was stopped is away',
      85,
      ['join', ['wait', 10], 'leave', ['wait', 5], ['stop', HOUR]],
    ],
    [
      'runs on once the server is back',
      65,
      ['join', ['wait', 10], 'leave', ['wait', 5], ['crash', HOUR], ['wait', 20]],
    ],
    ['gives 30 seconds for an interruption', 80, ['join', ['wait', 10], ['crash', HOUR], ['wait', 40]]],
    ['gives them for a server that is stopped', 80, ['join', ['wait', 10], ['stop', HOUR], ['wait', 40]]],
    ['gives no more than was thought', 100, ['join', ['wait', 10], ['crash', HOUR], ['wait', 15]]],
    [
      'gives them once, however often the table is opened',
      80,
      ['join', ['wait', 10], ['crash', HOUR], ['wait', 20], 'close', 'open', ['wait', 20], 'close'],
    ],
    [
      'gives none to who closes the page afterwards',
      70,
      ['join', ['wait', 10], ['crash', HOUR], ['wait', 30], 'join', 'leave', ['wait', 20]],
    ],
    [
      'gives none for a crash while nobody was there',
      70,
      ['join', ['wait', 10], 'leave', ['wait', 10], ['crash', HOUR], ['wait', 10]],
    ],
  ])('%s', async (_law, left, acts) => {
    const told = await new Told().opens(clock);
    for (const act of acts)
      if (act === 'open' || act === 'join' || act === 'leave' || act === 'close') await told[act]();
      else if (act[0] === 'move') await told.move(act[1]);
      else await told[act[0]](act[1]);
    expect(await told.left()).toBeCloseTo(left, 1);
  });

  it('is over for who stayed away too long, as soon as somebody comes', async () => {
    const told = await new Told().opens(clock);
    await told.join();
    await told.leave();
    await told.wait(120);
    expect(await told.left()).toBe(0);
  });
});

describe.each([
  ['gets its increment', MATCH, 95],
  ['is full again', EACH, 100],
])('the clock of who moved %s', (_name, clock, left) => {
  it.each(['closed', 'killed'])('also when the page, or the server, is %s', async (way) => {
    const told = await new Told().opens(clock);
    await told.join();
    await told.wait(10);
    await told.move('ann');
    if (way === 'closed') await told.leave();
    else await told.crash(HOUR);
    await told.wait(20);
    expect(await told.left()).toBeCloseTo(left, 1);
  });
});
