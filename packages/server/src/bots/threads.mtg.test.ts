import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '@reticle/core';
import { seatOf, type MatchRuntime, type Move } from '@reticle/core/match';
import { mtgMatch } from '@reticle/mtg';
import { SIXTH_EDITION } from '@reticle/mtg/sets/6ed';
import { taktikMatch } from '@reticle/taktik';
import { expect, it, onTestFinished } from 'vitest';
import { forget, servedHere, SocketClient, tableAt } from '../../test/served.js';
import { botPlayer } from './player.js';
import { botThreads, type BotThreads } from './threads.js';

const games = new URL('../../test/thread-games.mjs', import.meta.url).href;
const SMALL = { width: 6, height: 6, force: { infantry: 2, vehicle: 1, special: 0 } };

/** Plays a match with a bot at each seat. Returns its moves. */
async function playedWith<State>(
  runtime: MatchRuntime<State>,
  { name, options, most }: { name: string; options: object; most: number },
  threads?: BotThreads,
): Promise<readonly Move[]> {
  let match = unwrap(runtime.start(options, 'bots'));
  const took: number[] = [];
  const bots = new Map(
    runtime.game.players(match.state).map(({ id }) => [
      id,
      botPlayer(name, {
        runtime,
        match: () => match,
        threads,
        took: (_bot, seconds) => void took.push(seconds),
        seed: `seed of ${id}`,
      }),
    ]),
  );
  const moves: Move[] = [];
  while (moves.length < most && runtime.outcome(match) === undefined) {
    const [player = ''] = runtime.toAct(match);
    const move = await bots.get(player)?.choose(seatOf(runtime, match, player), () => {});
    if (!move) throw new Error('There is no move.');
    moves.push(move);
    match = unwrap(runtime.apply(match, move)).match;
  }
  expect(took.length).toBe(moves.length);
  return moves;
}

it('bots choose the same moves on threads as where everybody is answered', async () => {
  const threads = await botThreads({ games, data: { magic: true }, threads: 2 });
  onTestFinished(() => threads.stop());
  expect([threads.has('taktik'), threads.has('mtg'), threads.has('chess')]).toEqual([true, true, false]);
  const magic = mtgMatch({ id: '6ed', cards: SIXTH_EDITION });
  for (const how of [
    { name: 'greedy', options: SMALL, most: 100 },
    { name: 'random', options: SMALL, most: 100 },
    { name: 'search', options: SMALL, most: 3 },
  ])
    expect(await playedWith(taktikMatch, how, threads)).toEqual(await playedWith(taktikMatch, how));
  const how = { name: 'greedy', options: {}, most: 20 };
  expect(await playedWith(magic, how, threads)).toEqual(await playedWith(magic, how));
}, 60_000);

it.each([
  ['exports no games', { only: 'mistake' }],
  ['Cannot find', undefined],
])('a server does not start with a module that %s', async (words, data) => {
  const source = data ? { games, data } : { games: 'file:///nowhere/games.mjs' };
  await expect(botThreads({ ...source, threads: 1 })).rejects.toThrow(words);
});

it('the bots of a game that the module lacks think where everybody is answered', async () => {
  const threads = await botThreads({ games, data: { only: 'nothing' }, threads: 1 });
  onTestFinished(() => threads.stop());
  const how = { name: 'greedy', options: SMALL, most: 10 };
  expect(await playedWith(taktikMatch, how, threads)).toEqual(await playedWith(taktikMatch, how));
});

it('people are answered before any of the bots that think has chosen', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reticle-bots-'));
  const [release, began] = [join(folder, 'release'), join(folder, 'began')];
  const server = await servedHere({
    bots: { games, data: { release, began }, threads: 2 },
    limits: { botTables: 10 },
  });
  onTestFinished(async () => {
    writeFileSync(release, '');
    await server.stop();
    forget(server.file);
    rmSync(folder, { recursive: true, force: true });
  });
  const ofBots = { game: 'taktik', options: SMALL, bots: { red: 'search', blue: 'greedy' } };
  const watchers: SocketClient[] = [];
  for (let nth = 0; nth < 10; nth++)
    watchers.push(await SocketClient.join(server.url, (await tableAt(server.url, ofBots)).id));
  // The first two think; the others know how many come first.
  const aheadOf = (watcher: SocketClient) =>
    watcher.until(() => watcher.heard.findLast((each) => each.type === 'thinking')?.ahead);
  expect(await Promise.all(watchers.map(aheadOf))).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 7, 8]);

  const table = await tableAt(server.url, { game: 'pick', options: { rounds: 3 } });
  const seats = await Promise.all(
    [...table.tokens].map(async ([player, token]) => ({
      player,
      client: await SocketClient.join(server.url, table.id, token),
    })),
  );
  const answers: string[] = [];
  for (const [nth, { client }] of seats.entries()) {
    await client.until(() => client.step === nth);
    answers.push(
      (await client.say({ type: 'move', move: 'pick', params: { number: nth + 1 }, step: nth })).type,
    );
  }
  expect(answers).toEqual(seats.map(() => 'done'));
  expect(watchers.map(({ step }) => step)).toEqual(watchers.map(() => 0));
  await expect.poll(() => readFileSync(began, 'utf8').split('\n').length - 1, { timeout: 20_000 }).toBe(2);
  writeFileSync(release, '');
  for (const watcher of watchers) await watcher.until(() => watcher.step > 0);
}, 60_000);

it('an address watches so many tables of bots alone, and no more, until it leaves one', async () => {
  const server = await servedHere({ limits: { botTables: 1 } });
  onTestFinished(async () => {
    await server.stop();
    forget(server.file);
  });
  const ofBots = { game: 'taktik', options: SMALL, bots: { red: 'random', blue: 'random' } };
  const ids = [(await tableAt(server.url, ofBots)).id, (await tableAt(server.url, ofBots)).id] as const;
  const first = await SocketClient.join(server.url, ids[0]);
  // More sockets at one table count once.
  const again = await SocketClient.join(server.url, ids[0]);
  await expect(SocketClient.join(server.url, ids[1])).rejects.toThrow('server.tooMany');
  await again.room.leave();
  await expect(SocketClient.join(server.url, ids[1])).rejects.toThrow('server.tooMany');
  await first.room.leave();
  const watcher = await SocketClient.join(server.url, ids[1]);
  await watcher.until(() => watcher.step > 0);
}, 30_000);
