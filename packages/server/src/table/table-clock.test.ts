/** What is left on a clock after everything that may come between two moves. Times are seconds here. */
import { unwrap } from '@reticle/core';
import type { ServerMessage } from '@reticle/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pickMatch } from '../../../protocol/test/pick.js';
import { taktikMatch } from '@reticle/taktik';
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
  #watcher: HostedClient | undefined;
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

  /** Lets a spectator come to the table. */
  async watch(): Promise<void> {
    const table = await this.open();
    this.#watcher = table.join(null, { send: () => {} });
  }

  /** Lets the spectator go, and the room end if nobody else is there. */
  async unwatch(): Promise<void> {
    await this.#watcher?.leave();
    if (!this.#ann) await this.close();
  }

  /** Ends the room without anybody having left it. */
  async close(): Promise<void> {
    this.#table?.close();
    this.#table = undefined;
  }

  async move(player: string): Promise<void> {
    const mover = (await this.open()).join(player, { send: () => {} });
    const params = { number: 3 };
    await mover.receive({ type: 'move', id: 0, step: this.#step++, move: 'pick', params });
    await mover.leave();
  }

  /** Lets a player take back the last moves: the others agree. */
  async undo(player: string): Promise<void> {
    let proposal = 0;
    const send = (message: ServerMessage): void => {
      if (message.type === 'proposal') ({ proposal } = message);
    };
    const table = await this.open();
    const asker = table.join(player, { send });
    await asker.receive({ type: 'undo', id: 0, step: this.#step++ });
    for (const other of ['ann', 'bob', 'cat'].filter((each) => each !== player)) {
      const client = table.join(other, { send: () => {} });
      await client.receive({ type: 'agree', id: 0, proposal, yes: true });
      await client.leave();
    }
    await asker.leave();
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
  | 'watch'
  | 'unwatch'
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
    ['does not run for a spectator alone', 100, ['watch', ['wait', 500]]],
    [
      'does not run for spectators that come and go, or while nobody is there',
      100,
      ['watch', ['wait', 20], 'unwatch', ['wait', 20], 'watch', ['crash', HOUR], ['wait', 100]],
    ],
    [
      'runs from the first seat on, whoever watched before',
      90,
      ['watch', ['wait', 50], 'join', ['wait', 10]],
    ],
    [
      'runs for who has not come once another seat is taken that has to decide',
      70,
      [
        ['move', 'bob'],
        ['wait', 30],
      ],
    ],
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
      if (typeof act === 'string') await told[act]();
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

describe.each([
  ['gives its increment back', MATCH, 90],
  ['is full', EACH, 100],
])('the clock of whose move was taken back %s', (_name, clock, left) => {
  it.each(['there', 'killed'])('also when the server is %s', async (way) => {
    const told = await new Told().opens(clock);
    await told.join();
    await told.wait(10);
    await told.move('ann');
    await told.undo('ann');
    if (way === 'killed') await told.crash(0);
    expect(await told.left()).toBeCloseTo(left, 1);
    await told.move('ann');
    await told.undo('ann');
    expect(await told.left()).toBeCloseTo(left, 1);
  });
});

it('a move that was taken back never costs the last second', async () => {
  const told = await new Told().opens({ per: 'match', seconds: 10, increment: 50 });
  await told.join();
  for (const player of ['ann', 'bob', 'cat']) await told.move(player);
  await told.wait(55);
  expect(await told.left()).toBeCloseTo(5, 1);
  await told.undo('ann');
  expect(await told.left()).toBeCloseTo(1, 1);
});

describe('the clock of a match begins', () => {
  async function opened(asked: object) {
    const store = sqliteStore({ file: ':memory:' });
    const tables = new Tables({
      games: [servedGame(pickMatch), servedGame(taktikMatch)],
      bots: ['random'],
      chosenSeeds: true,
      store,
      snapshotEvery: 1,
      now: Date.now,
      report: async () => {},
      failed: (error) => {
        throw error;
      },
    });
    const { id } = unwrap(await tables.create({ clock: MATCH, ...asked }));
    const table = unwrap(await tables.open(id, () => {}));
    onTestFinished(async () => {
      table.close();
      await store.close();
    });
    /** Lets somebody come. Returns the steps of the table, and who thinks, as they are told. */
    const comes = (seat: string | null) => {
      const heard: ServerMessage[] = [];
      table.join(seat, { send: (message) => void heard.push(message) });
      return {
        step: () => heard.findLast((each) => each.type === 'view' || each.type === 'step')?.step,
        running: () => heard.findLast((each) => each.type === 'clock')?.running,
      };
    };
    return { store, id, comes };
  }

  it('when the player who has to decide has taken the seat, not before', async () => {
    const { store, id, comes } = await opened({ game: 'taktik', seed: '1' });
    const watcher = comes(null);
    const blue = comes('blue');
    expect([watcher.running(), blue.running()]).toEqual([[], []]);
    expect(await store.clock(id)).toBeUndefined();
    const red = comes('red');
    expect([watcher, blue, red].map((each) => each.running())).toEqual([['red'], ['red'], ['red']]);
    await expect.poll(() => store.clock(id)).toMatchObject({ step: 0, attended: true });
  });

  it('with the step after which a player who has come has to decide', async () => {
    const { store, id, comes } = await opened({ game: 'taktik', seed: '1', bots: { red: 'random' } });
    const blue = comes('blue');
    await expect.poll(blue.running).toEqual(['blue']);
    await expect.poll(() => store.clock(id)).toMatchObject({ attended: true });
  });

  it('not with steps of bots that a spectator alone watches', async () => {
    const { store, id, comes } = await opened({ game: 'pick', bots: { bob: 'random', cat: 'random' } });
    const watcher = comes(null);
    await expect.poll(watcher.step).toBe(2);
    expect(watcher.running()).toEqual([]);
    expect((await store.log(id)).map(({ clock }) => clock)).toEqual([undefined, undefined]);
    expect(comes('ann').running()).toEqual(['ann']);
  });
});
