import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { forget, post, servedHere, SocketClient, tableAt } from '../test/served.js';
import { type RunningServer, sqliteStore } from './index.js';

let server: RunningServer & { readonly file: string };
beforeAll(async () => {
  server = await servedHere();
});
afterAll(async () => {
  await server.stop();
  forget(server.file);
});

const pick = (number: number, step: number) => ({ type: 'move', move: 'pick', params: { number }, step });

/** Opens a table of the game of picks with all its clients. */
async function pickTable(asked: object = {}) {
  const { id, tokens } = await tableAt(server.url, { game: 'pick', options: { rounds: 1 }, ...asked });
  const sit = (player: string) => SocketClient.join(server.url, id, tokens.get(player));
  return { id, tokens, sit };
}

describe('a server', () => {
  it('plays a match of three clients and a spectator, each over its own socket', async () => {
    const { id, sit } = await pickTable();
    const clients = [await sit('ann'), await sit('bob'), await sit('cat')];
    const watcher = await SocketClient.join(server.url, id);
    for (const [step, client] of clients.entries())
      expect(await client.say(pick(3 + step, step))).toMatchObject({ type: 'done', step: step + 1 });
    for (const client of [...clients, watcher]) {
      await client.until(() => client.step === 3);
      expect(client.view).toMatchObject({ outcome: { winners: ['cat'] } });
    }
  });

  it('lets a client who was cut off come back with the token, and shows it what happened since', async () => {
    const { sit } = await pickTable();
    const [ann, bob] = [await sit('ann'), await sit('bob')];
    await ann.say(pick(3, 0));
    ann.room.connection.close();
    await bob.until(() =>
      bob.heard.some((each) => each.type === 'seats' && each.seats[0]?.present === false),
    );
    await bob.say(pick(4, 1));
    const back = await sit('ann');
    expect(back.view).toMatchObject({ step: 2, state: { own: 3, picked: ['ann', 'bob'] } });
  });

  it('answers no other spelling of a path', async () => {
    for (const path of ['healthz/', 'Healthz', 'API/games', 'api/games/'])
      expect([path, (await fetch(`${server.url}/${path}`)).status]).toEqual([path, 404]);
  });

  it('goes on after the last client left', async () => {
    const { sit } = await pickTable();
    const ann = await sit('ann');
    await ann.say(pick(3, 0));
    await ann.room.leave();
    const bob = await sit('bob');
    expect([bob.step, bob.view]).toMatchObject([1, { state: { picked: ['ann'] } }]);
  });

  it('keeps the clocks: whoever is out of time loses', async () => {
    const { sit } = await pickTable({ clock: { per: 'match', seconds: 0.4, increment: 0.1 } });
    const [ann, bob, cat] = [await sit('ann'), await sit('bob'), await sit('cat')];
    await ann.say(pick(3, 0));
    await bob.say(pick(3, 1));
    const clock = await ann.until(() => ann.heard.find((each) => each.type === 'clock' && each.step === 2));
    expect(clock).toMatchObject({ running: ['cat'] });
    await cat.until(() => cat.view['outcome'] !== null);
    expect(cat.view).toMatchObject({ outcome: { winners: ['ann', 'bob'], reason: 'out of time' } });
  });
});

describe('the limit of tables by address', () => {
  /**
   * Returns the answers to requests for a table from each of these addresses, one after the other, as a proxy
   * names them.
   */
  async function asking(proxies: number | undefined, addresses: readonly string[]) {
    const limited = await servedHere({
      limits: { seatsPerMinute: 1 },
      ...(proxies === undefined ? {} : { proxies }),
    });
    const statuses: number[] = [];
    for (const address of addresses) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
      const body = JSON.stringify({ game: 'pick', options: { rounds: 1 } });
      statuses.push((await fetch(`${limited.url}/api/tables`, { method: 'POST', headers, body })).status);
    }
    await limited.stop();
    forget(limited.file);
    return statuses;
  }

  it.each([
    [
      'without proxies it does not heed what a client says of itself',
      undefined,
      ['10.0.0.1', '10.0.0.2'],
      [201, 429],
    ],
    ['behind a proxy it counts for the client', 1, ['10.0.0.1', '10.0.0.2', '10.0.0.2'], [201, 201, 429]],
    [
      'behind a proxy it does not heed what stands before',
      1,
      ['1.1.1.1, 10.0.0.1', '2.2.2.2, 10.0.0.1'],
      [201, 429],
    ],
    [
      'behind a proxy that names ports it counts for the client',
      1,
      ['10.0.0.1:4711', '10.0.0.1:4712', '[2001:db8::1]:80', '2001:db8::1', '[2001:db8::1]'],
      [201, 429, 201, 429, 429],
    ],
    [
      'behind two proxies the second counts for none',
      2,
      ['10.0.0.1, 10.9.9.9', '10.0.0.2, 10.9.9.9'],
      [201, 201],
    ],
  ])('%s', async (_name, proxies, addresses, statuses) => {
    expect(await asking(proxies, addresses)).toEqual(statuses);
  });
});

it('stops without waiting for somebody who was let in and never came', async () => {
  const stopped = await servedHere();
  const { id, tokens } = await tableAt(stopped.url, { game: 'pick', options: { rounds: 3 } });
  const ann = await SocketClient.join(stopped.url, id, tokens.get('ann'));
  const body = JSON.stringify({ table: id, token: tokens.get('bob') });
  expect((await post(`${stopped.url}/matchmake/joinOrCreate/table`, body)).status).toBe(200);
  // A reservation is kept for 15 seconds.
  const begun = performance.now();
  await stopped.stop();
  expect(performance.now() - begun).toBeLessThan(10_000);
  await ann.until(() => ann.left);
  forget(stopped.file);
}, 30_000);

it('does not start on a file that another server plays, and starts once that one was stopped', async () => {
  const first = await servedHere();
  const store = sqliteStore({ file: first.file });
  const close = vi.spyOn(store, 'close');
  await expect(servedHere({ store })).rejects.toThrow('Another server plays the tables');
  expect(close).toHaveBeenCalledOnce();
  await first.stop();
  const second = await servedHere({ file: first.file });
  await second.stop();
  forget(first.file);
});
