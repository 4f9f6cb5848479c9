/** Who knows the seed of a table: nobody, unless the operator lets the seed be chosen. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { door, forget, servedHere, SocketClient, tableAt } from '../test/served.js';
import { sqliteStore, type RunningServer } from './index.js';

const asked = { game: 'pick', options: { rounds: 1 } };

describe('a server that draws its seeds', () => {
  it('refuses a chosen seed, and tells no seed', async () => {
    const server = await servedHere();
    const refused = await door(server.url, 'tables', { ...asked, seed: 'mine' });
    expect(refused).toMatchObject({
      status: 400,
      json: { issues: [{ code: 'invalidValue', path: ['seed'] }] },
    });
    const { id } = await tableAt(server.url, asked);
    const { id: another } = await tableAt(server.url, asked);
    const card = await door(server.url, `tables/${id}`);
    const watcher = await SocketClient.join(server.url, id);
    const stored = sqliteStore({ file: server.file });
    const seeds = await Promise.all([id, another].map(async (each) => (await stored.table(each))?.seed));
    await stored.close();
    await server.stop();
    forget(server.file);
    expect(new Set(seeds).size).toBe(2);
    for (const seed of seeds) expect(String(seed)).toMatch(/^[\w-]{32}$/u);
    expect(card.json['chosenSeed']).toBe(undefined);
    expect(JSON.stringify([card, watcher.heard])).not.toMatch(/seed/iu);
  });
});

describe('a server that lets seeds be chosen', () => {
  let server: RunningServer & { readonly file: string };
  beforeAll(async () => {
    server = await servedHere({ chosenSeeds: true });
  });
  afterAll(async () => {
    await server.stop();
    forget(server.file);
  });

  it('tells everybody at the table, and not of a table whose seed it drew', async () => {
    for (const [seed, chosenSeed] of [
      [{ seed: 'mine' }, true],
      [{}, undefined],
    ] as const) {
      const { id, tokens } = await tableAt(server.url, { ...asked, ...seed });
      const clients = [
        await SocketClient.join(server.url, id, tokens.get('bob')),
        await SocketClient.join(server.url, id),
      ];
      for (const { heard } of clients)
        expect(heard.flatMap((each) => (each.type === 'welcome' ? [each.chosenSeed] : []))).toEqual([
          chosenSeed,
        ]);
      expect((await door(server.url, `tables/${id}`)).json['chosenSeed']).toBe(chosenSeed);
    }
  });

  it('draws the seed of the next match at the same seats', async () => {
    const { id, tokens } = await tableAt(server.url, { ...asked, seed: 'mine' });
    const sit = (player: string) => SocketClient.join(server.url, id, tokens.get(player));
    const [ann, bob, cat] = [await sit('ann'), await sit('bob'), await sit('cat')];
    for (const [step, client] of [ann, bob, cat].entries())
      await client.say({ type: 'move', move: 'pick', params: { number: 3 }, step });
    await ann.say({ type: 'rematch' });
    for (const client of [bob, cat]) {
      const { proposal } = await client.until(() => client.heard.find((each) => each.type === 'proposal'));
      await client.say({ type: 'agree', proposal, yes: true });
    }
    const { table } = await cat.until(() => cat.heard.find((each) => each.type === 'rematch'));
    expect((await door(server.url, `tables/${table}`)).json['chosenSeed']).toBe(undefined);
    // Whoever asks for it again gets the same.
    await bob.say({ type: 'rematch' });
    for (const client of [ann, cat]) {
      const open = () => client.heard.filter((each) => each.type === 'proposal');
      const { proposal } = await client.until(() => open().find(({ by }) => by === 'bob'));
      await client.say({ type: 'agree', proposal, yes: true });
    }
    const told = () => cat.heard.filter((each) => each.type === 'rematch');
    await cat.until(() => told().length === 2);
    expect(told()).toMatchObject([{ table }, { table }]);
    const stored = sqliteStore({ file: server.file });
    expect((await stored.table(table))?.seed).not.toBe('mine');
    await stored.close();
  });

  it('gives the next match the seats as they are when it begins, not as they were when the table was opened', async () => {
    const { id, tokens } = await tableAt(server.url, asked);
    const sit = (player: string) => SocketClient.join(server.url, id, tokens.get(player));
    const [ann, bob, cat] = [await sit('ann'), await sit('bob'), await sit('cat')];
    const stored = sqliteStore({ file: server.file });
    await stored.reissue(id, 'bob', 'another hash');
    for (const [step, client] of [ann, bob, cat].entries())
      await client.say({ type: 'move', move: 'pick', params: { number: 3 }, step });
    await ann.say({ type: 'rematch' });
    for (const client of [bob, cat]) {
      const { proposal } = await client.until(() => client.heard.find((each) => each.type === 'proposal'));
      await client.say({ type: 'agree', proposal, yes: true });
    }
    const { table } = await cat.until(() => cat.heard.find((each) => each.type === 'rematch'));
    const seats = (await stored.table(table))?.seats ?? [];
    expect(seats.find(({ player }) => player === 'bob')?.token).toBe('another hash');
    await stored.close();
  });
});
