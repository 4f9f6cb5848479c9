/** The example of a host with accounts does what the page about it says. */
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { serveWithAccounts } from '../examples/accounts.js';

const USERS = [{ id: 'user 1', name: 'Ann', password: 'a secret of hers' }];

it('seats who has signed in, on whatever device, and takes no cookie that it did not write', async () => {
  const server = await serveWithAccounts({
    file: ':memory:',
    port: 0,
    secret: 'a secret of the server',
    check({ name, password }) {
      const user = USERS.find((each) => each.name === name && each.password === password);
      return user && { id: user.id, name: user.name };
    },
  });
  onTestFinished(() => server.stop());
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${server.url}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const signIn = async () => {
    const answer = await post('sign-in', { name: 'Ann', password: 'a secret of hers' });
    return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  };
  const phone = await signIn();
  expect((await post('sign-in', { name: 'Ann', password: 'a guess' })).status).toBe(403);
  const opened = await post('api/tables', { game: 'taktik', spectators: 'none' }, phone);
  const { id } = z.object({ id: z.string() }).parse(await opened.json());
  expect((await post(`api/tables/${id}/seats/red`, {}, phone)).status).toBe(201);
  const card: unknown = await (await fetch(`${server.url}/api/tables/${id}`)).json();
  expect(card).toMatchObject({ seats: [{ player: 'red', name: 'Ann', account: true }, { free: true }] });
  const join = async (cookie: string) =>
    (await post('matchmake/joinOrCreate/table', { table: id }, cookie)).status;
  expect(await join(await signIn())).toBe(200);
  const forged = `session=${Buffer.from('{"id":"user 1"}').toString('base64url')}`;
  const signature = /\..*/u.exec(phone)?.[0] ?? '';
  for (const cookie of ['', forged, `${forged}.`, `${forged}${signature}`, `${phone}x`])
    expect(await join(cookie)).toBe(403);
});
