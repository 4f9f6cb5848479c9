import { connectBeside, SeatClient } from '@reticle/client';
import type { Json } from '@reticle/core';
import { hostedGame } from '@reticle/core/host';
import { firstPosition, Table } from '@reticle/protocol';
import { host } from '@reticle/taktik/host';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { seatSource } from './client.js';

const jsonOf = (value: object): Json => z.json().parse(JSON.parse(JSON.stringify(value)));

/** Makes a table of Taktik that sends what people are shown, like a server. */
async function tableOf({ chosenSeed = false } = {}) {
  const { matches } = await hostedGame(host);
  const opened = matches?.with(({ runtime, zones, describeMove }) => {
    const started = runtime.start({ width: 6, height: 6, first: 'red' }, 'a seed');
    if (!started.ok) return undefined;
    const position = firstPosition(started.value);
    return new Table({
      id: 'one',
      runtime,
      position,
      chosenSeed,
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
