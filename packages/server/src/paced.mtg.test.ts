/**
 * A seat at a server continues by itself if its person does not want to be asked, like a match in the
 * person's program.
 */
import { connectBeside, SeatClient } from '@reticle/client';
import { unwrap } from '@reticle/core';
import { hostedGame, unaskedMove, type WantedPace } from '@reticle/core/host';
import { BOTS, randomFrom, seatOf, seedRandom } from '@reticle/core/match';
import { host } from '@reticle/mtg/host';
import { firstPosition, Table } from '@reticle/protocol';
import { seatSource } from '@reticle/react/client';
import { expect, it } from 'vitest';
import { screenOf } from './screen.js';

const SEED = 'paced';

/**
 * Seats a person at a table of Magic against a bot, with the screen of a server. `asked` waits until the
 * person has to decide.
 */
async function seated(wanted: () => WantedPace = () => ({})) {
  const { matches } = await hostedGame(host);
  const opened = matches?.with((match) => {
    const { runtime } = match;
    const random = randomFrom(seedRandom(SEED));
    const table = new Table({
      id: 'one',
      runtime,
      position: firstPosition(unwrap(runtime.start({ startingLife: 20 }, SEED))),
      bots: { bob: { name: 'random', choose: (seat) => BOTS.random(seat, random) } },
      screen: screenOf(match),
    });
    table.start();
    return {
      table,
      /** Returns what the same seat would do without its person in a match beside it. */
      unasked: (pace: WantedPace) => unaskedMove(match, table.match, 'ann', pace),
      choice: () => BOTS.random(seatOf(runtime, table.match, 'ann'), random),
      turn: () => match.turn?.(table.match.state) ?? 0,
    };
  });
  if (!opened) throw new Error('The match does not begin.');
  const seat = new SeatClient(connectBeside(opened.table, 'ann'));
  await seat.open();
  const source = seatSource(seat, wanted);
  source.subscribe(() => undefined);
  const asked = async (): Promise<boolean> => {
    for (let calm = 0; calm < 3;) {
      await new Promise((resolve) => setTimeout(resolve));
      const { state } = source;
      const rests = state.pending !== true && (state.offers.length > 0 || state.outcome !== undefined);
      calm = rests && state.step === opened.table.step ? calm + 1 : 0;
    }
    return source.state.outcome === undefined;
  };
  return { ...opened, seat, source, asked };
}

it('a person is asked only where a person beside the match would be', async () => {
  const { table, unasked, choice, seat, asked } = await seated();
  let decisions = 0;
  while ((await asked()) && decisions < 8) {
    expect(unasked({})).toBeUndefined();
    const move = choice();
    if (!move) break;
    decisions += 1;
    seat.make(move);
  }
  expect(decisions).toBe(8);
  expect(table.step).toBeGreaterThan(decisions * 2);
});

it('the stops are those that the person wants', async () => {
  const all = await seated(() => ({ stops: ['own-upkeep'] }));
  expect(await all.asked()).toBe(true);
  expect(all.unasked({ stops: ['own-upkeep'] })).toBeUndefined();
});

it('the end of a turn, and that something happens, are waited for', async () => {
  const { source, seat, asked, turn, choice, unasked } = await seated();
  expect(await asked()).toBe(true);
  const begun = turn();
  source.actions.endTurn?.();
  expect(await asked()).toBe(true);
  // A hand that is too large is discarded by the person (514.1), and the turn ends after that.
  const discards = choice();
  if (turn() === begun && discards) seat.make(discards);
  expect(await asked()).toBe(true);
  expect(turn()).toBeGreaterThan(begun);
  source.actions.wait?.();
  expect(await asked()).toBe(true);
  expect(unasked({})).toBeUndefined();
});

it('whoever concedes has lost, and is asked nothing more', async () => {
  const { source, asked } = await seated();
  expect(await asked()).toBe(true);
  source.actions.concede?.();
  await expect.poll(() => source.state.outcome, { interval: 1 }).toMatchObject({ winners: ['bob'] });
  expect(source.state.offers).toEqual([]);
});
