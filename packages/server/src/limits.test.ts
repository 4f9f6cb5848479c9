/** What one address, or one seat, may take of a server, over real sockets. */
import { Client } from '@colyseus/sdk';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { pickMatch } from '../../protocol/test/pick.js';
import { forget, post, servedHere, SocketClient, tableAt } from '../test/served.js';
import { servedGame } from './index.js';
import { RateLimits, type ServerLimits } from './limits.js';
import { CHANNEL } from './room.js';

/** Starts a server with these limits and opens a table. */
async function limited(limits: Partial<ServerLimits>, proxies = 0, games = [servedGame(pickMatch)]) {
  const server = await servedHere({ limits, proxies, games });
  onTestFinished(async () => {
    await server.stop();
    forget(server.file);
  });
  const { url } = server;
  const { id, tokens } = await tableAt(url, { game: 'pick' });
  const sit = (player?: string) => SocketClient.join(url, id, player && tokens.get(player));
  /** Lets a client in whose address a proxy names, or the client itself. */
  const from = async (address: string) => {
    const client = new Client(url, { headers: { 'x-forwarded-for': address } });
    const room = await client.joinOrCreate('table', { table: id });
    room.reconnection.enabled = false;
    room.onMessage(CHANNEL, () => {});
  };
  const reserve = (token?: string) =>
    post(`${url}/matchmake/joinOrCreate/table`, JSON.stringify({ table: id, token }));
  return { url, id, tokens, sit, from, reserve };
}

const reservation = z.looseObject({ name: z.string(), roomId: z.string(), sessionId: z.string() });

/** Sends messages at once. Returns how many of them were refused as too fast, once all are answered. */
async function tooFast(client: SocketClient, messages: readonly object[]): Promise<number> {
  const before = client.heard.length;
  for (const [id, message] of messages.entries()) client.room.send(CHANNEL, { ...message, id });
  const answers = () =>
    client.heard.slice(before).filter(({ type }) => type === 'done' || type === 'refused');
  await client.until(() => answers().length === messages.length);
  expect(new Set(answers().map((each) => 'id' in each && each.id))).toEqual(new Set(messages.keys()));
  return answers().filter((each) => each.type === 'refused' && each.reason === 'tooFast').length;
}

const times = <Value>(count: number, value: Value): readonly Value[] =>
  Array.from({ length: count }, () => value);
/** A message that costs nothing but its place: nothing is agreed to here. */
const agree = { type: 'agree', proposal: 0, yes: true };

describe('the limit of sockets', () => {
  it('of an address ends when one of them is closed', async () => {
    const { sit } = await limited({ socketsOfAddress: 3 });
    const [first] = [await sit(), await sit(), await sit()];
    await expect(sit()).rejects.toThrow('server.tooMany');
    await first.room.leave();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await sit();
    await expect(sit()).rejects.toThrow('server.tooMany');
  });

  it('of an address counts again where the socket is opened', async () => {
    const { url, reserve } = await limited({ socketsOfAddress: 2 });
    const answers = [await reserve(), await reserve(), await reserve()];
    const settled = await Promise.allSettled(
      answers.map(({ text }) => new Client(url).consumeSeatReservation(reservation.parse(JSON.parse(text)))),
    );
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    for (const each of settled) if (each.status === 'fulfilled') await each.value.leave();
  });

  it.each([
    ['counts by the address that a proxy names', 1, ['10.0.0.1', '10.0.0.2'], '10.0.0.1'],
    ['does not heed what a client says of itself', 0, ['10.0.0.1'], '10.0.0.2'],
    ['does not heed what stands before the address', 1, ['10.0.0.1'], '10.9.9.9, 10.0.0.1'],
    ['counts a network of IPv6 as one', 1, ['2001:db8::1'], '2001:db8::2'],
    ['knows an address of IPv4 in IPv6', 1, ['10.0.0.1'], '::ffff:10.0.0.1'],
  ])('%s', async (_name, proxies, welcome, refused) => {
    const { from } = await limited({ socketsOfAddress: 1 }, proxies);
    for (const address of welcome) await from(address);
    await expect(from(refused)).rejects.toThrow('server.tooMany');
  });

  it('of a seat leaves other seats alone', async () => {
    const { sit } = await limited({ socketsOfSeat: 2 });
    await sit('ann');
    const second = await sit('ann');
    await expect(sit('ann')).rejects.toThrow('server.tooMany');
    await sit('bob');
    await second.room.leave();
    await sit('ann');
  });

  it('of spectators leaves players alone', async () => {
    const { sit } = await limited({ spectators: 2 });
    await sit();
    await sit();
    await expect(sit()).rejects.toThrow('server.tooMany');
    await sit('ann');
  });
});

