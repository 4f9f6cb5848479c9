import { connectBeside, SeatClient } from '@reticle/client';
import type { Json } from '@reticle/core';
import { hostedGame } from '@reticle/core/host';
import { randomBot, randomFrom, seedRandom, type MatchRuntime } from '@reticle/core/match';
import { firstPosition, Table as MatchTable, type TableBot } from '@reticle/protocol';
import { host } from '@reticle/taktik/host';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { seatSource } from './client.js';
import { Table } from './index.js';

const jsonOf = (value: object): Json => z.json().parse(JSON.parse(JSON.stringify(value)));

/** What a bot for red tells of its place in a queue before it chooses, and when it chooses. */
interface Waits {
  readonly ahead: number;
  readonly until: Promise<void>;
}

/** Makes a bot that waits before its first choice. */
function waitingBot<State>(_of: MatchRuntime<State>, { ahead, until }: Waits): TableBot<State> {
  let choices = 0;
  return {
    name: 'waits',
    async choose(seat, tell) {
      if (choices++ === 0) tell(ahead);
      await until;
      return randomBot(seat, randomFrom(seedRandom('waits')));
    },
  };
}

/** Makes a table of Taktik that sends what people are shown, like a server. */
async function tableOf({
  chosenSeed = false,
  waits,
}: { readonly chosenSeed?: boolean; readonly waits?: Waits } = {}) {
  const { matches } = await hostedGame(host);
  const opened = matches?.with(({ runtime, zones, describeMove }) => {
    const started = runtime.start({ width: 6, height: 6, first: 'red' }, 'a seed');
    if (!started.ok) return undefined;
    const position = firstPosition(started.value);
    return new MatchTable({
      id: 'one',
      runtime,
      position,
      chosenSeed,
      ...(waits ? { bots: { red: waitingBot(runtime, waits) } } : {}),
      screen: {
        step: ({ match, prompt }) => ({
          zones: jsonOf(zones?.(runtime.view(match, 'red').state) ?? []),
          moves:
            prompt?.asks.kind === 'move'
              ? prompt.asks.offers.map((offer) => ({
                  words: describeMove(match.state, offer),
                  kind: offer.move,
                }))
              : [],
          log: ['something happened'],
          turn: 1,
          moment: 'now',
          ending: '',
          winners: [],
        }),
      },
    });
  });
  if (!opened) throw new Error('The match does not begin.');
  return opened;
}

it('a seat at a table elsewhere is the source of a table here', async () => {
  const seat = new SeatClient(connectBeside(await tableOf(), 'red'));
  await seat.open();
  const source = seatSource(seat);
  const { state } = source;
  expect([state.seat, state.acting, state.moment, state.offers.map(({ words }) => words)]).toEqual([
    'red',
    ['red'],
    'now',
    ['draw'],
  ]);
  expect(source.state).toBe(state);
  expect(state.zones.map(({ id }) => id)).toContain('field');
  const changed = new Promise<void>((resolve) => {
    source.subscribe(() => {
      if (source.state.step === 1) resolve();
    });
  });
  const [draw] = state.offers;
  if (draw) source.actions.take(draw);
  await changed;
  expect(source.state.log.at(-1)).toEqual({ step: 1, lines: [{ text: 'something happened', aside: false }] });
});

it.each([
  [0, 'Thinking …'],
  [1, 'Waiting for its turn to think. A bot of another table thinks first.'],
  [4, 'Waiting for its turn to think. 4 bots of other tables think first.'],
])(
  'a bot with %i choices ahead of it is said to wait, at its plate, until it has moved',
  async (ahead, words) => {
    let choose = () => {};
    const until = new Promise<void>((resolve) => (choose = resolve));
    const table = await tableOf({ waits: { ahead, until } });
    const seat = new SeatClient(connectBeside(table, 'blue'));
    await seat.open();
    const source = seatSource(seat);
    table.start();
    await expect.poll(() => source.state.thinking).toEqual({ player: 'red', words });
    const html = () =>
      renderToStaticMarkup(createElement(Table, { state: source.state, actions: source.actions }));
    expect(html()).toMatch(new RegExp(`<p class="rt-thinking" role="status">${words}</p>`, 'u'));
    expect(html().match(/rt-thinking/gu)).toHaveLength(1);
    expect(html().indexOf('rt-thinking')).toBeGreaterThan(html().indexOf('data-thing="red"'));
    choose();
    await expect.poll(() => source.state.step).toBeGreaterThan(0);
    expect(html()).not.toContain('rt-thinking');
  },
);

it('a table whose process ends says so', async () => {
  const table = await tableOf({ chosenSeed: true });
  const seat = new SeatClient(connectBeside(table, 'red'));
  await seat.open();
  table.tellEnding(20);
  const source = seatSource(seat);
  await expect
    .poll(() => source.state.notice)
    .toBe('The server restarts within 20 seconds. The match goes on here by itself.');
});

it.each([
  [true, 'Whoever opened this table chose the seed of the match, and may know every hidden card from it.'],
  [false, undefined],
])(
  'a table whose seed was chosen (%s) says so to a player and to a spectator',
  async (chosenSeed, notice) => {
    for (const viewer of ['red', null]) {
      const seat = new SeatClient(connectBeside(await tableOf({ chosenSeed }), viewer));
      await seat.open();
      expect([viewer, seatSource(seat).state.notice]).toEqual([viewer, notice]);
    }
  },
);
