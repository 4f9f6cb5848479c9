import { jsonObject } from '@reticle/core';
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { door, forget, servedHere, tableAt } from '../test/served.js';
import { PAGE } from './table/tables.js';

async function served(more: Parameters<typeof servedHere>[0] = {}) {
  const server = await servedHere(more);
  onTestFinished(async () => {
    await server.stop();
    forget(server.file);
  });
  return server;
}

const idOf = ({ json }: Awaited<ReturnType<typeof door>>): string => z.string().parse(json['id']);
const page = z.object({ tables: z.array(z.object({ id: z.string() })), after: z.string().optional() });

it('the list has the tables that were opened for it, while a seat is free, and no secret of them', async () => {
  const { url } = await served();
  const open = (more: object) => door(url, 'tables', { game: 'pick', options: { rounds: 3 }, ...more });
  const list = async () => (await door(url, 'tables')).json;
  await tableAt(url, { game: 'pick', options: { rounds: 3 }, listed: true });
  await open({});
  await open({ listed: true, bots: { ann: 'random', bob: 'random', cat: 'random' } });
  expect(await list()).toEqual({ tables: [] });
  const id = idOf(await open({ listed: true, bots: { ann: 'random' } }));
  expect(await list()).toEqual({
    tables: [
      {
        id,
        game: 'pick',
        seats: [
          { player: 'ann', free: false, bot: 'random' },
          { player: 'bob', free: true },
          { player: 'cat', free: true },
        ],
      },
    ],
  });
  for (const player of ['bob', 'cat']) await door(url, `tables/${id}/seats/${player}`, {});
  expect(await list()).toEqual({ tables: [] });
  expect((await open({ listed: 'yes' })).status).toBe(400);
});

it('the list is read page by page, and a closed table is not in it', async () => {
  const { url } = await served({ adminToken: 'the-token-of-an-operator' });
  const ids: string[] = [];
  for (let nth = 0; nth < PAGE + 2; nth++)
    ids.push(idOf(await door(url, 'tables', { game: 'pick', options: { rounds: 3 }, listed: true })));
  const headers = { authorization: 'Bearer the-token-of-an-operator', 'content-type': 'application/json' };
  const [closed = '', ...others] = ids;
  const body = JSON.stringify({ what: 'table', name: closed, barred: true });
  expect((await fetch(`${url}/admin/bars`, { method: 'POST', headers, body })).status).toBe(200);
  const first = page.parse((await door(url, 'tables')).json);
  const second = page.parse((await door(url, `tables?after=${first.after}`)).json);
  expect(second.after).toBeUndefined();
  const found = [...first.tables, ...second.tables].map(({ id }) => id);
  expect(found).toEqual(others.toSorted((a, b) => (a < b ? -1 : 1)));
});

it('the list of an address is asked for so many times a minute', async () => {
  const { url } = await served({ limits: { joinsPerMinute: 2 } });
  const statuses: number[] = [];
  for (let times = 0; times < 3; times++) statuses.push((await fetch(`${url}/api/tables`)).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect(jsonObject.parse(await (await fetch(`${url}/api/games`)).json())).toHaveProperty('games');
});
