import { connectBeside, SeatClient } from '@reticle/client';
import { unwrap, type Json } from '@reticle/core';
import { hostedGame, whyNotOf } from '@reticle/core/host';
import { BOTS, randomFrom, seatOf, seedRandom } from '@reticle/core/match';
import { host } from '@reticle/lorcana/host';
import { firstPosition, Table } from '@reticle/protocol';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { seatSource } from './client.js';

const jsonOf = (value: object): Json => z.json().parse(JSON.parse(JSON.stringify(value)));

/** A table where somebody can quest with several characters. */
async function tableOf() {
  const { matches } = await hostedGame(host);
  const opened = matches?.with((match) => {
    const { runtime, zones, pace } = match;
    const random = randomFrom(seedRandom('with all'));
    let now = unwrap(runtime.start({}, 'with all'));
    const quests = (player: string) =>
      [...runtime.offers(now, player)].filter(
        ({ move, spec }) => move === 'quest' && spec.slots.length === 0,
      );
    let [player = ''] = runtime.toAct(now);
    while (quests(player).length < 2) {
      const move = BOTS.random(seatOf(runtime, now, player), random);
      if (!move) throw new Error('The match is over before.');
      now = unwrap(runtime.apply(now, move)).match;
      [player = ''] = runtime.toAct(now);
    }
    const table = new Table({
      id: 'one',
      runtime,
      position: firstPosition(now),
      screen: {
        step: ({ state, prompt }) => ({
          zones: jsonOf(zones?.(state) ?? []),
          moves:
            prompt?.asks.kind === 'move'
              ? prompt.asks.offers.map(({ move }) => ({ words: move, kind: move }))
              : [],
          together: jsonOf(pace?.all ?? []),
          log: [],
          turn: 1,
          moment: 'now',
          ending: '',
          winners: [],
        }),
        whyNot: (at, seat, target, answers) => whyNotOf(match, at, seat, target, answers),
      },
    });
    return { table, player };
  });
  if (!opened) throw new Error('The match does not begin.');
  return opened;
}

it('at a table elsewhere one press makes a move with all things, and what is looked at says why', async () => {
  const { table, player } = await tableOf();
  const seat = new SeatClient(connectBeside(table, player));
  await seat.open();
  const source = seatSource(seat);
  const leave = source.subscribe(() => undefined);
  const [together] = source.state.together ?? [];
  expect(together).toMatchObject({ move: 'quest', words: 'Quest with all' });
  const begun = source.state.step;
  source.actions.takeAll?.('quest');
  await expect.poll(() => source.state.step, { interval: 1 }).toBe(begun + (together?.count ?? 0));
  expect(source.state.offers.some(({ move }) => move === 'quest')).toBe(false);
  expect(source.state.refusal).toBeUndefined();
  const own = source.state.zones
    .flatMap(({ things }) => things)
    .filter(({ controller }) => controller === player);
  const lines = await Promise.all(own.map(async ({ ref }) => (await source.actions.whyNot?.(ref)) ?? []));
  expect(lines.flat().length).toBeGreaterThan(0);
  expect(source.state.pending).toBe(false);
  leave();
  seat.close();
});