describe('the limit of reservations', () => {
  it('of an address ends a flood of them', async () => {
    const { reserve, tokens } = await limited({ joinsPerMinute: 5 });
    const answers = await Promise.all(times(40, tokens.get('ann')).map(reserve));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(35);
    expect(refused.every(({ text }) => text.includes('server.tooOften'))).toBe(true);
  });

  it('counts what is no right, too', async () => {
    const { reserve } = await limited({ joinsPerMinute: 5 });
    const answers = await Promise.all(times(10, 'x').map(reserve));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('of a seat leaves other seats alone', async () => {
    const { reserve, tokens, sit } = await limited({ joinsOfSeatPerMinute: 5 });
    const answers = await Promise.all(times(20, tokens.get('ann')).map(reserve));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const bob = await sit('bob');
    expect(await bob.say({ type: 'sync' })).toMatchObject({ type: 'done' });
    await bob.room.leave();
  });
});

describe('the limit of messages', () => {
  const slow = (burst: number) => ({ perSecond: 0.001, burst });

  it('of a seat counts all its sockets, and leaves other seats alone', async () => {
    const { sit } = await limited({ messages: slow(20) });
    const [one, two, bob] = [await sit('ann'), await sit('ann'), await sit('bob')];
    expect(await tooFast(one, times(15, agree))).toBe(0);
    expect(await tooFast(two, times(15, agree))).toBe(10);
    expect(await tooFast(bob, times(15, agree))).toBe(0);
  });

  it('of spectators counts their address', async () => {
    const { sit } = await limited({ messages: slow(20) });
    const [one, two] = [await sit(), await sit()];
    expect(await tooFast(one, times(15, agree))).toBe(0);
    expect(await tooFast(two, times(15, agree))).toBe(10);
  });

  it('of an address counts all its seats', async () => {
    const { sit } = await limited({ messagesOfAddress: slow(20) });
    const [ann, bob] = [await sit('ann'), await sit('bob')];
    expect(await tooFast(ann, times(15, agree))).toBe(0);
    expect(await tooFast(bob, times(15, agree))).toBe(10);
  });

  it('counts a request for the whole view ten times', async () => {
    const { sit } = await limited({ messages: slow(60) });
    expect(await tooFast(await sit('ann'), times(10, { type: 'sync' }))).toBe(4);
  });

  it('counts reports of a seat by themselves', async () => {
    const { sit } = await limited({ reports: slow(5) });
    const [one, two] = [await sit('ann'), await sit('ann')];
    const report = { type: 'report', words: 'help' };
    expect(await tooFast(one, times(4, report))).toBe(0);
    expect(await tooFast(two, times(4, report))).toBe(3);
    expect(await tooFast(await sit('bob'), times(4, report))).toBe(0);
  });
});

describe('a flood within the limits', () => {
  it('at one table lets another table answer before it is over', async () => {
    const handled: string[] = [];
    const counting: typeof pickMatch = {
      ...pickMatch,
      prompt(match, player, answers, options) {
        if (Array.isArray(answers) && answers.length > 0) handled.push(player);
        return pickMatch.prompt(match, player, answers, options);
      },
    };
    const { url, sit } = await limited({}, 0, [servedGame(counting)]);
    const other = await tableAt(url, { game: 'pick' });
    const [ann, bob] = [await sit('ann'), await SocketClient.join(url, other.id, other.tokens.get('bob'))];
    const prompt = { type: 'prompt', step: 0, answers: [{ move: 'pick', params: { number: 1 } }] };
    for (let id = 0; id < 500; id++) ann.room.send(CHANNEL, { ...prompt, id });
    bob.room.send(CHANNEL, { ...prompt, id: 0 });
    await ann.until(() => handled.length === 501);
    expect(handled.indexOf('bob')).toBeLessThan(100);
  });
});

describe('rate limits of many keys', () => {
  it('forget keys at rest, and no others', () => {
    let now = 0;
    const limits = new RateLimits({ perSecond: 1, burst: 2 }, () => now);
    expect([limits.allows('busy', 2), limits.allows('busy')]).toEqual([true, false]);
    for (let key = 0; key < 30_000; key++) {
      if (key === 5_000) now = 1_500;
      limits.allows(`${key}`);
    }
    expect([limits.allows('busy'), limits.allows('busy')]).toEqual([true, false]);
    expect(limits.allows('0', 2)).toBe(true);
  });
});
