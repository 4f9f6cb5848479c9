import { connectBeside, SeatClient } from '@reticle/client';
import type { Json } from '@reticle/core';
import { hostedGame } from '@reticle/core/host';
import { host } from '@reticle/mtg/host';
import { firstPosition, Table } from '@reticle/protocol';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { seatSource } from './client.js';
import { localMatch } from './local.js';
import type { MatchSource } from './state.js';
import { stopViews } from './stops.js';

const ALL = [
  { id: 'upkeep', words: 'the upkeep', usual: false },
  { id: 'main', words: 'the main phase', usual: true },
];

it.each<[string, readonly string[] | undefined, readonly boolean[]]>([
  ['the usual ones if nothing is said', undefined, [false, true]],
  ['those that are named', ['upkeep'], [true, false]],
  ['none if none is named', [], [false, false]],
])('one is asked at %s', (_what, wanted, areWanted) => {
  expect(stopViews(ALL, wanted).stops?.map(({ isWanted }) => isWanted)).toEqual(areWanted);
});

it('a game without such moments tells of none', () => {
  expect(stopViews([])).toEqual({});
});

const SEED = 'stops';

/** Starts a match against a bot, in this program. */
async function beside(): Promise<MatchSource> {
  const { matches } = await hostedGame(host);
  const opened = matches?.with((match) => localMatch(match, { seed: SEED, seat: 'ann' }));
  if (!opened?.ok) throw new Error('The match does not begin.');
  return opened.value;
}

const jsonOf = (value: object): Json => z.json().parse(JSON.parse(JSON.stringify(value)));

/** Starts the same match at a table that sends its pace, like a server. */
async function elsewhere(): Promise<MatchSource> {
  const { matches } = await hostedGame(host);
  const table = matches?.with(({ runtime, pace, zones, describeMove, moment }) => {
    const started = runtime.start({}, SEED);
    if (!started.ok || !pace) return undefined;
    return new Table({
      id: 'one',
      runtime,
      position: firstPosition(started.value),
      screen: {
        step: ({ match, prompt }) => ({
          zones: jsonOf(zones?.(runtime.view(match, 'ann').state) ?? []),
          moves:
            prompt?.asks.kind === 'move'
              ? prompt.asks.offers.map((offer) => ({
                  words: describeMove(match.state, offer),
                  kind: offer.move,
                  passes: pace.passes.includes(offer.move),
                }))
              : [],
          pace: { stops: jsonOf(pace.stops), stop: pace.stopOf(match.state, 'ann') ?? '', happened: false },
          log: [],
          turn: 1,
          moment: moment?.(match.state) ?? '',
          ending: '',
          winners: [],
        }),
      },
    });
  });
  if (!table) throw new Error('The match does not begin.');
  const seat = new SeatClient(connectBeside(table, 'ann'));
  await seat.open();
  return seatSource(seat);
}

it.each([
  ['in this program', beside],
  ['at a table elsewhere', elsewhere],
])('whoever wants to be asked at more moments is told of them, and asked there: %s', async (_where, open) => {
  const source = await open();
  const heard: (readonly boolean[])[] = [];
  const wanted = () => source.state.stops?.map(({ isWanted }) => isWanted) ?? [];
  source.subscribe(() => heard.push(wanted()));
  const ids = source.state.stops?.map(({ id }) => id) ?? [];
  expect(ids.length).toBeGreaterThan(3);
  expect(wanted()).toContain(false);
  source.actions.stopAt?.(ids);
  expect(wanted()).not.toContain(false);
  expect(heard.at(-1)).not.toContain(false);
  source.actions.stopAt?.([]);
  expect(wanted()).not.toContain(true);
});

it('a match goes on by itself only past the moments that one does not want', async () => {
  const moments = async (
    choose: (ids: readonly string[]) => readonly string[],
  ): Promise<readonly string[]> => {
    const source = await beside();
    source.actions.stopAt?.(choose(source.state.stops?.map(({ id }) => id) ?? []));
    const seen = new Set<string>();
    for (let made = 0; made < 18; made++) {
      const { moment, asked, offers } = source.state;
      const pass = offers.find(({ passes }) => passes);
      const [option] = asked?.options ?? [];
      if (option) source.actions.answer(option.answer);
      else if (pass) {
        // Before the first press the person was asked at the usual stops.
        if (made > 0) seen.add(moment);
        source.actions.take(pass);
      }
    }
    return [...seen];
  };
  const [all, none] = [await moments((ids) => ids), await moments(() => [])];
  expect(all).toEqual(expect.arrayContaining(['first main phase', 'second main phase']));
  expect(none).not.toContain('first main phase');
});
